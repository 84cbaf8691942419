import { describe, expect, test } from "vitest";
import { type CardContent, nextMoment, sectionsForGuests, startCard } from "#cards/engine/card.ts";
import { cardPage } from "#cards/engine/page.ts";
import { birthday } from "./kind.ts";
import { samples } from "./samples.ts";

const opens = { date: "2027-03-20", time: "19:00" };
const before = "2027-03-20T09:59:59.999Z";
const after = "2027-03-20T10:00:00.000Z";

function made(changes: Record<string, object> = {}, hidden: string[] = []): CardContent {
  const card = samples[0]?.content ?? startCard(birthday);
  const sections = Object.entries(changes).map(([name, fields]) => [
    name,
    { ...card.sections[name], ...fields },
  ]);
  return { ...card, hidden, sections: { ...card.sections, ...Object.fromEntries(sections) } };
}

function pageAt(content: CardContent, now: string, id: string | null = "abc") {
  const place = { address: "https://goi.example/birthday-card/abc", isTrial: false, kakaoKey: null };
  return cardPage({ kind: birthday, content, id, today: "2027-03-20", now, ...place });
}

describe("a card that opens at its moment", () => {
  const content = made({ waiting: opens, share: { title: "할머니 몰래 준비한 칠순" } });

  test("says nothing before it: not whose, not what for, not a word of the letter", () => {
    const page = JSON.stringify(pageAt(content, before));
    expect(page).not.toMatch(/할머니|복순|칠순|1957|하린|바다|sea-horizon|Happy/);
    expect(pageAt(content, before).card).toMatchObject({
      title: "아직 열 수 없는 카드",
      description: "2027년 3월 20일 토요일 오후 7시에 열립니다.",
      when: null,
      place: null,
    });
  });

  test("is whole in the very moment, and waits no longer", () => {
    const { shown, card } = pageAt(content, after);
    expect(card.title).toBe("우리 할머니의 칠순");
    expect(shown).toContain("letter");
    expect(shown).not.toContain("waiting");
  });

  test("is looked at anew in that moment", () => {
    expect(nextMoment(birthday, content, new Date(before))).toEqual(new Date(after));
    expect(nextMoment(birthday, content, new Date(after))).toBeNull();
  });

  test("shows its maker both what waits and what it waits for", () => {
    const { shown, card } = pageAt(content, before, null);
    expect(shown.slice(0, 3)).toEqual(["cake", "waiting", "letter"]);
    expect(card.title).toBe("우리 할머니의 칠순");
  });

  test("opens at midnight where no hour is chosen", () => {
    const midnight = made({ waiting: { ...opens, time: "" } });
    expect(pageAt(midnight, "2027-03-19T14:59:59Z").shown).toEqual(["waiting"]);
    expect(pageAt(midnight, "2027-03-19T15:00:00Z").shown).toContain("cake");
  });

  test("does not wait where the maker hid its waiting", () => {
    expect(pageAt(made({ waiting: opens }, ["waiting"]), before).card.title).toBe("우리 할머니의 칠순");
  });
});

describe("friends who write before the card opens", () => {
  const day = { today: "2027-03-20", now: before, when: null };
  const shownTo = (content: CardContent) => sectionsForGuests(birthday, content, day);

  test("find the rolling paper under the waiting, wherever it stands on the card", () => {
    const content = made({ waiting: opens, "rolling-paper": { early: true } });
    const order = ["cake", "rolling-paper", ...content.order.filter((name) => !/cake|rolling/.test(name))];
    expect(shownTo({ ...content, order })).toEqual(["waiting", "rolling-paper"]);
  });

  test("find none where the maker keeps it or takes no notes", () => {
    expect(shownTo(made({ waiting: opens, "rolling-paper": { early: false } }))).toEqual(["waiting"]);
    expect(shownTo(made({ waiting: opens, "rolling-paper": { early: true, taking: false } }))).toEqual([
      "waiting",
    ]);
  });
});

describe("notes are sealed", () => {
  const paper = birthday.sections.find(({ name }) => name === "rolling-paper");
  const sealOf = (content: CardContent) =>
    paper?.entries?.sealedUntil?.(content.sections["rolling-paper"] as never, content) ?? null;

  test.each([
    ["not at all", {}, null],
    ["until the card itself opens", { waiting: opens }, after],
    [
      "until their own day",
      { "rolling-paper": { sealed: true, opensDate: "2027-04-01" } },
      "2027-03-31T15:00:00.000Z",
    ],
    [
      "never shorter than the card",
      { waiting: opens, "rolling-paper": { sealed: true, opensDate: "2027-03-01" } },
      after,
    ],
    [
      "with the card where no day of their own is chosen",
      { waiting: opens, "rolling-paper": { sealed: true } },
      after,
    ],
  ])("%s", (_, changes, until) => {
    expect(sealOf(made(changes))?.toISOString() ?? null).toBe(until);
  });

  test("for good rather than by mistake, where the day is missing", () => {
    const content = made({ "rolling-paper": { sealed: true } });
    expect(sealOf(content)?.getUTCFullYear()).toBeGreaterThan(9_999);
    expect(nextMoment(birthday, content, new Date(before))).not.toBeNull();
  });
});

test("whose day it was signs the thanks for it, by name where it is known", () => {
  expect(birthday.carriedOver(made({ cake: { name: "김복순", nickname: "우리 할머니" } })).hosts).toBe(
    "김복순",
  );
  expect(birthday.carriedOver(made({ cake: { name: "", nickname: "온이" } })).hosts).toBe("온이");
});

test("a present leads only where a browser guards the way", () => {
  const gift = birthday.sections.find(({ name }) => name === "gift");
  const read = (link: string) => gift?.content.safeParse({ ...(gift.empty as object), link }).success;
  expect(read("https://gift.kakao.com/product/1")).toBe(true);
  for (const link of [
    "javascript:alert(1)",
    "http://a.com",
    "https://a@b.com",
    "//a.com",
    "https://localhost",
  ])
    expect(read(link), link).toBe(false);
});
