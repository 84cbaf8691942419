import { expect, test } from "vitest";
import { guestbook } from "./section.ts";

const { entries: leaving } = guestbook;
if (!leaving) throw new Error("Guests write here");
const content = { ...guestbook.empty, taking: true };

test("an entry is a name and some words, without the blanks around them", () => {
  const given = { name: " 한지우 ", message: " 축하합니다.\n오래 행복하세요. ", website: "x" };
  expect(leaving?.entry(content).parse(given)).toEqual({
    name: "한지우",
    message: "축하합니다.\n오래 행복하세요.",
  });
});

test.each([
  [{ name: "" }, "이름을 적어 주세요."],
  [{ name: "가".repeat(21) }, "이름은 20자까지 쓸 수 있습니다."],
  [{ message: " \n " }, "글을 적어 주세요."],
  [{ message: "가".repeat(301) }, "글은 300자까지 쓸 수 있습니다."],
])("with %j it is refused with a sentence", (changes, sentence) => {
  const read = leaving?.entry(content).safeParse({ name: "한지우", message: "축하합니다", ...changes });
  expect(read?.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test("entries wait for the owner only where the maker wants it, and none are taken where there is no guestbook", () => {
  expect(leaving?.approveFirst(content)).toBe(false);
  expect(leaving?.approveFirst({ ...content, approveFirst: true })).toBe(true);
  expect(leaving?.closed(content, new Date())).toBeNull();
  expect(leaving?.closed(guestbook.empty, new Date())).toBe("방명록을 받지 않는 카드입니다.");
});

test("other guests and the owner read the same words", () => {
  const entry = { name: "한지우", message: "축하합니다", more: "숨은 것" };
  expect(leaving?.shown(entry)).toEqual({ name: "한지우", message: "축하합니다" });
  expect(leaving?.columns(content).map(({ value }) => value(entry))).toEqual(["한지우", "축하합니다"]);
  expect(leaving?.figures(content, [entry, entry])).toEqual([{ label: "방명록", value: 2, unit: "개" }]);
});
