import { describe, expect, test } from "vitest";
import { easyViewOf } from "#cards/easy-view/easy-view-of.ts";
import { spoken } from "#cards/easy-view/spoken.ts";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { CONTACT_DAYS } from "#cards/engine/links.ts";
import { type CardPage, cardPage } from "#cards/engine/page.ts";
import { daysAfter } from "#domain/korean-day.ts";
import { sentOn } from "./facts-for-tests.ts";
import { addressOf, kindNamed, kinds } from "./kinds.ts";
import { samplesOf } from "./samples.ts";

const all = await Promise.all(
  (kinds as readonly Kind[]).map(async (kind) => ({
    name: kind.name,
    kind,
    contents: (await samplesOf(kind.name as never)).map(({ content }) => content as CardContent),
  })),
);

function pageOn(kind: Kind, { content, today }: { content: CardContent; today: string }): CardPage {
  const address = `https://goi.example${addressOf(kind, "view", "abc")}`;
  const now = `${today}T03:00:00.000Z`;
  return cardPage({ kind, content, id: "abc", address, today, now, isTrial: false, kakaoKey: null });
}

async function viewOn(kind: Kind, given: { content: CardContent; today?: string; search?: string }) {
  const { content, today = sentOn(kind, content), search = "" } = given;
  const page = pageOn(kind, { content, today });
  return { page, view: await easyViewOf(kind, page, search) };
}

const wordsIn = ({ screens }: Awaited<ReturnType<typeof viewOn>>["view"]) =>
  screens.flatMap(({ lines }) => lines.map(({ words }) => words));

describe.each(all)("elder mode of the kind $name", ({ kind, contents }) => {
  test("says first of all who, also of a card of which nothing is written yet", async () => {
    for (const content of [...contents, startCard(kind)]) {
      const { view } = await viewOn(kind, { content, today: "2027-01-15" });
      expect(view.screens[0]?.name).toBe("who");
      expect(view.screens[0]?.lines[0]?.as).toBe("name");
      for (const { lines, calls, links } of view.screens)
        expect(lines.length + calls.length + links.length).toBeGreaterThan(0);
    }
  });

  test("leads only to sections that the page shows and that take something", async () => {
    for (const content of contents) {
      const { page, view } = await viewOn(kind, { content });
      for (const act of [view.answer, view.gift]) {
        if (!act) continue;
        expect(page.shown).toContain(act.section);
        const section = kind.sections.find(({ name }) => name === act.section);
        const closed = section?.entries?.closed(page.sections[act.section], new Date(page.card.now));
        expect(closed ?? null).toBeNull();
      }
    }
  });

  test("shows nobody what the card hides: each section in turn", async () => {
    for (const content of contents) {
      for (const section of kind.sections.filter(({ name }) => name !== kind.first)) {
        const { view } = await viewOn(kind, { content: { ...content, hidden: [section.name] } });
        expect([view.answer?.section, view.gift?.section]).not.toContain(section.name);
        if (section.name === "venue") expect(view.ways).toBeNull();
        const own = JSON.stringify(content.sections[section.name]);
        const elsewhere = JSON.stringify({ ...content.sections, [section.name]: {} });
        for (const { phone } of view.screens.flatMap(({ calls }) => calls))
          expect(!own.includes(phone) || elsewhere.includes(phone)).toBe(true);
      }
    }
  });

  test("gives nobody's number and no account once their time is over", async () => {
    for (const content of contents) {
      const { when } = kind.facts(content);
      if (!when) continue;
      const { view } = await viewOn(kind, { content, today: daysAfter(when.date, CONTACT_DAYS + 1) });
      expect(view.screens.flatMap(({ calls }) => calls)).toEqual([]);
      expect(view.gift?.section).not.toBe("accounts");
    }
  });

  test("is said in words a voice can read, in both languages", async () => {
    for (const content of contents) {
      for (const language of ["ko", "en"] as const) {
        const { view } = await viewOn(kind, { content: { ...content, language } });
        expect(view.language).toBe(language);
        for (const words of wordsIn(view)) {
          expect(words).not.toMatch(/undefined|null|NaN|\[object/);
          expect(spoken(words, language)).not.toMatch(/[^\p{L}\p{M}\p{N}\s.,!?%:'’-]/u);
        }
      }
    }
  });
});

const cardOf = (name: string, at = 0) => {
  const found = all.find((one) => one.name === name);
  const content = found?.contents[at];
  if (!found || !content) throw new Error(`There is no ${name}`);
  return { kind: found.kind, content };
};

test("of a wedding the four screens and the four buttons are there", async () => {
  const { kind, content } = cardOf("greeting");
  const { view } = await viewOn(kind, { content });
  expect(view.screens.map(({ title }) => title)).toEqual(["누구", "언제", "어디서", "연락"]);
  expect(view.answer).toEqual({ section: "rsvp", label: "참석 알리기" });
  expect(view.gift).toEqual({ section: "accounts", label: "마음 전하기" });
  expect(view.ways?.maps.map(({ label }) => label)).toEqual(["카카오맵", "네이버 지도", "티맵"]);
  expect(wordsIn(view)).toEqual(
    expect.arrayContaining(["신랑 이도현", "이종훈 · 문경숙의 장남", "오후 12시 30분"]),
  );
});

test("after the day of a wedding its thanks are read", async () => {
  const { kind, content } = cardOf("greeting");
  const thanks = { ...content.sections["thanks-after"], body: "와 주셔서 고맙습니다.\n잘 살겠습니다." };
  const sections = { ...content.sections, "thanks-after": thanks };
  const day = kind.facts(content).when?.date ?? "";
  const { view } = await viewOn(kind, { content: { ...content, sections }, today: daysAfter(day, 1) });
  expect(view.screens.find(({ name }) => name === "letter")).toMatchObject({ title: "감사 인사" });
  expect(wordsIn(view)).toContain("와 주셔서 고맙습니다.");
  expect(wordsIn(view)).not.toContain("결혼식에 초대합니다.");
});

test("a birthday that waits says only that it waits", async () => {
  const { kind, content } = cardOf("birthday");
  const waiting = { ...content.sections.waiting, date: "2027-05-22", time: "09:00" };
  const sections = { ...content.sections, waiting };
  const hidden = content.hidden.filter((name) => name !== "waiting");
  const { view } = await viewOn(kind, { content: { ...content, sections, hidden }, today: "2027-05-01" });
  expect(view.screens.map(({ name }) => name)).toEqual(["who", "when"]);
  expect(wordsIn(view)).toContain("2027년 5월 22일 토요일 오전 9시에 열립니다.");
  expect(wordsIn(view).join(" ")).not.toContain("할머니");
});

test("a letter of thanks calls whom a personal address names", async () => {
  const { kind, content } = cardOf("thanks");
  const search = `?to=${encodeURIComponent("박하늘 선생님")}`;
  expect(wordsIn((await viewOn(kind, { content, search })).view)).toContain("박하늘 선생님께");
});

test("after the procession nobody is led to a wake that is over", async () => {
  const { kind, content } = cardOf("memorial");
  const day = kindNamed("memorial").facts(content).when?.date ?? "";
  const { view } = await viewOn(kind, { content, today: daysAfter(day, 1) });
  expect(view.ways).toBeNull();
  expect(wordsIn(view)).toContain("발인하였습니다.");
});
