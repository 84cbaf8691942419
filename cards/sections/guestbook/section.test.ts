import { expect, test } from "vitest";
import { guestbook } from "./section.ts";

const { entries: rules } = guestbook;
if (!rules) throw new Error("Guests write here");
const content = { ...guestbook.empty, taking: true };

test("an entry is a name and some words, without the blanks around them", () => {
  const given = { name: " 한지우 ", message: " 축하합니다.\n오래 행복하세요. ", website: "x" };
  expect(rules?.entry(content).parse(given)).toEqual({
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
  const read = rules?.entry(content).safeParse({ name: "한지우", message: "축하합니다", ...changes });
  expect(read?.error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test("entries wait for the owner only where the maker wants it, and none are taken where there is no guestbook", () => {
  expect(rules?.approveFirst(content)).toBe(false);
  expect(rules?.approveFirst({ ...content, approveFirst: true })).toBe(true);
  expect(rules?.closed(content, new Date())).toBeNull();
  expect(rules?.closed(guestbook.empty, new Date())).toBe("방명록을 받지 않는 카드입니다.");
});

test("other guests and the owner read the same words", () => {
  const entry = { name: "한지우", message: "축하합니다", more: "숨은 것" };
  expect(rules?.shown(entry)).toEqual({ name: "한지우", message: "축하합니다" });
  expect(rules?.columns(content).map(({ value }) => value(entry))).toEqual(["한지우", "축하합니다"]);
  expect(rules?.figures(content, [entry, entry])).toEqual([{ label: "방명록", value: 2, unit: "개" }]);
});
