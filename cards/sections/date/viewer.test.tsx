import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { date } from "./section.ts";
import { DateViewer } from "./viewer.tsx";

const card: CardFacts = {
  id: "c1",
  address: "https://goi.example/card/c1",
  today: "2027-04-22",
  now: "2027-04-22T03:00:00.000Z",
  language: "ko",
  kind: "greeting",
  title: "윤서 그리고 도현",
  description: "",
  when: { date: "2027-05-22", time: "13:00" },
  place: null,
};
const content = { ...date.empty, date: "2027-05-22", time: "13:00" };
const drawn = (given = {}, facts = {}) =>
  renderToStaticMarkup(<DateViewer content={{ ...content, ...given }} card={{ ...card, ...facts }} />);

test("a guest reads the day, sees it marked in its month, and can keep it", () => {
  const page = drawn();
  expect(page).toContain("2027년 5월 22일 토요일 오후 1시");
  expect(page.match(/<strong[^>]*>(\d+)<\/strong>/)?.[1]).toBe("22");
  expect(page).toContain("그날까지 30일 남았습니다");
  expect(page).toContain('href="https://goi.example/card/c1.ics"');
  expect(page).toContain("https://calendar.google.com/calendar/render?action=TEMPLATE");
});

test("a holiday is told by its name, not by its colour alone", () => {
  const page = drawn({}, { holidays: { "2027-05-05": "어린이날", "2027-05-22": "임시공휴일" } });
  const cells = [...page.matchAll(/<td[^>]*data-holiday[^>]*>.*?<\/td>/g)].map(([cell]) => cell);
  expect(cells).toHaveLength(2);
  expect(cells[0]).toContain('title="어린이날"');
  expect(cells[0]?.replaceAll(/<[^>]+>/g, "")).toBe("5, 어린이날");
  // The day of the card is still the one that is marked.
  expect(cells[1]).toMatch(/<strong[^>]*>22<\/strong>/);
});

test("a lunar day stands with its solar day", () => {
  const page = drawn({ lunar: true, date: "2027-04-17" });
  expect(page).toContain("2027년 5월 22일");
  expect(page).toContain("음력 4월 17일");
});

test("an end is shown by its hour, or by its day when it is another", () => {
  expect(drawn({ endTime: "15:30" })).toContain("~ 오후 3시 30분");
  const days = drawn({ endDate: "2027-05-24" });
  expect(days).toContain("~ 2027년 5월 24일 월요일");
  expect(days.match(/<strong/g)).toHaveLength(3);
});

test("a preview offers no file, and a maker may leave the countdown out", () => {
  const page = drawn({ countdown: false }, { id: null });
  expect(page).not.toContain(".ics");
  expect(page).not.toContain("D-30");
});
