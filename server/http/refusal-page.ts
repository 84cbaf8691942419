import { html } from "./html.ts";
import { plainPage } from "./plain-page.ts";

/** Somebody waits for what they opened: it comes by itself, not for everybody in the same moment. */
const AGAIN_SECONDS = { least: 8, spread: 8 };

const OPENS_BY_ITSELF = "이대로 두시면 저절로 다시 열립니다.";
const OPEN_AGAIN = html`<a href="">다시 열기</a>`;

type Told = { status: number; sentence: string; requestId: string; home: string };

/** What somebody reads who opened an address that is refused; who asks by a program gets the same as JSON. */
export function refusalPage({ status, sentence, requestId, home }: Told): string {
  const act = OPEN_AGAIN;
  if (status === 503) {
    return plainPage({
      title: "잠시만 기다려 주세요",
      words: ["찾는 분이 많아 바로 열지 못했습니다.", OPENS_BY_ITSELF],
      act,
      againAfter: AGAIN_SECONDS.least + Math.floor(Math.random() * AGAIN_SECONDS.spread),
    });
  }
  if (status >= 500) {
    const asked = html`<small>문의하실 때 알려 주세요.<br>${requestId}</small>`;
    return plainPage({ title: sentence, words: ["잠시 뒤에 다시 열어 주세요.", asked], act });
  }
  if (status === 429) return plainPage({ title: "잠시 뒤에 다시 열어 주세요", words: [sentence], act });
  const leave = html`<a href="${home}">고이로 가기</a>`;
  return plainPage({ title: "열 수 없는 페이지입니다", words: [sentence], act: leave });
}

/** `ops/unavailable.html`: what balancers and caches in front of us show when they reach none of our machines. */
export function unavailablePage(): string {
  return plainPage({
    title: "잠시만 기다려 주세요",
    words: ["지금은 바로 열지 못했습니다.", OPENS_BY_ITSELF],
    act: OPEN_AGAIN,
    againAfter: AGAIN_SECONDS.least,
  });
}

/** As browsers ask for what they show as a page; scripts and programs ask otherwise. */
export function isForReading({ headers }: Request): boolean {
  return headers.get("accept")?.includes("text/html") ?? false;
}
