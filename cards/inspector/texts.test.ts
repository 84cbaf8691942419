import { expect, test } from "vitest";
import { factsOf } from "#cards/engine/facts-of.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { textsOn } from "./texts.ts";

test("all words of a card are found where they stand, and nothing that is chosen or dialled", () => {
  const content = samples[1]?.content;
  if (!content) throw new Error("There is no sample");
  const texts = textsOn({
    kind: greeting,
    content: { ...content, hidden: ["story"] },
    facts: factsOf(greeting, content),
    today: "2027-01-01",
    now: new Date(),
    ending: null,
    starts: [],
    samples: [],
    shows: ({ name }) => name !== "story",
  });
  const at = (section: string, field: string) =>
    texts.find((one) => one.section === section && one.field === field)?.text;
  expect(at("greeting", "body")).toContain("커피 두 잔");
  expect(at("couple", "bride.givenName")).toBe("하린");
  expect(at("interview", "entries.0.answer")).toContain("처마");
  expect(texts.filter(({ section }) => section === "story")).toEqual([]);
  expect(texts.filter(({ text }) => /^[\d-]+$|^art\//.test(text))).toEqual([]);
});
