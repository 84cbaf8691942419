import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardForTests, hostileWords } from "#cards/parts/card-for-tests.ts";
import { baby } from "./baby/section.ts";
import { BabyViewer } from "./baby/viewer.tsx";
import { doljabi } from "./doljabi/section.ts";
import { DoljabiViewer } from "./doljabi/viewer.tsx";
import { lineOf } from "./growth/line.ts";
import { type GrowthEntry, growth } from "./growth/section.ts";
import { GrowthViewer } from "./growth/viewer.tsx";

const card = {
  ...cardForTests,
  today: "2027-02-20",
  now: "2027-02-20T03:00:00.000Z",
  findings: { name: "한서윤", born: "2026-02-21", animal: "말띠" },
};
const words = (markup: string) => markup.replace(/<svg.*?<\/svg>/gs, "").replace(/<[^>]*>/g, " ");

test("a guest reads how old the child is today, and of which year and sign it is", () => {
  const content = {
    ...baby.empty,
    familyName: "한",
    givenName: "서윤",
    birthDate: "2026-02-21",
    weight: 3.2,
  };
  const page = words(renderToStaticMarkup(<BabyViewer content={content} card={card} />));
  for (const said of ["365일째", "만 11개월", "말띠", "물고기자리", "3.2 kg"]) expect(page).toContain(said);
  const before = { ...card, today: "2026-02-20" };
  expect(words(renderToStaticMarkup(<BabyViewer content={content} card={before} />))).toContain("곧 만나요");
});

test("what a maker types reaches the guest as words", () => {
  const content = { ...baby.empty, givenName: "서윤", text: hostileWords };
  expect(renderToStaticMarkup(<BabyViewer content={content} card={card} />)).not.toContain("<script>");
});

test("a year is told in its order however it was typed, and its lines are also a table, with its gaps", () => {
  const none = { photo: null, height: null, weight: null };
  const entries: GrowthEntry[] = [
    { ...none, at: "month-6", text: "첫 미음", height: 67.2 },
    { ...none, at: "birth", text: "", height: 50.4, weight: 3.2 },
    { ...none, at: "day-100", text: "백일상" },
    { ...none, at: "month-1", text: "" },
  ];
  const page = renderToStaticMarkup(<GrowthViewer content={{ ...growth.empty, entries }} card={card} />);
  const steps = [...page.matchAll(/<h3[^>]*>([^<]*)/g)].map((found) => found[1]);
  expect(steps).toEqual(["태어난 날", "백일", "6개월"]);
  expect(page).toContain('dateTime="2026-05-31"');
  const rows = [...page.matchAll(/<th scope="row">(.*?)<\/tr>/g)].map((found) =>
    words(found[1] ?? "").trim(),
  );
  expect(rows.map((row) => row.replace(/\s+/g, " "))).toEqual([
    "태어난 날 50.4 cm 3.2 kg",
    "6개월 67.2 cm 기록 없음",
  ]);
  // One weight makes no line.
  expect(page.match(/data-what/g)).toHaveLength(1);
});

test("a line keeps to its box, from birth at the left to a year at the right", () => {
  const box = { width: 256, height: 112 };
  const { dots, marks } = lineOf(
    [
      { at: "birth", value: 50.4 },
      { at: "month-12", value: 50.4 },
    ],
    box,
  );
  expect(dots.map(({ x }) => x)).toEqual([0, 256]);
  for (const { y } of [...dots, ...marks]) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(box.height);
  }
});

test("without a script every thing on the table can be read, and until when; later that it is over", () => {
  const content = { ...doljabi.empty, closesDate: "2027-02-20", closesTime: "12:30" };
  const page = words(renderToStaticMarkup(<DoljabiViewer content={content} card={card} />));
  for (const { name, meaning } of doljabi.empty.things) {
    expect(page).toContain(name);
    expect(page).toContain(meaning);
  }
  expect(page).toContain("2027년 2월 20일 토요일 오후 12시 30분까지 고르실 수 있습니다.");
  const late = { ...card, now: "2027-02-20T03:30:00.000Z" };
  const over = renderToStaticMarkup(<DoljabiViewer content={content} card={late} />);
  expect(over).toContain("맞히기가 끝났습니다.");
  expect(over).not.toContain("<form");
  expect(words(over)).toContain("명주실");
});
