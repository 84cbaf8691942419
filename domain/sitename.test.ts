import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reservedWords } from "./reserved-words.ts";
import { asSitename, namesLike, reservedSkeletons, sitenameFault, skeletonOf } from "./sitename.ts";

describe("a name in an address", () => {
  test.each(["goi", "han-seoyun", "a1b", "x".repeat(20)])("%s may be one", (name) => {
    expect(sitenameFault(name)).toBeNull();
  });

  test.each([
    ["ab", /3자에서 20자/],
    ["x".repeat(21), /3자에서 20자/],
    ["-goi", /글자 사이에/],
    ["goi-", /글자 사이에/],
    ["go--i", /글자 사이에/],
    ["12345", /숫자만으로는/],
    ["한서윤", /영문 소문자/],
    ["Goi", /영문 소문자/],
    ["аdmin", /영문 소문자/],
    ["a/b", /영문 소문자/],
    ["a.b", /영문 소문자/],
    ["a%2eb", /영문 소문자/],
    ["go\u200bi", /영문 소문자/],
    ["goi\n", /영문 소문자/],
  ])("%j may not, and it is said why", (name, why) => {
    expect(sitenameFault(name)).toMatch(why);
  });

  test("is read as it was meant: without case, width and blanks around it", () => {
    expect(asSitename(" ＨＡru ")).toBe("haru");
  });

  test.each([
    ["hello", "he11o"],
    ["goi", "g0l"],
    ["modern", "modem"],
    ["vvave", "wave"],
    ["Haru", "haru"],
  ])("%s and %s look the same", (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  test("an address of the app is nobody's, nor what looks like one, nor what may become one", () => {
    const reserved = reservedSkeletons(["my-mobile-card", "create"]);
    for (const word of ["my-mobile-card", "my-mobi1e-card", "create", "admin", "adm1n", "api"]) {
      expect(reserved.has(skeletonOf(word)), word).toBe(true);
    }
    expect(reserved.has(skeletonOf("han-seoyun"))).toBe(false);
    expect(reservedWords.length).toBeGreaterThan(200);
  });

  test("what the specification promises is kept free, built or not", () => {
    const promised =
      "login signup reset-password menu quotes sample faq company card birthday-card thanks baby-birthday event memorial my-mobile-card mobile-card create order wedding site setting my-photo-card photo-card admin";
    const reserved = reservedSkeletons([]);
    expect(promised.split(" ").filter((word) => !reserved.has(skeletonOf(word)))).toEqual([]);
  });

  test("whatever was typed, names like it are names", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (typed) => {
        const names = namesLike(typed);
        expect(names.length).toBeGreaterThanOrEqual(3);
        expect(names.filter((name) => sitenameFault(name) !== null)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
