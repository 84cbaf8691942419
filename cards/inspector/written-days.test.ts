import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";
import { writtenClocks } from "./written-clocks.ts";
import { dayMeant, writtenDays } from "./written-days.ts";

const days: [text: string, read: string[]][] = [
  ["10월 16일 토요일에", ["10/16 토"]],
  ["2027년 10월 16일(토)", ["2027/10/16 토"]],
  ["2027. 10. 16 · SAT 12:30 PM", ["2027/10/16 SAT"]],
  ["2027-10-16", ["2027/10/16"]],
  ["10/16(토), 10/17 (일요일)", ["10/16 토", "10/17 일"]],
  ["27. 10. 16(토), 27년 10월 17일 일요일", ["2027/10/16 토", "2027/10/17 일"]],
  ["10/16 토 12시반, 10.17(일), 2027.10.16 Sat", ["10/16 토", "10/17 일", "2027/10/16 Sat"]],
  ["10월 16일(음력 9월 17일) 토요일", ["10/16 토"]],
  ["12. 5. 30 상영, 3.14, 10월 17일 일 마치고", ["10/17"]],
  ["피자 1/2판, 버스 6-1번, 02-0000-1016", []],
  ["음력 9월 17일, 13월 40일", []],
  ["3월 1일 일요일 없이 일하다 5월 2일", ["3/1 일", "5/2"]],
];
test.each(days)("%s: the days in it", (text, read) => {
  const said = writtenDays(text).map(({ year, month, day, weekday }) =>
    [`${year ? `${year}/` : ""}${month}/${day}`, weekday?.text].filter(Boolean).join(" "),
  );
  expect(said).toEqual(read);
});

test("a weekday stands where its first letter does, which 일요일 has twice", () => {
  const [day] = writtenDays("10월 17일 일요일");
  expect(day?.weekday).toMatchObject({ text: "일", from: "10월 17일 ".length });
});

test("another day is written in the form of the one that it takes the place of", () => {
  const forms = ["2027년 10월 16일", "10월 16일", "2027. 10. 16", "2027.9.1", "2027-10-16", "10/16(토)"];
  expect(forms.map((text) => writtenDays(text)[0]?.as("2028-05-06"))).toEqual([
    "2028년 5월 6일",
    "5월 6일",
    "2028. 05. 06",
    "2028.5.6",
    "2028-05-06",
    "5/6",
  ]);
});

test("a day without a year is the one nearest to the event", () => {
  const meant = (text: string, near: string) => writtenDays(text).map((day) => dayMeant(day, near));
  expect(meant("12월 20일까지", "2027-01-10")).toEqual(["2026-12-20"]);
  expect(meant("1월 5일", "2026-12-20")).toEqual(["2027-01-05"]);
  expect(meant("2월 29일", "2028-03-10")).toEqual(["2028-02-29"]);
  expect(meant("2027년 2월 30일", "2027-03-10")).toEqual([null]);
});

const clocks: [text: string, times: string[][]][] = [
  ["낮 12시 30분", [["12:30"]]],
  ["오후 1시 반", [["13:30"]]],
  ["1시", [["01:00", "13:00"]]],
  ["오전 열한 시, 저녁 여섯 시", [["11:00"], ["18:00"]]],
  ["밤 12시", [["00:00"]]],
  ["13:00, 1:00 PM", [["13:00"], ["13:00"]]],
  ["PM 1:00, p.m. 12:30, 1:00 am", [["13:00"], ["12:30"], ["01:00"]]],
  ["두 시간 동안, 한 시절, 다시 한 번, 2시간", []],
  ["25시, 10:75", []],
];
test.each(clocks)("%s: the hours in it", (text, times) => {
  expect(writtenClocks(text).map((clock) => clock.times)).toEqual(times);
});

test("the dots of a date end no sentence", () => {
  expect(sentencesOf("2027. 10. 16 토요일\n모십니다. 오세요!").map(({ text }) => text.trim())).toEqual([
    "2027. 10. 16 토요일",
    "모십니다.",
    "오세요!",
  ]);
});
