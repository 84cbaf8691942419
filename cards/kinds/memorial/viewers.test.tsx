import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { CardView } from "#cards/engine/card-view.tsx";
import { cardPage } from "#cards/engine/page.ts";
import { drawings } from "#cards/themes/drawings.tsx";
import { memorial } from "./kind.ts";
import { samples } from "./samples.ts";
import { viewers } from "./viewers.tsx";

/** The card's page as guests get it at a moment, `YYYY-MM-DDTHH:MM` in Korea. */
function pageAt(content: CardContent, moment: string): string {
  const now = new Date(`${moment}:00+09:00`).toISOString();
  const place = { id: "abc", address: "https://goi.example/memorial/abc", isTrial: false, kakaoKey: null };
  const page = cardPage({ kind: memorial, content, ...place, today: moment.slice(0, 10), now });
  return renderToStaticMarkup(
    <CardView {...page} viewers={viewers} drawings={drawings[content.theme.name]} />,
  );
}

const [father, , grandmother] = samples.map(({ content }) => content) as [
  CardContent,
  CardContent,
  CardContent,
];

describe("a notice", () => {
  const before = pageAt(father, "2027-11-15T08:29");

  test("says in correct form who died, and whom one may call", () => {
    for (const words of ["訃告", "김민수 님 부친상", "향년 88세", "별세하셨기에 삼가 알려 드립니다.", "빈소"])
      expect(before).toContain(words);
    expect(before).toContain('href="tel:01000000701"');
    expect(before).toContain("map.kakao.com");
  });

  test("is complete without a script: accounts in a native fold, and an honest word about the flower", () => {
    expect(before).toMatch(/<details[^>]*>.*000000-00-000701/s);
    expect(before).toMatch(/<noscript>.*이 화면에서는 보낼 수 없습니다/s);
  });

  test("from the minute of the procession on says so, and shows no way to the hall any more", () => {
    const after = pageAt(father, "2027-11-15T08:30");
    expect(after).toContain("발인하였습니다");
    expect(after).not.toContain("map.kakao.com");
    expect(before).not.toContain("발인하였습니다");
  });

  test("gives no number 31 days after the procession", () => {
    const late = pageAt(father, "2027-12-16T09:00");
    expect(late).not.toContain("tel:");
    expect(late).not.toContain("000701");
    expect(pageAt(father, "2027-12-15T09:00")).toContain("tel:");
  });

  test("leaves words of condolence to guests, unless others than the family tell it", () => {
    const told = (obituary: object) => {
      const sections = { ...father.sections, obituary: { ...father.sections.obituary, ...obituary } };
      const page = pageAt({ ...father, sections }, "2027-11-14T09:00");
      return { page, text: page.replace(/<[^>]*>/g, " ") };
    };
    const { page, text } = told({ religion: "catholic" });
    const words = "고인께서 하느님 품에서 평안히 쉬시기를 기도합니다.";
    expect(text).toContain("하느님의 부르심을 받아 선종하셨기에");
    expect(text).not.toContain(words);
    expect(page).toContain(`placeholder="예: ${words}"`);
    expect(told({ religion: "catholic", relation: "self" }).text).toContain(words);
  });

  test("never counts days and never raises its voice", () => {
    const words = samples.map(({ content }) => pageAt(content, "2027-11-10T09:00").replace(/<[^>]*>/g, " "));
    for (const text of words) expect(text).not.toMatch(/D-\d|D-day|!|만들기/i);
  });
});

describe("a page that stays", () => {
  test("becomes a memorial after the procession, with the days that are kept", () => {
    const page = pageAt(grandmother, "2026-03-20T09:00");
    for (const words of [
      "追慕",
      "오래 기억하겠습니다.",
      "49재",
      "2026년 4월 19일",
      "첫 기일",
      "2027년 2월 20일",
    ])
      expect(page).toContain(words);
    expect(page).not.toContain("訃告");
  });

  test("says on such a day that it is today, and afterwards names the next", () => {
    expect(pageAt(grandmother, "2026-04-19T09:00")).toContain("오늘은 49재입니다.");
    expect(pageAt(grandmother, "2026-04-20T09:00")).not.toContain("49재");
  });

  test("speaks of no later days before the procession", () => {
    expect(pageAt(grandmother, "2026-03-04T08:00")).not.toContain("기억하는 날");
  });
});
