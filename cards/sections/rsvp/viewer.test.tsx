import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cardForTests, hostileWords } from "#cards/parts/card-for-tests.ts";
import { type RsvpContent, rsvp } from "./section.ts";
import { RsvpViewer } from "./viewer.tsx";

const content: RsvpContent = {
  ...rsvp.empty,
  taking: true,
  title: hostileWords.slice(0, 40),
  text: hostileWords,
  deadline: "2027-05-08",
};

function shown(changes: Partial<RsvpContent> = {}, card: Partial<typeof cardForTests> = {}): string {
  return renderToStaticMarkup(
    <RsvpViewer content={{ ...content, ...changes }} card={{ ...cardForTests, ...card }} />,
  );
}

test("a guest is asked one thing first, until the last day", () => {
  for (const today of ["2027-05-01", "2027-05-08"]) {
    const html = shown({}, { today });
    expect(html).toContain("2027년 5월 8일 토요일까지 알려 주세요.");
    expect(html.match(/<legend/g)).toHaveLength(1);
    expect(html).toMatch(/참석합니다.*참석이 어렵습니다/);
  }
});

test("after the last day there is no form, and a way to say it otherwise", () => {
  const html = shown({}, { today: "2027-05-09" });
  expect(html).toContain("2027년 5월 8일 토요일까지 답을 받았습니다.");
  expect(html).not.toContain("<form");
});

test("without a script a guest reads how to answer, and nothing typed is sent anywhere", () => {
  const html = shown();
  expect(html).toMatch(/<noscript>.*전화나 문자로 전해 주세요/);
  expect(html).toContain('method="dialog"');
});

test("a maker sees every question that was chosen, each with its label", () => {
  const asks = { ...rsvp.empty.asks, phone: true, shuttle: true, companions: true, maybe: true };
  const questions = [
    {
      id: "menu",
      label: "어떤 음식을 드시나요?",
      kind: "choice" as const,
      choices: ["고기", "채소"],
      required: true,
    },
    { id: "empty", label: "", kind: "text" as const, choices: [], required: true },
  ];
  const html = shown({ asks, questions }, { id: null });
  for (const word of [
    "아직 모릅니다",
    "신부 측",
    "성함",
    "연락처",
    "어른",
    "아이",
    "식사합니다",
    "탑니다",
    "채소",
  ]) {
    expect(html).toContain(word);
  }
  const labelled = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
  const fields = [...html.matchAll(/<(?:input|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect(labelled).toEqual(fields);
  expect(html).not.toContain("answers.empty");
});

test("what was not chosen is not asked", () => {
  const asks = Object.fromEntries(Object.keys(rsvp.empty.asks).map((ask) => [ask, false]));
  const html = shown({ asks: asks as RsvpContent["asks"] }, { id: null });
  expect([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    "attending",
    "attending",
    "name",
    "website",
  ]);
});

test("the frame speaks the card's language, and nothing harmful is shown", () => {
  expect(shown({}, { language: "en" })).toContain("Will you be able to come?");
  expect(shown()).not.toMatch(/<script|<img/);
});

test("how many seats are left stands in no bytes that are kept, but its place does", () => {
  const counted = shown({ capacity: 20 });
  expect(counted).not.toContain("자리");
  expect(counted).toMatch(/<p role="status" class="[^"]*">\u00a0<\/p>/);
  expect(shown()).not.toMatch(/>\u00a0</);
});
