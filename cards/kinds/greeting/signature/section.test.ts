import { expect, test } from "vitest";
import { signature } from "./section.ts";

const { entries: rules } = signature;
if (!rules) throw new Error("Guests sign here");
const content = { ...signature.empty, taking: true };

test("a heart may come with a name or without", () => {
  const entry = rules.entry(content);
  expect(entry.parse({})).toEqual({ name: "" });
  expect(entry.parse({ name: " 한지우 " })).toEqual({ name: "한지우" });
  expect(entry.safeParse({ name: "가".repeat(21) }).error?.issues[0]?.message).toBe(
    "이름은 20자까지 쓸 수 있습니다.",
  );
});

test("the owner counts hearts and reads names", () => {
  const entries = [{ name: "한지우" }, { name: "" }];
  expect(rules.figures(content, entries)).toEqual([{ label: "축하 서명", value: 2, unit: "명" }]);
  expect(entries.map((entry) => rules.columns(content)[0]?.value(entry))).toEqual(["한지우", "이름 없이"]);
});

test("hearts are taken only where the maker wants them", () => {
  expect(rules.closed(content, new Date())).toBeNull();
  expect(rules.closed(signature.empty, new Date())).toBe("축하 서명을 받지 않는 카드입니다.");
});
