import { describe, expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import { countdown } from "./countdown.ts";
import { date, whenOf } from "./section.ts";

describe("the day a maker chose", () => {
  test.each([
    ["solar", { date: "2027-05-22", time: "13:00" }, { date: "2027-05-22", time: "13:00" }],
    ["lunar", { date: "2027-04-17", lunar: true }, { date: "2027-05-22", time: null }],
    [
      "a 30th that only the moon has",
      { date: "2027-02-30", lunar: true },
      { date: "2027-04-06", time: null },
    ],
    [
      "a leap month",
      { date: "2025-06-15", lunar: true, leapMonth: true },
      { date: "2025-08-08", time: null },
    ],
    ["a day the year does not have", { date: "2027-02-30" }, null],
    ["beyond the tables of the moon", { date: "2090-01-01", lunar: true }, null],
    ["nothing yet", {}, null],
  ])("%s", (_, given, when) => {
    const content = { ...date.empty, ...given };
    expect(date.content.safeParse(content).success).toBe(true);
    expect(whenOf(content)).toEqual(when);
    expect(date.isVisible(content)).toBe(when !== null);
  });

  test.each(["2027-13-01", "27-1-1", "tomorrow"])("%s is refused in Korean", (given) => {
    const refused = date.content.safeParse({ ...date.empty, date: given });
    expect(JSON.stringify(refused.error?.issues)).toContain("날짜를 다시 골라 주세요.");
  });
});

describe("how far the day is", () => {
  const on = (today: string, to = "2027-05-22") =>
    countdown({ from: "2027-05-22", to, today, language: "ko" });

  test.each([
    ["2027-04-22", "D-30", "그날까지 30일 남았습니다"],
    ["2027-05-21", "D-1", "바로 내일입니다"],
    ["2027-05-22", "D-DAY", "바로 오늘입니다"],
    ["2027-05-23", "D+1", "그날로부터 1일이 지났습니다"],
  ])("on %s it says %s", (today, sign, words) => {
    expect(on(today)).toEqual({ sign, words });
  });

  test("an event of several days goes on until its last", () => {
    expect(on("2027-05-23", "2027-05-24").words).toBe("2일째 이어지고 있습니다");
    expect(on("2027-05-25", "2027-05-24").sign).toBe("D+1");
  });
});

describe("the calendar file", () => {
  const file = calendarFile({
    id: "c1",
    title: "윤서, 도현의 결혼식; 초대합니다 — 오랫동안 기다린 날에 귀한 걸음 부탁드립니다",
    description: "첫 줄\r\n둘째 줄\\",
    when: { date: "2027-05-22", time: "13:00" },
    place: { name: "작은 정원", address: "서울 성북로 134-1" },
    address: "https://goi.example/card/c1",
    today: "2027-04-22",
  });

  test("ends every line with CRLF and has none over 75 octets", () => {
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test("reads back as it was meant when unfolded", () => {
    const lines = file.replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toContain("UID:c1@goi");
    expect(lines).toContain("DTSTART:20270522T040000Z");
    expect(lines).toContain("DTEND:20270522T060000Z");
    expect(lines).toContain(
      "SUMMARY:윤서\\, 도현의 결혼식\\; 초대합니다 — 오랫동안 기다린 날에 귀한 걸음 부탁드립니다",
    );
    expect(lines).toContain("DESCRIPTION:첫 줄\\n둘째 줄\\\\");
    expect(lines).toContain("LOCATION:작은 정원\\, 서울 성북로 134-1");
  });
});
