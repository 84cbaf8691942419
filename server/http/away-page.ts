import { html } from "./html.ts";
import { plainPage } from "./plain-page.ts";

/** Where the developer-tools guard sends a page. A wide side panel looks the same to it, so it says how to come back. */
export const awayPage = plainPage({
  title: "페이지를 닫았습니다",
  words: [
    "개발자 도구가 열린 것으로 보여 페이지를 떠났습니다. 쓰시던 내용은 이 기기에 남아 있습니다.",
    "브라우저 옆에 열린 넓은 패널도 그렇게 보일 수 있습니다. 패널을 닫고 다시 들어와 주세요.",
  ],
  act: html`<a href="/">고이로 돌아가기</a>`,
});
