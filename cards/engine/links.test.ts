import { describe, expect, test } from "vitest";
import { calendarSpan, callLink, contactsShown, googleCalendarLink, mapLinks, messageLink } from "./links.ts";

describe("a telephone", () => {
  test.each([
    ["010-1234-5678", "tel:01012345678"],
    ["(02) 762 1234", "tel:027621234"],
    ["+82 10-1234-5678", "tel:+821012345678"],
    ["1588-0000", "tel:15880000"],
  ])("%s is dialled as %s", (phone, link) => {
    expect(callLink(phone)).toBe(link);
    expect(messageLink(phone)).toBe(link.replace("tel:", "sms:"));
  });

  test.each(["", "  ", "-", "12"])("'%s' is no number", (phone) => {
    expect(callLink(phone)).toBeNull();
    expect(messageLink(phone)).toBeNull();
  });

  test("a message may be begun, with its line breaks", () => {
    expect(messageLink("010-1234-5678", "축하해요\n&")).toBe(
      "sms:01012345678?&body=%EC%B6%95%ED%95%98%ED%95%B4%EC%9A%94%0A%26",
    );
  });

  test("is shown until 30 days after the event", () => {
    const when = { date: "2027-05-22", time: null };
    expect(contactsShown({ when, today: "2027-06-21" })).toBe(true);
    expect(contactsShown({ when, today: "2027-06-22" })).toBe(false);
    expect(contactsShown({ when: null, today: "2030-01-01" })).toBe(true);
  });
});

describe("a place on the map services", () => {
  const garden = { name: "작은 정원, 별관", address: "서울 성북로 134-1", point: null };

  test("is searched by its address where nobody gave coordinates", () => {
    const links = mapLinks(garden);
    const address = encodeURIComponent("서울 성북로 134-1");
    expect(links).toEqual({
      kakao: `https://map.kakao.com/link/search/${address}`,
      naver: `https://map.naver.com/p/search/${address}`,
      tmap: `tmap://search?name=${address}`,
      google: `https://www.google.com/maps/search/?api=1&query=${address}`,
    });
  });

  test("is shown at its coordinates where they are known; a comma in its name does not break the address", () => {
    const links = mapLinks({ ...garden, point: { latitude: 37.5939, longitude: 126.9969 } });
    expect(links?.kakao).toBe(
      `https://map.kakao.com/link/map/${encodeURIComponent("작은 정원  별관")},37.5939,126.9969`,
    );
    expect(links?.tmap).toContain("&goalx=126.9969&goaly=37.5939");
    expect(links?.google).toBe("https://www.google.com/maps/search/?api=1&query=37.5939%2C126.9969");
  });

  test("has no link where nothing is known", () => {
    expect(mapLinks({ name: " ", address: "", point: null })).toBeNull();
  });

  test.each(['"><script>', "javascript:alert(1)", "a&b=c#d?e"])("keeps %s inside the address", (address) => {
    for (const link of Object.values(mapLinks({ name: address, address, point: null }) ?? {})) {
      expect(["https:", "tmap:"]).toContain(new URL(link).protocol);
      expect(decodeURIComponent(link)).toContain(address);
      expect(new URL(link).hash).toBe("");
    }
  });
});

describe("a calendar entry", () => {
  test.each([
    [
      "one o'clock, no end: two hours",
      { date: "2027-05-22", time: "13:00" },
      null,
      "20270522T040000Z/20270522T060000Z",
    ],
    [
      "with an end",
      { date: "2027-05-22", time: "13:00" },
      { date: "2027-05-22", time: "14:30" },
      "20270522T040000Z/20270522T053000Z",
    ],
    [
      "an end before the beginning is not believed",
      { date: "2027-05-22", time: "13:00" },
      { date: "2027-05-22", time: "09:00" },
      "20270522T040000Z/20270522T060000Z",
    ],
    ["no hour: the whole day, until the next", { date: "2027-12-31", time: null }, null, "20271231/20280101"],
    [
      "several days",
      { date: "2027-05-22", time: null },
      { date: "2027-05-24", time: null },
      "20270522/20270525",
    ],
    [
      "until the end of the last day",
      { date: "2027-05-22", time: "10:00" },
      { date: "2027-05-23", time: null },
      "20270522T010000Z/20270523T150000Z",
    ],
  ])("%s", (_, when, until, span) => {
    const { from, to } = calendarSpan({ when, until });
    expect(`${from}/${to}`).toBe(span);
  });

  test("opens Google Calendar with everything filled in", () => {
    const link = new URL(
      googleCalendarLink({
        title: "윤서 & 도현",
        description: "결혼합니다",
        when: { date: "2027-05-22", time: "13:00" },
        place: { name: "작은 정원", address: "서울 성북로 134-1" },
        address: "https://goi.example/card/1",
      }),
    );
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      text: "윤서 & 도현",
      dates: "20270522T040000Z/20270522T060000Z",
      details: "결혼합니다\nhttps://goi.example/card/1",
      location: "작은 정원, 서울 성북로 134-1",
    });
  });
});
