import { expect, test } from "vitest";
import type { Design } from "#cards/kinds/photo/document.ts";
import { templates } from "#cards/kinds/photo/templates/templates.ts";
import { printOf } from "./print.ts";

const ticket = templates.find(({ name }) => name === "ticket")?.design as Design;
const series = { ...ticket, name: "표", number: { at: 3, of: 10 } };

test("Cards of a series differ in what says their number, and share everything else", () => {
  const { cards } = printOf(series, "series");
  expect(cards).toHaveLength(10);
  const [first, second] = cards;
  const differing = (["front", "back"] as const).flatMap((side) =>
    (first?.[side] ?? []).filter((layer) => !second?.[side].includes(layer)),
  );
  const numbers = [...series.front.elements, ...series.back.elements].filter(({ type }) => type === "number");
  expect(differing.map(({ id }) => id)).toEqual(numbers.map(({ id }) => id));
  expect(numbers.length).toBeGreaterThan(0);
});

test("A card of a series looks as it does when it is printed alone", () => {
  const { cards } = printOf(series, "series");
  for (const [index, { front, back, look }] of cards.entries()) {
    const alone = printOf({ ...series, number: { at: index + 1, of: 10 } }, "one");
    expect([{ front, back, look }]).toEqual(alone.cards);
  }
});
