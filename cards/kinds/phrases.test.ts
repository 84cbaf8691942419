import { expect, test } from "vitest";
import { readCard, startCard } from "#cards/engine/card.ts";
import {
  type Phrase,
  phraseKey,
  phraseRelations,
  phraseReligions,
  seasons,
  tones,
} from "#cards/engine/phrase.ts";
import { kindNamed, kinds } from "./kinds.ts";
import { phrasesOf } from "./phrases.ts";

const books = await Promise.all(kinds.map(async (kind) => ({ kind, book: await phrasesOf(kind.name) })));
const all: Phrase[] = books.flatMap(({ book }) => [...book.phrases]);

test("there is a choice for every occasion, tone, belief, season and relation", () => {
  expect(all.length).toBeGreaterThanOrEqual(160);
  const tags = { tone: tones, religion: phraseReligions, season: seasons, relation: phraseRelations };
  for (const [tag, values] of Object.entries(tags))
    for (const value of Object.keys(values)) {
      const found = all.filter((phrase) => phrase[tag as keyof typeof tags] === value);
      expect(found.length, `${tag}: ${value}`).toBeGreaterThanOrEqual(5);
    }
  for (const { kind, book } of books)
    for (const occasion of Object.keys(book.occasions)) {
      const found = book.phrases.filter((phrase) => phrase.occasion === occasion);
      expect(found.length, `${kind.name}: ${occasion}`).toBeGreaterThanOrEqual(4);
    }
});

test("a mourning family of any belief finds words of its own, to tell it and to thank", () => {
  const memorial = books.find(({ kind }) => kindNamed(kind.name).isSolemn)?.book.phrases ?? [];
  for (const religion of Object.keys(phraseReligions)) {
    const own = memorial.filter((phrase) => phrase.religion === religion);
    expect(own.filter(({ occasion }) => occasion === "notice").length, religion).toBeGreaterThanOrEqual(3);
    expect(own.filter(({ occasion }) => occasion === "thanks").length, religion).toBeGreaterThanOrEqual(1);
  }
});

test("no phrase of any kind, and no long line of one, is said twice", () => {
  const lines = all.flatMap(({ text }) => text.split("\n")).filter((line) => line.length > 12);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  expect(new Set(all.map(phraseKey)).size).toBe(all.length);
});

test.each(books)("a $kind.name card can begin with any of its phrases", ({ kind, book }) => {
  for (const phrase of book.phrases) {
    const card = book.write(
      { ...startCard(kind), hidden: [...kind.sections.map(({ name }) => name)] },
      phrase,
    );
    const read = readCard(kind, card);
    const says = Object.entries(read.sections).filter(([, fields]) =>
      JSON.stringify(fields).includes(JSON.stringify(phrase.text)),
    );
    expect(says, phrase.text).toHaveLength(1);
    expect(read.hidden).not.toContain(says[0]?.[0]);
  }
});
