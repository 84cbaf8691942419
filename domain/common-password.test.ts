import { expect, test } from "vitest";
import { isCommonPassword } from "#domain/common-password.ts";

test.each([
  ..."0000 1111 9999 1234 4321 0123 7890 8901 2345 9876 1212 6969 8282 1122 7788".split(" "),
  ..."1988 2026 2580 1004 7942 12345 123456 12345678 111111 123123 qwer ABCD aaaa １２３４".split(" "),
])("%s is what everybody tries first", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each("7305 0486a 1357 8310 0707a 1999년 2050 1231 유나랑하준 1230 5521 사랑해".split(" "))(
  "%s is somebody's own",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test.each(["", "1", "123", "00"])("%j is too short to be a password, and told as that", (typed) => {
  expect(isCommonPassword(typed)).toBe(false);
});

test("of all four figures one in thirty is refused: people still find theirs", () => {
  const all = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, "0"));
  expect(all.filter(isCommonPassword).length).toBeLessThan(10_000 / 29);
});
