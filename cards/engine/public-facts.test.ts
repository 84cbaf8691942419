import { expect, test } from "vitest";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import type { CardContent } from "./card.ts";
import { put } from "./paths.ts";
import { changesTold, publicFacts } from "./public-facts.ts";

const wedding = samples[0]?.content as CardContent;
const after = (...changes: [path: string, value: unknown][]) => ({
  ...wedding,
  sections: changes.reduce((sections, [path, value]) => put(sections, path, value), wedding.sections),
});
const told = (now: CardContent, before = wedding) =>
  changesTold(publicFacts(greeting, before), publicFacts(greeting, now));

test.each<[string, CardContent, string[]]>([
  ["nothing", wedding, []],
  ["the hour", after(["date.time", "13:00"]), ["예식 시간이 오후 12시 30분에서 오후 1시로 바뀌었습니다."]],
  [
    "the day and the place",
    after(["date.date", "2027-10-23"], ["venue.hall", "사랑채"]),
    [
      "예식 날짜가 10월 16일 토요일에서 10월 23일 토요일로 바뀌었습니다.",
      "예식 장소가 솔그늘 한옥마당 안채 앞뜰에서 솔그늘 한옥마당 사랑채로 바뀌었습니다.",
    ],
  ],
  [
    "an account",
    after(["accounts.groups.0.people.0.number", "000000-00-000099"]),
    ["계좌번호가 바뀌었습니다. 보내시기 전에 다시 봐 주세요."],
  ],
  ["words that nobody acts upon", after(["greeting.body", "다른 인사말"]), []],
])("guests who saw the card before are told of %s", (_, now, sentences) => {
  expect(told(now)).toEqual(sentences);
});

test("what was not said before is no change, and what is hidden is told to nobody", () => {
  expect(told(wedding, after(["date.time", ""]))).toEqual([]);
  expect(told({ ...wedding, hidden: ["accounts"] })).toEqual([]);
});

test("what a place was called is told as it was typed", () => {
  const named = after(["venue.name", "$& 홀"], ["venue.hall", ""]);
  expect(told(wedding, named)[0]).toContain("$& 홀에서");
});

test("no number of an account leaves the page a second time", () => {
  expect(JSON.stringify(publicFacts(greeting, wedding))).not.toMatch(/000000|이종훈/);
});
