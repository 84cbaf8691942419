import { expect, test } from "vitest";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { startCard } from "./card.ts";
import { cardPage } from "./page.ts";

const kind = kindNamed("greeting");
const place = { id: "abc", address: "https://example.com/card/abc", isTrial: false, kakaoKey: null };

function wedding() {
  const content = startCard(kind);
  const { sections } = content;
  const couple = sections.couple as { groom: object };
  const phone = "010-0000-1234";
  sections.couple = { ...couple, groom: { ...couple.groom, givenName: "민준", phone } };
  sections.date = { ...sections.date, date: "2027-05-22" };
  sections.accounts = {
    ...sections.accounts,
    groups: [
      {
        label: "",
        people: [{ relation: "", bank: "", number: "000-0000-5678", holder: "김민준", payLink: "" }],
      },
    ],
  };
  sections.greeting = { ...sections.greeting, body: "모십니다" };
  return { ...content, hidden: ["greeting"] };
}

const pageOn = (today: string) =>
  cardPage({ kind, content: wedding(), today, now: `${today}T03:00:00.000Z`, ...place });

test("what the maker hid does not leave the server", () => {
  expect(JSON.stringify(pageOn("2027-05-01"))).not.toContain("모십니다");
});

test("telephone and account numbers leave the page thirty days after the day", () => {
  const within = JSON.stringify(pageOn("2027-06-21"));
  expect(within).toContain("010-0000-1234");
  expect(within).toContain("000-0000-5678");
  const after = JSON.stringify(pageOn("2027-06-22"));
  expect(after).not.toContain("010-0000-1234");
  expect(after).not.toContain("000-0000-5678");
  expect(after).toContain("민준");
});

test("a calendar comes with the holidays of its month, in the card's language; a page without one does without", () => {
  expect(pageOn("2027-05-01").card.holidays).toEqual({
    "2027-05-01": "노동절",
    "2027-05-03": "노동절 대체공휴일",
    "2027-05-05": "어린이날",
    "2027-05-13": "부처님 오신 날",
  });
  const on = { kind, today: "2027-05-01", now: "2027-05-01T03:00:00.000Z", ...place };
  const english = cardPage({ ...on, content: { ...wedding(), language: "en" } });
  expect(english.card.holidays?.["2027-05-05"]).toBe("Children’s Day");
  expect(cardPage({ ...on, content: { ...wedding(), hidden: ["date"] } }).card.holidays).toBeUndefined();
});

test("words that wait for their day are there for no guest, and for their maker while they write them", () => {
  const content = wedding();
  content.sections["thanks-after"] = { ...content.sections["thanks-after"], body: "와 주셔서 고맙습니다" };
  const on = { kind, content, today: "2027-05-01", now: "2027-05-01T03:00:00.000Z", ...place };
  const opened = "thanks-after";
  expect(cardPage({ ...on, opened }).shown).not.toContain(opened);
  expect(cardPage({ ...on, id: null }).shown).not.toContain(opened);
  expect(cardPage({ ...on, id: null, opened }).shown).toContain(opened);
  // Nor does an open form bring back what its maker hides.
  expect(cardPage({ ...on, id: null, opened: "greeting" }).shown).not.toContain("greeting");
});
