import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContentOf } from "#cards/engine/section.ts";
import { cardForTests, hostileWords } from "#cards/parts/card-for-tests.ts";
import type { accounts } from "./section.ts";
import { AccountsViewer } from "./viewer.tsx";

const content: ContentOf<typeof accounts> = {
  title: "마음 전하실 곳",
  text: hostileWords,
  groups: [
    {
      label: "신랑측",
      people: [
        {
          relation: "아버지",
          bank: "kb",
          number: "123456-04-123456",
          holder: "김영수",
          payLink: "https://qr.kakaopay.com/Ej8abc",
        },
        { relation: "어머니", bank: "", number: "", holder: "박순희", payLink: "" },
      ],
    },
    { label: "신부측", people: [] },
  ],
};

test("a guest finds the account folded, with the number to read and the link to pay", () => {
  const html = renderToStaticMarkup(<AccountsViewer content={content} card={cardForTests} />);
  expect(html).toMatch(/<details[^>]*><summary[^>]*><span>신랑측<\/span>/);
  expect(html).not.toMatch(/<details[^>]* open/);
  for (const word of ["아버지", "김영수", "국민은행", "123456-04-123456", "카카오페이로 보내기"]) {
    expect(html).toContain(word);
  }
  expect(html).toContain('href="https://qr.kakaopay.com/Ej8abc"');
});

test("nothing unfinished and nothing harmful is shown", () => {
  const html = renderToStaticMarkup(<AccountsViewer content={content} card={cardForTests} />);
  expect(html).not.toMatch(/신부측|박순희|<script|<img/);
});

test("thirty days after the event the page holds no number", () => {
  const shown = (today: string) =>
    renderToStaticMarkup(<AccountsViewer content={content} card={{ ...cardForTests, today }} />);
  expect(shown("2027-06-21")).toContain("123456-04-123456");
  expect(shown("2027-06-22")).toBe("");
});
