import type { CheckAnswer } from "#domain/check-answer.ts";
import { html } from "#server/http/html.ts";
import { answerMarkup, calls } from "./answer-markup.ts";
import { checkStyle } from "./check-style.ts";
import { wordsOf } from "./check-words.ts";

/** What was typed stays in the form, whatever the answer is. */
export type CheckTyped = { message: string; day: string };

type Shown = {
  typed: CheckTyped;
  /** Null before anything was asked. */
  answer: CheckAnswer | null;
  host: string;
  nonce: string;
};

const ABOUT = "받으신 청첩장이나 부고 문자가 고이에서 만든 카드인지, 링크를 누르기 전에 확인해 드립니다.";

/** The whole of `/check`: no script, no picture, no font, so that it opens at once on any telephone. */
export function checkPage({ typed, answer, host, nonce }: Shown): string {
  const title = answer ? `${wordsOf(answer).title} · 안심 확인 · 고이` : "안심 확인 · 고이";
  const isNumberAsked = answer !== null && ["no-day", "unreal-day", "unknown"].includes(answer.number.is);
  // A message that nobody should touch needs no more answers.
  const asksDay = isNumberAsked && ["ask", "nothing"].includes(answer.verdict);
  const page = html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${ABOUT}">
<meta name="theme-color" content="#fbf9f5">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${{ markup: checkStyle }}</style>
</head>
<body>
<header><a class="brand" href="/" aria-label="고이 첫 화면">${brand}</a></header>
<main>
<h1>안심 확인</h1>
<p class="lead">${ABOUT}</p>
${answer && answerMarkup(answer, { host })}
<form method="post" action="/check" accept-charset="utf-8">
<label for="message">받은 글, 주소 또는 확인번호</label>
<textarea id="message" name="message" rows="5" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="받은 글을 통째로 붙여 넣어 주세요">
${typed.message}</textarea>
${
  (asksDay || typed.day !== "") &&
  html`<label class="day" for="day">행사 날짜</label>
<input id="day" name="day" autocomplete="off" placeholder="2027년 5월 22일" value="${typed.day}">`
}
<button>확인하기</button>
</form>
<section class="part" aria-labelledby="how">
<h2 id="how">이렇게 확인하세요</h2>
<ol class="steps">
<li><p>받은 글의 링크는 아직 누르지 마세요.</p></li>
<li><p>주소창에 <b>${host}/check</b>를 손으로 적어 이 페이지를 여세요. 링크로 열린 페이지는 꾸며 낸 것일 수 있습니다.</p></li>
<li><p>받은 글을 통째로 붙여 넣으세요. 글에 적힌 확인번호 여섯 자리와 행사 날짜만 적으셔도 됩니다.</p></li>
</ol>
<p class="quiet">적으신 글은 어디에도 남기지 않으며, 글 속의 주소를 열어 보지도 않습니다.</p>
<p class="quiet" lang="en">Paste the message you were sent. We tell you whether its link is ours, without opening it.</p>
</section>
${
  !answer &&
  html`<section class="part" aria-labelledby="help">
<h2 id="help">이미 누르셨다면</h2>
${calls}
</section>`
}
</main>
<footer><div>
<p>고이 접어 보내는 카드</p>
<nav aria-label="안내와 약관"><a href="/">고이 첫 화면</a><a href="/faq#safe-check">자주 묻는 질문</a><a href="/privacy">개인정보처리방침</a></nav>
</div></footer>
</body>
</html>
`;
  return page.markup;
}

/** As in the header of every page; see `web/shell/brand.tsx`. */
const brand = html`<svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true"><path d="M4 6h24l-6.2 6.2H4z" fill="#2b2620"/><path d="M28 6v21h-6.2V12.2z" fill="#7d7162"/><circle cx="10" cy="21.8" r="5.2" fill="#a63d2f"/></svg><svg viewBox="0 0 62 32" width="43" height="22" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="3.2"><path d="M5 5.5h18.5v8.5M14 15v10M1 26.5h27"/><circle cx="42" cy="16" r="7.4"/><path d="M58 2v28"/></g></svg>`;
