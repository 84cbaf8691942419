import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { josa, type Particle } from "./hangul.ts";

const closed = fc.constantFrom("김민준", "봄밤", "이서연", "감사장", "돌", "값");
const open = fc.constantFrom("고이하우스", "카드", "김하나", "부고", "첫돌 잔치");
const wrapped = fc.constantFrom(
  (word: string) => word,
  (word: string) => `‘${word}’`,
  (word: string) => `“${word}”`,
  (word: string) => `「${word}」`,
  (word: string) => `${word}(Goi)`,
  (word: string) => `(${word})`,
  (word: string) => `${word}🎂`,
  (word: string) => `${word} `,
  (word: string) => word.normalize("NFD"),
);
const pairs: [Particle, string, string][] = [
  ["을/를", "을", "를"],
  ["이/가", "이", "가"],
  ["은/는", "은", "는"],
  ["와/과", "과", "와"],
  ["이나/나", "이나", "나"],
  ["이라/라", "이라", "라"],
];

describe("A particle", () => {
  test.each(pairs)(
    "%s follows the last sound, whatever stands around it",
    (particle, afterClosed, afterOpen) => {
      fc.assert(
        fc.property(wrapped, closed, open, (wrap, ends, endsOpen) => {
          expect(josa(wrap(ends), particle)).toBe(wrap(ends) + afterClosed);
          expect(josa(wrap(endsOpen), particle)).toBe(wrap(endsOpen) + afterOpen);
        }),
      );
    },
  );

  test.each([
    ["‘고이하우스’", "을/를", "‘고이하우스’를"],
    ["서울", "으로/로", "서울로"],
    ["‘돌’", "으로/로", "‘돌’로"],
    ["봄", "으로/로", "봄으로"],
    ["프로 1년", "으로/로", "프로 1년으로"],
    ["2027", "은/는", "2027은"],
    ["10", "을/를", "10을"],
    ["5월 22", "이/가", "5월 22가"],
    ["제3", "으로/로", "제3으로"],
    ["8", "으로/로", "8로"],
    ["KBS", "은/는", "KBS는"],
    ["SM", "이/가", "SM이"],
    ["Goi", "이/가", "Goi가"],
    ["Seoul", "으로/로", "Seoul로"],
    ["Minjun", "이/가", "Minjun이"],
    ["🎉", "을/를", "🎉를"],
    ["", "을/를", "를"],
  ] as const)("%s and %s are %s", (word, particle, said) => {
    expect(josa(word, particle)).toBe(said);
  });

  test("is one of its two forms after anything at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (word) => {
        expect([`${word}을`, `${word}를`]).toContain(josa(word, "을/를"));
      }),
    );
  });
});
