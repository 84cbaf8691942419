import { expect, test } from "vitest";
import { addresseeNameIn, personalAddress, salutation } from "./addressee.ts";

const to = (name: string) => addresseeNameIn(`?to=${encodeURIComponent(name)}`);

test("a personal address calls its reader by name", () => {
  expect(
    addresseeNameIn(new URL(personalAddress("https://goi.test/thanks/abc", "김하늘 선생님")).search),
  ).toBe("김하늘 선생님");
  expect(to("  이\u00a0 바다 ")).toBe("이 바다");
  expect(to("Seo-yeon O’Neil")).toBe("Seo-yeon O’Neil");
  expect(to("한".normalize("NFD"))).toBe("한");
});

test("without a name the letter is for everybody", () => {
  for (const search of ["", "?", "?to=", "?to=%20%20", "?from=x", "?to=%E0%A4%A"])
    expect(addresseeNameIn(search)).toBe("");
});

test("what is no name is not said: markup, addresses, numbers to call, pictures, towers of marks", () => {
  const noNames = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "{{7*7}}",
    "javascript:alert(1)",
    "https://evil.test",
    "www.evil.test",
    "당첨 01012345678",
    "me@evil.test",
    "💸💸💸",
    `한${"\u0301".repeat(9)}`,
    "12345",
    "···",
    "가".repeat(5_000),
  ];
  for (const name of noNames) expect(to(name), name.slice(0, 30)).toBe("");
});

test("signs that are not seen, or turn the writing round, are left out", () => {
  expect(to("\u202e김하늘\u202c")).toBe("김하늘");
  expect(to("김\u200b하\u2066늘\u0000\ufeff")).toBe("김하늘");
  expect(to("\u3164\u115f")).toBe("");
});

test("a name ends after twenty letters, and between two of them", () => {
  expect(to("가".repeat(25))).toBe("가".repeat(20));
  expect(to(`${"a".repeat(19)}e\u0301x`)).toBe(`${"a".repeat(19)}\u00e9`);
});

test("people are called as they are called", () => {
  expect(salutation("김하늘", "ko")).toBe("김하늘 님께");
  expect(salutation("이바다 선생님", "ko")).toBe("이바다 선생님께");
  expect(salutation("외할머니", "ko")).toBe("외할머니께");
  expect(salutation("수학과 친구들", "ko")).toBe("수학과 친구들에게");
  expect(salutation("서연이", "ko")).toBe("서연이에게");
  expect(salutation("김민수 부장", "ko")).toBe("김민수 부장님께");
  expect(salutation("민지에게", "ko")).toBe("민지에게");
  expect(salutation("Haneul", "en")).toBe("Dear Haneul,");
});
