import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { type Couple, couple, type Person } from "./section.ts";
import { CoupleViewer } from "./viewer.tsx";

const card: CardFacts = {
  id: null,
  address: "https://example.com/card/1",
  today: "2027-05-01",
  now: "2027-05-01T03:00:00.000Z",
  language: "ko",
  kind: "greeting",
  title: "김민준 · 박서연",
  description: "",
  when: { date: "2027-05-22", time: "13:00" },
  place: null,
};
const person = (more: Partial<Person>): Person => ({ ...couple.empty.groom, ...more });
const given: Couple = {
  ...couple.empty,
  groom: person({
    familyName: "김",
    givenName: "민준",
    phone: "010-0000-0001",
    father: { ...couple.empty.groom.father, name: "김철수", late: true, phone: "010-0000-0002" },
  }),
  bride: person({ familyName: "박", givenName: "서연", intro: "빵을 굽습니다." }),
};

function drawn(content: Partial<Couple> = {}, facts: Partial<CardFacts> = {}): string {
  return renderToStaticMarkup(
    <CoupleViewer content={{ ...given, ...content }} card={{ ...card, ...facts }} />,
  );
}

const text = (markup: string) => markup.replace(/<[^>]*>/g, "");

describe("a guest", () => {
  test("reads whose children they are, and can call who can be called", () => {
    expect(text(drawn())).toContain("故 김철수의 아들 민준");
    expect(drawn()).toContain('href="tel:01000000001"');
    expect(drawn()).toContain('href="sms:01000000001"');
    expect(drawn()).not.toContain("01000000002");
  });

  test("finds no numbers a month after the day", () => {
    expect(drawn({}, { today: "2027-06-21" })).toContain("tel:");
    expect(drawn({}, { today: "2027-06-22" })).not.toContain("tel:");
  });

  test("reads the bride first where the couple wants it", () => {
    const groomFirst = (markup: string) => text(markup).indexOf("민준") < text(markup).indexOf("서연");
    expect(groomFirst(drawn())).toBe(true);
    expect(groomFirst(drawn({ brideFirst: true }))).toBe(false);
    expect(drawn({ brideFirst: true })).toContain("Bride &amp; Groom");
  });

  test("is introduced only to whom there is something to say about", () => {
    expect(drawn().match(/<figure/g)).toHaveLength(1);
    expect(drawn({ bride: { ...given.bride, intro: " " } })).not.toMatch(/<figure|<h2/);
  });

  test("reads markup as the text it is", () => {
    expect(drawn({ bride: { ...given.bride, intro: "<img src=x onerror=alert(1)>" } })).toContain(
      "&lt;img src=x onerror=alert(1)&gt;",
    );
  });
});

test("only a wedding with a name or a word has a couple", () => {
  expect(couple.isVisible(given)).toBe(true);
  expect(couple.isVisible({ ...given, occasion: "new-year" })).toBe(false);
  expect(couple.isVisible(couple.empty)).toBe(false);
});
