import { describe, expect, test } from "vitest";
import type { TextElement } from "./document.ts";
import { newNumber, newText } from "./edit/new-element.ts";
import { elementWordsOf, setLetters } from "./lettering.ts";

function set(words: string, look: Partial<TextElement> = {}) {
  return setLetters({ ...newText(words), font: "noto-serif-kr", size: 5, spacing: 0, ...look }, words);
}

const rowsOf = (letters: readonly { y: number }[]) => [...new Set(letters.map(({ y }) => y))];

describe("letters on a card", () => {
  test("are broken where the line ends, between words", () => {
    const { letters } = set("태어나 줘서 고마워", { width: 25 });
    const [first, second] = rowsOf(letters);
    const line = (y: number | undefined) =>
      letters
        .filter((letter) => letter.y === y)
        .map(({ text }) => text)
        .join("");
    expect([line(first), line(second)]).toEqual(["태어나줘서", "고마워"]);
  });

  test("break inside a word only where it is longer than a line", () => {
    expect(rowsOf(set("가나다라마바사아자차", { width: 25 }).letters)).toHaveLength(2);
    expect(rowsOf(set("가나다라마", { width: 25 }).letters)).toHaveLength(1);
  });

  test("keep the breaks that were typed", () => {
    expect(rowsOf(set("가\n나\n다").letters)).toHaveLength(3);
  });

  test("begin at the left, end at the right or lie in the middle", () => {
    const firstX = (align: TextElement["align"]) => set("가나", { align, width: 40 }).letters[0]?.x ?? 0;
    expect(firstX("left")).toBe(-20);
    expect(firstX("left")).toBeLessThan(firstX("center"));
    expect(firstX("center")).toBeLessThan(firstX("right"));
  });

  test("on an arc the middle is the highest, and both ends lean away from it alike", () => {
    const { letters } = set("가나다라마", { curve: 120 });
    const [first, , middle, , last] = letters;
    expect(middle?.turn).toBeCloseTo(0);
    expect(first?.turn).toBeCloseTo(-(last?.turn ?? 0));
    expect(middle?.y).toBeLessThan(Math.min(first?.y ?? 0, last?.y ?? 0));
  });

  test("on a hanging arc the middle is the lowest", () => {
    const [first, , middle, , last] = set("가나다라마", { curve: -120 }).letters;
    expect(middle?.y).toBeGreaterThan(Math.max(first?.y ?? 0, last?.y ?? 0));
  });

  test("the number is said with two digits, and not at all where there is none", () => {
    expect(elementWordsOf(newNumber(), { number: { at: 1, of: 10 } })).toBe("No. 01/10");
    expect(elementWordsOf(newNumber(), { number: null })).toBe("");
  });
});
