import { html } from "./html.ts";
import { plainPage } from "./plain-page.ts";

/** Where an e-mail to somebody who was invited leads who wants no more: asked first, since mail programs follow links. */
export const refusingPage = plainPage({
  title: "메일을 그만 받으시겠어요?",
  words: ["이 행사에 대한 메일을 더 보내지 않습니다. 초대장은 그대로 보실 수 있습니다."],
  act: html`<form method="post"><button>그만 받기</button></form>`,
});

export const refusedPage = plainPage({
  title: "더 보내지 않겠습니다",
  words: ["이 행사에 대한 메일은 이제 가지 않습니다."],
  act: html`<a href="/">고이 보기</a>`,
});
