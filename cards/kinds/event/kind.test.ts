import { describe, expect, test } from "vitest";
import { type CardContent, readCard, startCard } from "#cards/engine/card.ts";
import { event } from "./kind.ts";
import { linkTo } from "./links/address.ts";
import { phrases } from "./phrases.ts";
import { eventTypes, eventTypeWords } from "./types.ts";

type Changes = Record<string, Record<string, unknown>>;

/** A new event with some fields filled in, as the server would read it. */
function eventWith(changes: Changes = {}): CardContent {
  const card = startCard(event);
  const sections = { ...card.sections };
  for (const [name, fields] of Object.entries(changes)) sections[name] = { ...sections[name], ...fields };
  return readCard(event, { ...card, sections });
}

const cover = { title: "겨울밤 낭독회", type: "seminar" };
const venue = { name: "물결책방", hall: "2층", address: "강원도 고이시 물결로 12" };
const session = { id: "a", name: "첫째 밤", date: "2027-01-15", time: "19:00", place: "", capacity: 10 };
const whole: Changes = { cover, venue, date: { date: "2027-01-15", time: "19:00" } };

describe("what an event says about itself", () => {
  test("its title, day, end and place, and the words of its type", () => {
    const content = eventWith({
      ...whole,
      date: { date: "2027-01-15", time: "19:00", endDate: "2027-01-16" },
    });
    expect(event.facts(content)).toMatchObject({
      title: "겨울밤 낭독회",
      description: "2027년 1월 15일 금요일 오후 7시 · 물결책방 2층",
      until: { date: "2027-01-16", time: null },
      titles: { attendance: "참가 신청", speakers: "연사" },
    });
  });

  test("the first session is its day where no other is given", () => {
    const sessions = [{ ...session, id: "b", date: "2027-01-20" }, session];
    const { when } = event.facts(eventWith({ cover, attendance: { taking: true, sessions } }));
    expect(when).toEqual({ date: "2027-01-15", time: "19:00" });
  });

  test.each(Object.keys(eventTypes))("%s: something even while nothing is typed", (type) => {
    const { title, description } = event.facts(eventWith({ cover: { type } }));
    expect(title).not.toBe("");
    expect(description).toBe(eventTypeWords[type as keyof typeof eventTypes].description);
  });
});

test("who invited signs the thanks for it; what it was called is no signature", () => {
  const opened = eventWith({ cover: { type: "opening", title: "물결책방 문 여는 날", host: "물결책방" } });
  expect(event.carriedOver(opened)).toEqual({ gathering: "business", hosts: "물결책방" });
  expect(event.carriedOver(eventWith({ cover: { title: "동네 잔치", host: " " } })).hosts).toBe("");
});

test.each([
  ["example.com/reading?x=1", "https://example.com/reading?x=1"],
  ["https://example.com", "https://example.com"],
  ["http://example.com", null],
  ["javascript:alert(1)", null],
  ["example", null],
  ['example.com/"onclick="x', null],
])("the address %s leads to %s", (typed, expected) => {
  expect(linkTo(typed)).toBe(expected);
});

test("some phrases for every type, none said twice, all calm and whole", () => {
  for (const type of Object.keys(eventTypes)) {
    expect(phrases.filter(({ occasion }) => occasion === type).length).toBeGreaterThanOrEqual(4);
  }
  const lines = phrases.flatMap(({ text }) => text.split("\n")).filter((line) => line.length > 12);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  for (const { text } of phrases) {
    expect(text).toMatch(/[.요다]\.?$/);
    expect(text).not.toMatch(/!| {2}|\p{Extended_Pictographic}/u);
  }
});
