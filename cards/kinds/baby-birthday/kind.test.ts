import { expect, test } from "vitest";
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
