import { expect, test } from "vitest";
import { businessNumber } from "./company.ts";

test.each(["220-81-62517", "2208162517", " 220 81 62517 ", "２２０-８１-６２５１７"])(
  "%s is a business number, kept as ten digits",
  (typed) => {
    expect(businessNumber.parse(typed)).toBe("2208162517");
  },
);

test.each([
  ["a wrong last digit", "220-81-62518"],
  ["two digits that changed places", "228-01-62517"],
  ["nothing but zeros, though its checksum is right", "000-00-00000"],
  ["nine digits", "220-81-6251"],
  ["eleven digits", "220-81-625170"],
  ["letters", "220-81-6251A"],
  ["nothing", ""],
])("%s is none, and it says why", (_what, typed) => {
  const read = businessNumber.safeParse(typed);
  expect(read.error?.issues[0]?.message).toMatch(/사업자등록번호/);
});
