import { describe, expect, test } from "vitest";
import { moveSection } from "./card.ts";
import { differences, isSame } from "./differences.ts";
import { greeting } from "./greeting/kind.ts";
import { hanokWedding as card } from "./greeting/wedding-samples.ts";

/** The same card with other words in one section. */
function saying(section: string, fields: object): typeof card {
  return { ...card, sections: { ...card.sections, [section]: { ...card.sections[section], ...fields } } };
}

const told = (to: typeof card) => differences(greeting, { from: card, to });

describe("what differs between two versions", () => {
  test("nothing, between a card and the same card with its fields in another order", () => {
    const turned = Object.fromEntries(Object.entries(card.sections).reverse());
    expect(isSame(card, { ...card, sections: turned })).toBe(true);
    expect(told({ ...card, sections: turned })).toEqual([]);
  });

  test("a field that is missing is one that is undefined; an empty list is no empty object", () => {
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSame([], {})).toBe(false);
    expect(isSame([1, 2], [1])).toBe(false);
  });

  test("the words where they part, short enough to be read at a glance", () => {
    const [found] = told(
      saying("greeting", { body: `${card.sections.greeting?.body}\n\n오시는 길 편안하시길 바랍니다.` }),
    );
    expect(found).toMatchObject({ section: "greeting", label: "인사말" });
    expect(found?.to).toContain("오시는 길");
    expect(found?.to.length).toBeLessThan(30);
  });

  test("words that were taken away are said to be empty", () => {
    expect(told(saying("greeting", { body: "" }))[0]).toMatchObject({ to: "(비어 있음)" });
  });

  test("how many photos there are", () => {
    expect(told(saying("gallery", { photos: [] }))[0]).toMatchObject({ from: "4개", to: "0개" });
  });

  test("the theme by its name, colours, the order and what is hidden", () => {
    const { theme, hidden } = card;
    expect(told({ ...card, theme: { ...theme, name: "film" } })).toEqual([
      { section: null, label: "디자인", from: "한지", to: "필름" },
    ]);
    expect(told({ ...card, theme: { ...theme, choice: { accent: "#112233" } } })).toMatchObject([
      { label: "디자인의 색과 글꼴" },
    ]);
    expect(told(moveSection(greeting, { content: card, from: 2, to: 4 }))).toMatchObject([{ label: "순서" }]);
    expect(told({ ...card, hidden: [...hidden, "venue"] })).toMatchObject([
      { section: "venue", from: "보임", to: "숨김" },
    ]);
  });
});
