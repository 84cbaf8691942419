import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardForTests, hostileWords } from "#cards/parts/card-for-tests.ts";
import { guestbook } from "./section.ts";
import { GuestbookViewer } from "./viewer.tsx";

const content = { ...guestbook.empty, taking: true, prompt: hostileWords };

function shown(changes: Partial<typeof content> = {}, card: Partial<typeof cardForTests> = {}): string {
  return renderToStaticMarkup(
    <GuestbookViewer content={{ ...content, ...changes }} card={{ ...cardForTests, ...card }} />,
  );
}

test("the page is drawn with a folded form and without anybody's words", () => {
  const html = shown();
  expect(html).toMatch(/<details[^>]*><summary[^>]*>축하 글 남기기/);
  expect(html).not.toMatch(/<details[^>]* open|아직 남겨진 글이 없습니다|<script|<img/);
  for (const field of ["name", "message", "password"]) expect(html).toContain(`name="${field}"`);
});

test("where entries are read first, a guest knows before writing", () => {
  expect(shown({ approveFirst: true })).toContain("올리신 글은 확인 뒤에 보입니다.");
  expect(shown()).not.toContain("올리신 글은 확인 뒤에 보입니다.");
});

test("a preview invites to write the first words, in the card's language", () => {
  expect(shown({}, { id: null })).toContain("첫 글을 남겨 주세요.");
  expect(shown({}, { id: null, language: "en" })).toContain("Please be the first.");
});
