import { describe, expect, test } from "vitest";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { type CardContent, readCard, startCard } from "./card.ts";
import { derivedWords, followFacts, withOwnWords } from "./derived.ts";
import { at, put } from "./paths.ts";
import { fillPattern } from "./patterns.ts";
import { startFrom } from "./start-from.ts";

/** What happens when a maker writes something. */
function write(content: CardContent, path: string, value: unknown): CardContent {
  const after = { ...content, sections: put(content.sections, path, value) };
  return withOwnWords(greeting, { before: content, after });
}

function named(content = startCard(greeting)): CardContent {
  const his = write(content, "couple.groom.givenName", "민준");
  return write(his, "couple.bride.givenName", "서연");
}

const says = (content: CardContent, path: string) => at(content.sections, path);

describe("a name that is typed once", () => {
  test("stands on the cover and under the thanks", () => {
    const card = named();
    expect(says(card, "cover.title")).toBe("민준");
    expect(says(card, "cover.secondTitle")).toBe("서연");
    expect(says(card, "thanks-after.signature")).toBe("민준 · 서연");
  });

  test("in the order the couple chose", () => {
    const card = write(named(), "couple.brideFirst", true);
    expect(says(card, "cover.title")).toBe("서연");
  });

  test("stays behind what the maker wrote instead, and comes back with one tap", () => {
    const own = write(named(), "cover.title", "Minjun");
    const later = write(own, "couple.groom.givenName", "준호");
    expect(says(later, "cover.title")).toBe("Minjun");
    expect(later.own).toEqual(["cover.title"]);
    const back = followFacts(greeting, later, "cover.title");
    expect(says(back, "cover.title")).toBe("준호");
    expect(back.own).toEqual([]);
  });

  test("stays away where the maker wants nothing to stand", () => {
    const bare = write(write(named(), "cover.title", ""), "couple.groom.givenName", "준호");
    expect(says(bare, "cover.title")).toBe("");
  });

  test("is the maker's own no longer once it says the same", () => {
    const same = write(write(named(), "cover.title", "Minjun"), "cover.title", "민준");
    expect(same.own).toEqual([]);
  });

  test("is not written where it does not fit", () => {
    const long = write(named(), "couple.groom.givenName", "가".repeat(20));
    const both = write(long, "couple.bride.givenName", "나".repeat(20));
    expect(() => readCard(greeting, both)).not.toThrow();
  });

  test("leaves a card that is for something else, and takes no words that somebody wrote", () => {
    const opening = write(named(), "couple.occasion", "opening");
    expect(says(opening, "cover.title")).toBe("");
    const shop = write(opening, "cover.title", "찻집 물결");
    const wedding = write(shop, "couple.occasion", "wedding");
    expect(says(wedding, "cover.title")).toBe("찻집 물결");
    expect(wedding.own).toContain("cover.title");
  });
});

describe("a card from before", () => {
  const { own: _own, ...before } = named();

  test("says what it said: what differs from the facts was written", () => {
    const stored = { ...before, sections: put(before.sections, "cover.title", "Minjun") };
    const read = readCard(greeting, JSON.parse(JSON.stringify(stored)));
    expect(says(read, "cover.title")).toBe("Minjun");
    expect(read.own).toEqual(["cover.title"]);
  });

  test("is read the same again and again", () => {
    const read = readCard(greeting, JSON.parse(JSON.stringify(before)));
    expect(readCard(greeting, JSON.parse(JSON.stringify(read)))).toEqual(read);
  });
});

describe("a card that begins with a sample", () => {
  test.each(samples.map((sample) => [sample.name, sample] as const))("%s lends nobody to it", (_, sample) => {
    const card = startFrom(greeting, sample);
    expect(readCard(greeting, JSON.parse(JSON.stringify(card)))).toEqual(card);
    const { groom, bride } = sample.content.sections.couple as {
      groom: { givenName: string };
      bride: { givenName: string };
    };
    const names = [groom.givenName, bride.givenName].filter(Boolean);
    const left = names.filter((name) => JSON.stringify(card.sections).includes(name));
    expect(left).toEqual([]);
  });

  test("signs with the couple's own names, each with its particle", () => {
    const sample = samples.find(({ name }) => name === "morning-wedding");
    if (!sample) throw new Error("There is no such sample");
    const card = named(startFrom(greeting, sample));
    expect(says(card, "greeting.signature")).toBe("서연과 민준 드림");
    expect(derivedWords(greeting, card, "greeting.signature")).toBe("서연과 민준 드림");
  });
});

test.each([
  ["{아기:이/가} 왔습니다", "아기가 왔습니다"],
  ["{이름:와/과} 함께", "민준과 함께"],
  ["{없는것} 올림", ""],
  ["{빈것:을/를} 보며", ""],
  ["{ 그대로 }", "{ 그대로 }"],
])("%s reads %s", (pattern, words) => {
  const known = {
    아기: { said: "", unsaid: "아기" },
    이름: { said: "민준", unsaid: "" },
    빈것: { said: " ", unsaid: "" },
  };
  expect(fillPattern(pattern, known)).toBe(words);
});
