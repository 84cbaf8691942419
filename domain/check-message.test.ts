import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_LINKS, MAX_MESSAGE, readMessage } from "./check-message.ts";

const own = new URL("https://goi.kr");
const read = (message: string, day = "") => readMessage({ message, day, own, today: "2026-11-18" });

describe("the check number in what somebody pasted", () => {
  test.each([
    ["482913", 482_913],
    ["482 913", 482_913],
    ["482-913", 482_913],
    ["４８２ ９１３", 482_913],
    ["확인번호 482 913", 482_913],
    ["확인번호: 000 012", 12],
    ["goi 주소창에서 확인번호 482 913\n2027년 5월 22일", 482_913],
    ["Check no. 482 913", 482_913],
    ["482913 5월 22일", 482_913],
    ["5월 22일 482 913", 482_913],
  ])("%s", (message, number) => {
    expect(read(message).number).toEqual({ number });
  });

  test.each([
    ["48291", 5],
    ["4829135", 7],
    ["확인번호 482 91", 5],
    ["확인번호 482 9135", 7],
  ])("%s has too few or too many figures", (message, length) => {
    expect(read(message).number).toEqual({ length });
  });

  test.each([
    "국민은행 123456-01-123456 김민준",
    "저희 결혼합니다. 마음 전하실 곳: 신한 110 482 913000, 오셔서 자리를 빛내 주시면 감사하겠습니다",
    "20270522",
    "초대합니다",
    "https://goi.kr/card/482913zxcvbnmasd",
    "가자 goi.kr/482913",
  ])("%s has none", (message) => {
    expect(read(message).number).toBeNull();
  });
});

describe("the days in it", () => {
  test.each([
    ["2027년 5월 22일 토요일 오후 1시", ["2027-05-22"]],
    ["2027. 05. 22 · SAT 1:00 PM", ["2027-05-22"]],
    ["2027-5-22", ["2027-05-22"]],
    ["발인 11월 20일, 입관 11월 19일", ["2026-11-20", "2026-11-19"]],
    ["1월 3일", ["2027-01-03"]],
    ["May 22, 2027", ["2027-05-22"]],
    ["22nd May", ["2027-05-22"]],
    ["27. 5. 22", ["2027-05-22"]],
  ])("%s", (message, days) => {
    expect(read(message).days).toEqual(days);
  });

  test("what was typed where the day was asked for is the day, and no other", () => {
    expect(read("482 913 2027년 5월 22일", "6/1").days).toEqual(["2027-06-01"]);
    expect(read("482 913", "20270522").days).toEqual(["2027-05-22"]);
  });

  test.each([["2월 30일"], ["2027. 13. 01"], ["언젠가"]])("%s is none", (day) => {
    expect(read("482 913", day)).toMatchObject({ days: [], unreal: day });
  });
});

test("a novel is read from its beginning, and more links than ten are said to be there", () => {
  const novel = read(`https://goi.kr/card/abc ${"가".repeat(MAX_MESSAGE)} https://evil.example`);
  expect(novel).toMatchObject({ isCut: true, links: [{ isOurs: true }] });
  const many = read(Array.from({ length: 12 }, (_, at) => `https://evil${at}.example`).join(" "));
  expect([many.links.length, many.hasMoreLinks]).toEqual([MAX_LINKS, true]);
});

describe("whatever somebody pastes", () => {
  test("is read without a fault, and no longer for being strange", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 6_000 }),
        fc.string({ unit: "binary" }),
        (message, day) => {
          const { links, number, days } = read(message, day);
          expect(links.length).toBeLessThanOrEqual(MAX_LINKS);
          if (number && "number" in number) expect(number.number).toBeLessThan(1_000_000);
          for (const one of days) expect(one).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        },
      ),
    );
  });

  test("no address of another host is ours, whatever stands before, behind and within it", () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
    const around = fc.constantFrom("", " ", "\n", "청첩장 ", "goi.kr ", "(", "https://goi.kr/card/abc\n");
    const path = fc.constantFrom(
      "",
      "/",
      "/goi.kr",
      "/card/abcdefghijkmnpqr",
      "?goi.kr",
      "#@goi.kr",
      "\\@goi.kr",
    );
    const user = fc.constantFrom("", "goi.kr@", "goi.kr:443@", "goi.kr%2f@");
    const before = fc.constantFrom("", "goi.kr.", "www.goi.kr.", "goi-", "goi.kr-");
    fc.assert(
      fc.property(around, user, before, label, path, around, (head, name, sub, host, rest, tail) => {
        const { links } = read(`${head}https://${name}${sub}${host}.example${rest}${tail}`);
        expect(links.some(({ isOurs }) => !isOurs)).toBe(true);
        for (const link of links) if (link.host.endsWith(".example")) expect(link.isOurs).toBe(false);
      }),
    );
  });

  test("an address of ours is ours in whatever case, with whatever stuck to it", () => {
    const scheme = fc.constantFrom("https://", "http://", "HTTPS://", "");
    const host = fc.constantFrom("goi.kr", "www.goi.kr", "GOI.KR", "ｇｏｉ.ｋｒ", "go\u200bi.kr", "goi。kr");
    const tail = fc.constantFrom("", ".", ",", "에서", "로", "?v=3", "#rsvp", " 입니다", "\n", "…", ")");
    fc.assert(
      fc.property(scheme, host, tail, (before, place, behind) => {
        const { links } = read(`${before}${place}/card/abcdefghijkmnpqr${behind}`);
        expect(links).toMatchObject([{ isOurs: true, path: "/card/abcdefghijkmnpqr" }]);
      }),
    );
  });
});
