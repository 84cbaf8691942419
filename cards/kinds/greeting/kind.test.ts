import { describe, expect, test } from "vitest";
import { type CardContent, readCard, startCard } from "#cards/engine/card.ts";
import { photoForTests } from "#cards/parts/card-for-tests.ts";
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
const account = { relation: "신랑", bank: "kb", number: "000000-00-000000", holder: "김민준", payLink: "" };
const askingOf = (changes: Partial<typeof account>) => ({
  groups: [{ label: "신랑 측", people: [{ ...account, ...changes }] }],
});
const asking = askingOf({});

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

describe("concerns", () => {
  const found = (changes: Changes, today?: string) =>
    greeting
      .publishChecks(cardWith(changes), today)
      .map(({ section, field, mustMend }) => [`${section}.${field}`, mustMend]);

  const cases: [what: string, changes: Changes, found: [string, boolean][]][] = [
    ["a whole wedding card has none", whole, []],
    [
      "answers that come after the day",
      { ...whole, rsvp: { taking: true, deadline: "2027-05-23" } },
      [["rsvp.deadline", false]],
    ],
    ["answers up to the day", { ...whole, rsvp: { taking: true, deadline: "2027-05-22" } }, []],
    ["answers that nobody asks for", { ...whole, rsvp: { taking: false, deadline: "2027-05-23" } }, []],
    [
      "a photo wall that closes before it opens",
      {
        ...whole,
        "photo-wall": { taking: true, fromDate: "2027-05-22", fromTime: "11:00", untilDate: "2027-05-21" },
      },
      [["photo-wall.untilDate", false]],
    ],
    [
      "a photo wall of one day",
      { ...whole, "photo-wall": { taking: true, fromDate: "2027-05-22", untilDate: "2027-05-22" } },
      [],
    ],
    [
      "an empty one lacks names, day and place",
      {},
      [
        ["couple.groom.givenName", true],
        ["couple.bride.givenName", true],
        ["date.date", true],
        ["venue.name", false],
      ],
    ],
    ["a day that is none", { ...whole, date: { date: "2027-02-30" } }, [["date.date", true]]],
    ["no time", { ...whole, date: { ...day, time: "" } }, [["date.time", false]]],
    ["a place without address", { ...whole, venue: { ...place, address: " " } }, [["venue.address", false]]],
    [
      "accounts without a place",
      { ...whole, venue: {}, accounts: asking },
      [
        ["venue.name", false],
        ["accounts.groups", false],
      ],
    ],
    ["accounts with day and place", { ...whole, accounts: asking }, []],
    [
      "an account without a bank",
      { ...whole, accounts: askingOf({ bank: "" }) },
      [["accounts.groups.0.people.0.bank", true]],
    ],
    [
      "a bank without a number",
      { ...whole, accounts: askingOf({ number: "" }) },
      [["accounts.groups.0.people.0.number", true]],
    ],
    [
      "an account of nobody",
      { ...whole, accounts: askingOf({ holder: " " }) },
      [["accounts.groups.0.people.0.holder", true]],
    ],
    [
      "a number with a digit too many",
      { ...whole, accounts: askingOf({ number: "000000-00-0000001" }) },
      [["accounts.groups.0.people.0.number", false]],
    ],
    [
      "somebody whose account is still missing",
      { ...whole, accounts: askingOf({ bank: "", number: "" }) },
      [["accounts.groups.0.people.0.number", false]],
    ],
    [
      "a link to pay by, without an account",
      { ...whole, accounts: askingOf({ bank: "", number: "", payLink: "https://toss.me/goi" }) },
      [],
    ],
    [
      "a row in which nothing stands",
      { ...whole, accounts: askingOf({ bank: "", number: "", holder: "", relation: "" }) },
      [],
    ],
    [
      "a number with a digit too few",
      {
        ...whole,
        couple: {
          ...names,
          bride: { ...names.bride, mother: { ...couple.empty.bride.mother, phone: "010-000-0000" } },
        },
        people: {
          title: "",
          groups: [
            {
              title: "",
              people: [{ name: "최", relation: "", late: false, baptismalName: "", phone: "12" }],
            },
          ],
        },
        venue: { ...place, phone: "02-000-000" },
      },
      [
        ["couple.bride.mother.phone", false],
        ["people.groups.0.people.0.phone", false],
        ["venue.phone", false],
      ],
    ],
    [
      "a new year's card needs a title and nothing else",
      { couple: { occasion: "new-year" } },
      [["cover.title", true]],
    ],
    ["and with a title has none", { couple: { occasion: "new-year" }, cover: { title: "새해" } }, []],
  ];
  test.each(cases)("%s", (_, changes, expected) => {
    expect(found(changes)).toEqual(expected);
  });

  test("an account to mend is named by whose it is, and a hidden one need not be mended", () => {
    const content = cardWith({
      ...whole,
      accounts: {
        groups: [
          {
            label: "신부 측",
            people: [
              { ...account, relation: "어머니", bank: "" },
              { ...account, relation: "", holder: "", bank: "" },
            ],
          },
        ],
      },
    });
    expect(greeting.publishChecks(content).map(({ sentence }) => sentence)).toEqual([
      "‘신부 측 어머니 김민준’ 계좌의 은행을 골라 주세요.",
      "‘신부 측 2번째’ 계좌의 은행을 골라 주세요.",
      "‘신부 측 2번째’ 계좌의 예금주를 적어 주세요.",
    ]);
    expect(greeting.publishChecks({ ...content, hidden: ["accounts"] })).toEqual([]);
  });

  test("more photos than a card may have, wherever they stand", () => {
    const photos = (count: number) => Array.from({ length: count }, () => photoForTests("sea-horizon"));
    const card = (gallery: number) =>
      found({ ...whole, cover: { photos: photos(2) }, gallery: { photos: photos(gallery) } });
    expect(card(58)).toEqual([]);
    expect(card(59)).toEqual([["gallery.photos", true]]);
  });

  test("a past day is heard of by who knows today", () => {
    expect(found(whole, "2027-05-22")).toEqual([]);
    expect(found(whole, "2027-05-23")).toEqual([["date.date", false]]);
    const asking = { ...whole, rsvp: { taking: true, deadline: "2027-05-08" } };
    expect(found(asking, "2027-05-08")).toEqual([]);
    expect(found(asking, "2027-05-09")).toEqual([["rsvp.deadline", false]]);
  });

  test("hidden accounts ask nobody for anything", () => {
    const content = cardWith({
      couple: { occasion: "opening" },
      cover: { title: "엽니다" },
      accounts: asking,
    });
    expect(greeting.publishChecks(content)).toHaveLength(1);
    expect(greeting.publishChecks({ ...content, hidden: ["accounts"] })).toEqual([]);
  });
});
