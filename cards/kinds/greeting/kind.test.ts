import { describe, expect, test } from "vitest";
import { type CardContent, readCard, startCard } from "#cards/engine/card.ts";
import { couple } from "./couple/section.ts";
import { greeting } from "./kind.ts";

type Changes = Record<string, Record<string, unknown>>;

/** A new card with some fields filled in, as the server would read it. */
function cardWith(changes: Changes = {}): CardContent {
  const card = startCard(greeting);
  const sections = { ...card.sections };
  for (const [name, fields] of Object.entries(changes)) sections[name] = { ...sections[name], ...fields };
  return readCard(greeting, { ...card, sections });
}

const person = (familyName: string, givenName: string) => ({ ...couple.empty.groom, familyName, givenName });
const names = { groom: person("김", "민준"), bride: person("박", "서연") };
const day = { date: "2027-05-22", time: "13:00" };
const place = { name: "볕뜰", hall: "별관 2층", address: "서울특별시 볕뜰구 마루길 1" };
const whole: Changes = { couple: names, date: day, venue: place };
describe("what a card says about itself", () => {
  test("a wedding: both names, day and place", () => {
    expect(greeting.facts(cardWith(whole))).toEqual({
      title: "김민준 · 박서연",
      description: "2027년 5월 22일 토요일 오후 1시 · 볕뜰 별관 2층",
      eyebrow: "Invitation",
      when: day,
      place: { name: "볕뜰 별관 2층", address: "서울특별시 볕뜰구 마루길 1" },
    });
  });

  test("the bride first where the couple wants it", () => {
    expect(greeting.facts(cardWith({ ...whole, couple: { ...names, brideFirst: true } })).title).toBe(
      "박서연 · 김민준",
    );
  });

  test("other occasions: the cover's title and the first words", () => {
    const content = cardWith({
      couple: { ...names, occasion: "new-year" },
      cover: { title: "새해 복 많이 받으세요" },
      greeting: { body: "지난 한 해 고마웠습니다.\n새해에 뵙겠습니다." },
    });
    expect(greeting.facts(content)).toMatchObject({
      title: "새해 복 많이 받으세요",
      description: "지난 한 해 고마웠습니다.",
      when: null,
      place: null,
    });
  });

  test("every occasion announces its words in its own way", () => {
    const eyebrows = ["wedding", "greeting", "new-year", "opening"].map(
      (occasion) => greeting.facts(cardWith({ couple: { occasion } })).eyebrow,
    );
    expect(eyebrows[0]).toBe("Invitation");
    expect(new Set(eyebrows).size).toBe(4);
  });

  test.each(["wedding", "greeting", "new-year", "opening"])(
    "%s: something even while nothing is typed",
    (occasion) => {
      const { title, description } = greeting.facts(cardWith({ couple: { occasion } }));
      expect(title).not.toBe("");
      expect(description).not.toBe("");
    },
  );
});
