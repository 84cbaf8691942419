import { expect, test } from "vitest";
import { adminReason, companyReason, doorName, ownerReply, writtenText } from "./written-text.ts";

test("letters are counted as people count them, after what nobody sees was taken away", () => {
  const family = "👨‍👩‍👧‍👦";
  const short = writtenText({ most: 3, long: "길다" });
  expect(short.parse(`  ${family.repeat(3)}\u200b `)).toBe(family.repeat(3));
  expect(short.safeParse(family.repeat(4)).error?.issues[0]?.message).toBe("길다");
});

test.each([
  ["a reply", ownerReply, 300, "답글은 300자까지 쓸 수 있습니다."],
  ["an admin's reason", adminReason, 200, "이유는 200자까지 쓸 수 있습니다."],
  ["a reason that a company reads", companyReason, 500, "이유는 500자까지 쓸 수 있습니다."],
  ["the name of a door", doorName, 20, "문 이름을 20자까지 적어 주세요."],
])("%s has an end", (_, schema, most, long) => {
  expect(schema.parse("가".repeat(most))).toHaveLength(most);
  expect(schema.safeParse("가".repeat(most + 1)).error?.issues.map(({ message }) => message)).toEqual([long]);
});

test("an empty reply takes the reply away; an empty reason is none", () => {
  expect(ownerReply.parse(" ")).toBe("");
  for (const schema of [adminReason, companyReason, doorName])
    expect(schema.safeParse(" ").success).toBe(false);
  expect(adminReason.safeParse("").error?.issues.map(({ message }) => message)).toEqual([
    "이유를 적어 주세요.",
  ]);
});
