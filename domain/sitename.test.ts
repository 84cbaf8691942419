import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reservedWords } from "./reserved-words.ts";
import { asSitename, reservedSkeletons, sitenameFault, skeletonOf, suggestedNames } from "./sitename.ts";

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

  const reserved = reservedSkeletons(["my-mobile-card", "create"]);
  const instead = (wanted: string, ...owner: string[]) => suggestedNames({ wanted, owner, reserved });

  test("of a word that nobody may have, the one whose page it is gives the names instead", () => {
    expect(instead("admin", "seoyun", "minsu-kim").slice(0, 3)).toEqual([
      "seoyun",
      "minsu-kim",
      "seoyun-note",
    ]);
    for (const wanted of ["admin", "adm1n", "admin2", "login", "toss-pay", "goi-admin"]) {
      expect(
        instead(wanted, "seoyun").filter((name) => name.includes(wanted)),
        wanted,
      ).toEqual([]);
    }
    expect(instead("menu", "info", "admin-kim", "kakao").filter((name) => !/my/.test(name))).toEqual([]);
  });

  test("of one that is taken, both give some", () => {
    expect(instead("haru", "seoyun").slice(0, 3)).toEqual(["haru-note", "seoyun", "haru-site"]);
    expect(instead("haru", "haru")).not.toContain("haru");
  });

  test("whatever was typed, what is suggested are names, and nobody else's words", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 30 });
    fc.assert(
      fc.property(fc.oneof(text, fc.constantFrom(...reservedWords)), fc.array(text), (wanted, owner) => {
        const names = suggestedNames({ wanted, owner, reserved });
        expect(names.length).toBeGreaterThanOrEqual(3);
        expect(names.filter((name) => sitenameFault(name) !== null)).toEqual([]);
        expect(names.filter((name) => reserved.has(skeletonOf(name)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
