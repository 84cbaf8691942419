import { expect, test } from "vitest";
import { type ThanksOccasion, thanksOccasions } from "./occasions.ts";
import { phrases } from "./phrases.ts";

test("every occasion has a choice of words, and no line of them is said twice", () => {
  for (const occasion of Object.keys(thanksOccasions) as ThanksOccasion[]) {
    expect(phrases.filter((phrase) => phrase.occasion === occasion).length).toBeGreaterThanOrEqual(5);
  }
  const lines = phrases.flatMap(({ text }) => text.split("\n")).filter((line) => line.length > 12);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test("each is short and whole; a mourning family's is quiet and speaks its own belief only", () => {
  const beliefs = {
    protestant: /하나님|주님/,
    catholic: /미사|주님/,
    buddhist: /부처님/,
    "won-buddhist": /사은/,
  };
  for (const { text, occasion, religion } of phrases) {
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text).toMatch(/[.요다]$/);
    expect(text).not.toMatch(/ $|^ | {2}|\p{Extended_Pictographic}/mu);
    if (occasion === "funeral") expect(text).not.toContain("!");
    if (religion === "none") for (const words of Object.values(beliefs)) expect(text).not.toMatch(words);
    else expect(text).toMatch(beliefs[religion]);
  }
});
