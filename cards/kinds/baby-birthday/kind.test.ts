import { describe, expect, test } from "vitest";
import { type CardContent, nextMoment, startCard } from "#cards/engine/card.ts";
import { babyBirthday } from "./kind.ts";

type Fields = Record<string, Record<string, unknown>>;

function cardWith(fields: Fields): CardContent {
  const card = startCard(babyBirthday);
  const born = { familyName: "한", givenName: "서윤", birthDate: "2026-02-21", ...fields.baby };
  for (const [section, given] of Object.entries({ ...fields, baby: born }))
    Object.assign(card.sections[section] ?? {}, given);
  return card;
}

const mustBeMended = (fields: Fields, today?: string) =>
  babyBirthday
    .publishChecks(cardWith(fields), today)
    .filter(({ mustMend }) => mustMend)
    .map(({ section, field }) => `${section}.${field}`);

const toThinkAbout = (fields: Fields, today?: string) =>
  babyBirthday.publishChecks(cardWith(fields), today).map(({ sentence }) => sentence);

describe("before a card is sent", () => {
  test.each<[string, Fields, string[]]>([
    ["a child without a name", { baby: { familyName: "", givenName: " " } }, ["baby.givenName"]],
    ["a child that is born tomorrow", { baby: { birthDate: "2026-11-16" } }, ["baby.birthDate"]],
    ["a child that is born today", { baby: { birthDate: "2026-11-15" } }, []],
    ["a party before the birth", { date: { date: "2026-02-20" } }, ["baby.birthDate"]],
    ["a party on a day that is none", { date: { date: "2027-02-30" } }, ["date.date"]],
    ["a whole card", { date: { date: "2027-02-20" } }, []],
  ])("%s", (_, fields, wrong) => {
    expect(mustBeMended(fields, "2026-11-15")).toEqual(wrong);
  });

  test("nobody is told that a day is in the future who does not say what today is", () => {
    expect(mustBeMended({ baby: { birthDate: "2099-01-01" } })).toEqual([]);
  });

  test("guessing that ends after the party, or has ended, is pointed out", () => {
    const after = { date: { date: "2027-02-20" }, doljabi: { closesDate: "2027-02-21" } };
    expect(toThinkAbout(after)).toContain("돌잡이 맞히기가 잔칫날보다 늦게 끝납니다.");
    const past = { doljabi: { closesDate: "2026-11-01" } };
    expect(toThinkAbout(past, "2026-11-15")).toContain("돌잡이 맞히기가 끝나는 때가 이미 지났습니다.");
    const alone = { doljabi: { things: [] } };
    expect(toThinkAbout(alone)).toContain("돌상에 물건을 둘 이상 올려야 손님이 고를 수 있습니다.");
    expect(toThinkAbout({ doljabi: { things: [], taking: false } }).join()).not.toContain("돌상");
  });
});

test("it is called by the child's name, and knows its animal where it knows the day", () => {
  expect(babyBirthday.facts(cardWith({}))).toMatchObject({
    title: "한서윤 첫돌",
    findings: { name: "한서윤", born: "2026-02-21", animal: "말띠" },
  });
  expect(babyBirthday.facts(startCard(babyBirthday))).toMatchObject({
    title: "첫돌",
    findings: { animal: "" },
  });
});

test("who reads English is told its year and its day in English", () => {
  const { title, findings } = babyBirthday.facts({ ...cardWith({}), language: "en" });
  expect({ title, animal: findings?.animal }).toEqual({ title: "한서윤’s first birthday", animal: "Horse" });
});

test("its page is drawn anew when guessing ends: at the set time, or at the end of the day", () => {
  const now = new Date("2027-02-20T00:00:00Z");
  const at = (doljabi: Fields[string]) => nextMoment(babyBirthday, cardWith({ doljabi }), now)?.toISOString();
  expect(at({ closesDate: "2027-02-20", closesTime: "12:30" })).toBe("2027-02-20T03:30:00.000Z");
  expect(at({ closesDate: "2027-02-20" })).toBe("2027-02-20T15:00:00.000Z");
  expect(at({ closesDate: "" })).toBeUndefined();
});
