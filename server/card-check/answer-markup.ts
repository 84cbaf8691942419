import type { CheckAnswer, CheckedCard, CheckedLink } from "#domain/check-answer.ts";
import { MAX_LINKS, MAX_MESSAGE } from "#domain/check-message.ts";
import { plainDay } from "#domain/day-words.ts";
import { type Html, html } from "#server/http/html.ts";
import { faultWords, type Tone, wordsOf } from "./check-words.ts";

/** Longer addresses are known by how they begin. */
const MOST_WRITTEN = 160;
/** Two reasons are believed; a list of them is not read. */
const MOST_FAULTS = 2;

export function answerMarkup(answer: CheckAnswer, { host }: { host: string }): Html {
  const { tone, title, lines } = wordsOf(answer);
  const { links, number, isCut, hasMoreLinks } = answer;
  const cards = number.is === "cards" ? number.cards : [];
  const isOnly = links.length === 1 && links[0]?.is === "card";
  return html`<section class="answer ${tone}" id="answer" role="status" aria-labelledby="said" tabindex="-1" autofocus>
<div class="title">${mark(tone)}<h2 id="said">${title}</h2></div>
${lines.map((line) => html`<p>${line}</p>`)}
${isCut && html`<p>글이 길어서 앞의 ${MAX_MESSAGE.toLocaleString("ko")}자까지만 살펴보았습니다.</p>`}
${hasMoreLinks && html`<p>링크가 많아서 앞의 ${MAX_LINKS}개만 살펴보았습니다.</p>`}
${!isOnly && cards.length > 0 && html`<h3>확인번호로 찾은 카드</h3>${cards.map(cardFacts)}`}
${links.length > 0 && html`<ul class="links">${links.map((link) => html`<li>${linkMarkup(link, host)}</li>`)}</ul>`}
${tone === "no" && calls}
</section>`;
}

function linkMarkup(link: CheckedLink, host: string): Html {
  const address = html`<code>${shortened(link.written)}</code>`;
  if (link.is === "card") return html`${address}${cardFacts(link.card)}`;
  if (link.is === "page") return html`${address}<p>고이의 주소입니다.</p>`;
  if (link.is === "nothing") {
    return html`${address}<p>고이의 주소이지만, 지금 여기에서 볼 수 있는 카드가 없습니다.</p>`;
  }
  const faults = link.is === "redirect" ? (["redirect"] as const) : link.faults.slice(0, MOST_FAULTS);
  const leads = link.host !== "" && link.host !== host;
  return html`${address}${faults.map((fault) => html`<p>${faultWords[fault]}</p>`)}
${leads && html`<dl><dt>이어지는 곳</dt><dd>${shortened(link.host)}</dd><dt>우리 주소</dt><dd>${host}</dd></dl>`}`;
}

function cardFacts({ label, day, names, since }: CheckedCard): Html {
  const rows = [
    ["종류", label],
    ["날짜", day && plainDay(day)],
    ["이름", names],
    ["공개한 날", plainDay(since)],
    ["지금", "열려 있습니다"],
  ].filter(([, said]) => said);
  return html`<dl>${rows.map(([name, said]) => html`<dt>${name}</dt><dd>${said}</dd>`)}</dl>`;
}

function shortened(written: string): string {
  const letters = [...written];
  return letters.length > MOST_WRITTEN ? `${letters.slice(0, MOST_WRITTEN).join("")}…` : written;
}

/** Whom to call; by tapping, where that is a telephone. */
export const calls = html`<div class="calls">
<a href="tel:118"><b>118</b>한국인터넷진흥원 상담, 24시간 무료</a>
<a href="tel:112"><b>112</b>돈을 보내셨거나 앱을 설치하셨다면</a>
</div>`;

const shapes: Record<Tone, string> = {
  yes: "M9 16.500l5 5 9.5-11",
  no: "M11 11l10 10M21 11L11 21",
  wait: "M16 9v9M16 22.500v.5",
};
const colours: Record<Tone, string> = { yes: "#24493c", no: "#782a20", wait: "#5c4310" };

function mark(tone: Tone): Html {
  return html`<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="${colours[tone]}" stroke-width="2.4" stroke-linecap="round"><circle cx="16" cy="16" r="14"/><path d="${shapes[tone]}"/></svg>`;
}
