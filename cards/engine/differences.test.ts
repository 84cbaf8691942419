import { describe, expect, test } from "vitest";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { coverOpenings } from "#cards/sections/cover/section.ts";
import { type CardContent, moveSection } from "./card.ts";
import { differences } from "./differences.ts";
import { isSame } from "./same.ts";

const card = samples.find(({ name }) => name === "hanok-wedding")?.content as CardContent;

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
    expect(told(saying("gallery", { photos: [] }))[0]).toMatchObject({ from: "사진 4장", to: "사진 0장" });
  });

  test("photos that were exchanged, turned around or described anew", () => {
    const photos = card.sections.gallery?.photos as { key: string; caption: string }[];
    const [first, ...rest] = photos as [(typeof photos)[0], ...typeof photos];
    const words = (changed: unknown[]) => told(saying("gallery", { photos: changed }))[0];
    expect(words([...rest, first])).toMatchObject({ from: "사진 4장", to: "순서를 바꿈" });
    expect(words([{ ...first, key: "u/other" }, ...rest])).toMatchObject({ to: "다른 사진 4장" });
    expect(words([{ ...first, caption: "봄날" }, ...rest])).toMatchObject({ to: "봄날" });
  });

  test("a choice by its label, a switch by its state, nothing as nothing", () => {
    expect(told(saying("cover", { opening: "envelope" }))[0]).toMatchObject({
      to: coverOpenings.envelope,
    });
    expect(told(saying("date", { countdown: !card.sections.date?.countdown }))[0]?.to).toMatch(/^[켬끔]$/);
    expect(told(saying("music", { source: { from: "none" } }))[0]?.to ?? "음악 없음").toBe("음악 없음");
  });

  test("a day with its time, on its calendar", () => {
    const from = saying("date", { date: "2027-05-22", time: "13:00", lunar: false });
    const to = (fields: object) =>
      differences(greeting, {
        from,
        to: { ...from, sections: { ...from.sections, date: { ...from.sections.date, ...fields } } },
      })[0];
    const was = "2027년 5월 22일 토요일 오후 1시";
    expect(to({ time: "13:30" })).toMatchObject({ from: was, to: "2027년 5월 22일 토요일 오후 1시 30분" });
    expect(to({ date: "2027-05-23", time: "" })).toMatchObject({ from: was, to: "2027년 5월 23일 일요일" });
    expect(to({ lunar: true })).toMatchObject({ from: was, to: "음력 2027년 5월 22일 오후 1시" });
    expect(to({ date: "", time: "" })).toMatchObject({ from: was, to: "(비어 있음)" });
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
