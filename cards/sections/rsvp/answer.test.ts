import { expect, test } from "vitest";
import { entryFrom, typedFrom } from "#cards/parts/guest-entry/typed.ts";
import { companionFields, rsvpSeats } from "./answer.ts";
import { answerFields } from "./entry-fields.ts";
import { type RsvpContent, rsvp } from "./section.ts";

const content: RsvpContent = {
  ...rsvp.empty,
  taking: true,
  asks: { ...rsvp.empty.asks, companions: true },
  questions: [{ id: "food", label: "못 드시는 음식", kind: "text", choices: [], required: false }],
};

const typed = {
  attending: "yes",
  name: "한지우",
  side: "bride",
  adults: "3",
  children: "1",
  "companions.0": "이온유",
  "companions.2": "이나래",
  meal: "yes",
  message: "축하합니다",
  "answers.food": "땅콩",
};

test("what was typed becomes an answer the card takes, and comes back into the form", () => {
  const entry = rsvp.entries?.entry(content).parse(entryFrom(answerFields, typed)) ?? {};
  expect(entry).toMatchObject({ adults: 3, companions: ["이온유", "이나래"], answers: { food: "땅콩" } });
  const again = typedFrom(entry);
  expect(again).toMatchObject({
    name: "한지우",
    adults: "3",
    "companions.1": "이나래",
    "answers.food": "땅콩",
  });
  expect(rsvp.entries?.entry(content).parse(entryFrom(answerFields, again))).toEqual(entry);
});

test.each([
  [{ adults: "1", children: "0" }, 0],
  [{ adults: "2", children: "2" }, 3],
  [{ adults: "20", children: "5" }, 10],
  [{ adults: "" }, 0],
])("with %j there are %i fields for companions", (count, fields) => {
  expect(companionFields(content, count)).toBe(fields);
});

test("where nobody is counted there is always one more field than names, up to ten", () => {
  const uncounted = { ...content, asks: { ...content.asks, count: false } };
  expect(companionFields(uncounted, {})).toBe(1);
  expect(companionFields(uncounted, { "companions.0": "이온유" })).toBe(2);
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`companions.${at}`, "이온유"]));
  expect(companionFields(uncounted, ten)).toBe(10);
});

test.each([
  typed,
  { ...typed, children: "" },
  { ...typed, attending: "no" },
  { ...typed, "companions.1": "  " },
])("the seats told before sending are those the answer takes", (given) => {
  for (const count of [true, false])
    for (const companions of [true, false]) {
      const asked = { ...content, asks: { ...content.asks, count, companions } };
      const entry = rsvp.entries?.entry(asked).parse(entryFrom(answerFields, given)) ?? {};
      expect(rsvpSeats(asked, given)).toBe(rsvp.entries?.seats?.taken(entry));
    }
});
