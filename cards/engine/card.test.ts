import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type CardContent, moveSection, readCard, shownSections, startCard } from "./card.ts";
import type { Kind } from "./kind.ts";
import { defineSection, type Section, type Upgrade } from "./section.ts";

const noteContent = z.object({
  text: z.string().max(10, "열 글자까지 쓸 수 있습니다."),
  tags: z.array(z.string()),
});
const note = (upgrades: Upgrade[] = []) =>
  defineSection({
    name: "note",
    label: "메모",
    content: noteContent,
    empty: { text: "", tags: [] },
    isVisible: ({ text }) => text !== "",
    upgrades,
  });

const blank = (name: string): Section =>
  defineSection({ name, label: name, content: z.object({}), empty: {}, isVisible: () => true, upgrades: [] });

/** A made-up kind: a face, then whatever the test is about. */
function kindWith(...sections: Section[]): Kind {
  return {
    name: "made-up",
    label: "지어낸 카드",
    line: "시험하는 카드",
    addresses: { view: "/made-up/{id}" },
    sections: [blank("face"), ...sections],
    first: "face",
    themes: ["hanji"],
    plans: [],
    factSections: { who: [] },
    facts: () => ({ title: "지어낸 카드", description: "", when: null, place: null }),
    easyView: async () => () => ({ who: [] }),
    rules: async () => [],
    samples: async () => [],
    phrases: () => Promise.reject(new Error("It has none")),
  };
}

const started = (kind: Kind, changed: Partial<CardContent> = {}) => ({ ...startCard(kind), ...changed });

describe("a card read back", () => {
  const kind = kindWith(note(), blank("a"), blank("b"));

  test("is the card that was started", () => {
    expect(readCard(kind, startCard(kind))).toEqual(startCard(kind));
  });

  test("is the same after it went through JSON", () => {
    const card = startCard(kind);
    expect(readCard(kind, JSON.parse(JSON.stringify(card)))).toEqual(card);
  });

  test("loses sections that the kind no longer has, wherever they were named", () => {
    const old = startCard(kindWith(note(), blank("a"), blank("b"), blank("lost")));
    const read = readCard(kind, { ...old, hidden: ["lost", "a"] });
    expect(read).toEqual({ ...startCard(kind), hidden: ["a"] });
  });

  test("gains sections that the kind has got since, at the end and empty", () => {
    const richer = kindWith(blank("b"), note(), blank("a"), blank("gained"));
    const read = readCard(richer, startCard(kind));
    expect(read.order).toEqual(["face", "note", "a", "b", "gained"]);
    expect(read.sections.gained).toEqual({ version: 0 });
  });

  test("keeps its first section first and in sight, whatever was stored", () => {
    const read = readCard(
      kind,
      started(kind, { order: ["b", "face", "b", "a"], hidden: ["face", "b", "b"] }),
    );
    expect(read.order).toEqual(["face", "b", "a", "note"]);
    expect(read.hidden).toEqual(["b"]);
  });

  test("says in which section and field something is wrong", () => {
    const wrong = started(kind, { sections: { note: { text: "열 글자보다 훨씬 긴 메모", tags: [] } } });
    expect(issuesOf(() => readCard(kind, wrong))).toEqual([
      [["sections", "note", "text"], "열 글자까지 쓸 수 있습니다."],
    ]);
  });

  test.each([
    ["no card at all", null],
    ["an unknown theme", { theme: { name: "plaid", choice: {} } }],
    ["a colour that is none", { theme: { name: "hanji", choice: { accent: "red;background:url(//x)" } } }],
    ["an unknown language", { language: "de" }],
  ])("is refused: %s", (_, broken) => {
    const stored = broken && { ...startCard(kind), ...broken };
    expect(() => readCard(kind, stored)).toThrow(z.ZodError);
  });
});

describe("a card stored by an older schema", () => {
  /** First the text was called `words`; then the tags were one string. */
  const upgrades: Upgrade[] = [
    ({ words, ...rest }) => ({ ...rest, text: words }),
    ({ tags, ...rest }) => ({ ...rest, tags: String(tags).split(",") }),
  ];
  const kind = kindWith(note(upgrades));
  const stored = (section: Record<string, unknown>) => started(kind, { sections: { note: section } });
  const today = { text: "안녕", tags: ["가", "나"], version: 2 };

  test.each([
    ["of the first version", { words: "안녕", tags: "가,나", version: 0 }],
    ["of before versions were written", { words: "안녕", tags: "가,나" }],
    ["of the second version", { text: "안녕", tags: "가,나", version: 1 }],
    ["of today", { text: "안녕", tags: ["가", "나"], version: 2 }],
  ])("%s is read as today's", (_, section) => {
    expect(readCard(kind, stored(section)).sections.note).toEqual(today);
  });

  test("is not upgraded twice when it is saved and read again", () => {
    const once = readCard(kind, stored({ words: "안녕", tags: "가,나" }));
    expect(readCard(kind, once)).toEqual(once);
  });
});

describe("what a guest sees", () => {
  const kind = kindWith(note(), blank("a"), blank("b"));
  const anyDay = { today: "2027-01-01", now: "2027-01-01T03:00:00Z", when: null };

  test("is every section that says something and is not hidden, in the maker's order", () => {
    expect(shownSections(kind, startCard(kind), anyDay)).toEqual(["face", "a", "b"]);
    const card = started(kind, {
      order: ["face", "b", "note", "a"],
      hidden: ["a"],
      sections: { ...startCard(kind).sections, note: { text: "안녕", tags: [] } },
    });
    expect(shownSections(kind, card, anyDay)).toEqual(["face", "b", "note"]);
  });

  test("is nothing before its time", () => {
    const waiting = kindWith({ ...blank("a"), isActive: ({ today }) => today > "2027-05-22" }, blank("b"));
    const on = (today: string) => shownSections(waiting, startCard(waiting), { ...anyDay, today });
    expect(on("2027-05-22")).toEqual(["face", "b"]);
    expect(on("2027-05-23")).toEqual(["face", "a", "b"]);
  });
});

describe("moving a section", () => {
  const kind = kindWith(blank("a"), blank("b"), blank("c"));
  const moved = (from: number, to: number) => moveSection(kind, { content: startCard(kind), from, to }).order;

  test.each([
    [1, 3, ["face", "b", "c", "a"]],
    [3, 1, ["face", "c", "a", "b"]],
    [2, 2, ["face", "a", "b", "c"]],
    [3, 0, ["face", "c", "a", "b"]],
    [2, 99, ["face", "a", "c", "b"]],
  ])("from %i to %i", (from, to, order) => {
    expect(moved(from, to)).toEqual(order);
  });

  test.each([
    [0, 2],
    [9, 1],
  ])("from %i to %i changes nothing: the first stays, and nobody is nowhere", (from, to) => {
    expect(moved(from, to)).toEqual(["face", "a", "b", "c"]);
  });

  test("leaves the card it was given as it was", () => {
    const card = startCard(kind);
    moveSection(kind, { content: card, from: 1, to: 3 });
    expect(card).toEqual(startCard(kind));
  });
});

function issuesOf(act: () => unknown): [PropertyKey[], string][] {
  try {
    act();
  } catch (error) {
    if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => [path, message]);
    throw error;
  }
  return [];
}
