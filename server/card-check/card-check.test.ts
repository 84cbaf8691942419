import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { MAX_MESSAGE } from "#domain/check-message.ts";
import { plainDay } from "#domain/day-words.ts";
import type { CardChange } from "#server/cards/store.ts";
import { openApp, type TestApp } from "#tests/app.ts";
import { checkStyle } from "./check-style.ts";
import { type CheckedSample, publishedSample } from "./checked-cards-for-tests.ts";
import { CHECKS, WRONG_NUMBERS } from "./guess-limit.ts";

const now = new Date("2026-11-15T03:00:00Z");

let app: TestApp;
let wedding: CheckedSample;
beforeAll(async () => {
  app = await openApp({ env: { PUBLIC_URL: "https://goi.kr", TRUSTED_PROXIES: "127.0.0.1" } });
  wedding = await publishedSample(app.database, { kind: "greeting", now });
});
afterAll(() => app.close());

let networks = 0;
/** Everybody comes from a network of their own, unless they say which. */
const somewhere = () => `203.0.${Math.floor(networks / 200)}.${++networks % 200}`;

type Typed = { message: string; day?: string; ip?: string; headers?: Record<string, string> };

async function check({ message, day, ip = somewhere(), headers }: Typed) {
  const body = new URLSearchParams({ message, ...(day !== undefined && { day }) });
  const answer = await app.fetch("https://goi.kr/check", {
    method: "POST",
    body,
    headers: { "x-forwarded-for": ip, ...headers },
  });
  const html = await answer.text();
  const said = /<h2 id="said">([^<]*)<\/h2>/.exec(html)?.[1] ?? "";
  return { answer, html, said };
}

/** How many statements the database was asked meanwhile. */
async function questions(work: () => Promise<unknown>): Promise<number> {
  const asked = () => app.database.queries.seconds.read().buckets.reduce((sum, count) => sum + count, 0);
  const before = asked();
  await work();
  return asked() - before;
}

describe("a card that is open", () => {
  test("is told by its address: what it is, its day, a masked name, since when; and nothing else of it", async () => {
    const { said, html } = await check({ message: `저희 결혼합니다 https://goi.kr${wedding.path}에서` });
    expect(said).toBe("고이의 카드가 맞습니다");
    expect(html).toContain("모바일 청첩장");
    expect(html).toContain(plainDay(wedding.day));
    expect(html).toMatch(/<dd>[가-힣]\*[가-힣]? · [가-힣]\*[가-힣]?<\/dd>/);
    expect(html).toContain("2026년 11월 15일");
    expect(html).toContain("열려 있습니다");
    expect(html).not.toMatch(/010-|계좌|오시는 길/);
  });

  test("is told by its number and its day, from what was pasted or from what was asked", async () => {
    const pasted = await check({
      message: `goi 주소창에서 확인번호 ${wedding.number}\n${plainDay(wedding.day)}`,
    });
    expect(pasted.said).toBe("고이의 카드가 맞습니다");
    const asking = await check({ message: wedding.number });
    expect(asking.said).toBe("행사 날짜도 적어 주세요");
    expect(asking.html).toContain(`${wedding.number}</textarea>`);
    const answered = await check({ message: wedding.number, day: plainDay(wedding.day) });
    expect(answered.html).toContain("모바일 청첩장");
  });

  test("is told by a number that stands beside its address, whatever day stands there", async () => {
    const message = `https://goi.kr${wedding.path}\ngoi 주소창에서 확인번호 ${wedding.number}`;
    expect((await check({ message })).said).toBe("고이의 카드가 맞습니다");
  });

  test("does not save a message that leads elsewhere, too", async () => {
    const message = `https://goi.kr${wedding.path} https://goi.kr.evil.example/card 확인번호 ${wedding.number}`;
    const { said, html } = await check({ message });
    expect(said).toBe("누르지 마세요");
    expect(html).toContain("베낀 뒤 링크만");
    expect(html).toContain('href="tel:118"');
  });

  test("of every kind has a label, and a page is found by its name", async () => {
    for (const kind of ["birthday", "thanks", "memorial", "event", "baby-birthday", "site"] as const) {
      const card = await publishedSample(app.database, { kind, now });
      const { said, html } = await check({ message: `goi.kr${card.path}` });
      expect(said, kind).toBe("고이의 카드가 맞습니다");
      expect(html, kind).toContain(`<dd>${kindNamed(kind).label}</dd>`);
      const byNumber = await check({ message: card.number, day: card.day });
      expect(byNumber.said, kind).toBe("고이의 카드가 맞습니다");
    }
  });

  test("shares a number and a day with another: both are told", async () => {
    const other = await publishedSample(app.database, { kind: "event", now });
    await app.database.run("update cards set check_number = $1, check_day = $2 where id = $3", [
      Number(wedding.number.replace(" ", "")),
      wedding.day,
      other.id,
    ]);
    const { html } = await check({ message: wedding.number, day: wedding.day });
    expect(html.match(/<dl>/g)).toHaveLength(2);
    await app.database.run("update cards set check_day = null where id = $1", [other.id]);
  });
});

const closed: [name: string, change: CardChange][] = [
  ["a draft", { status: "draft", publishedAt: null, liveVersion: null, checkDay: null }],
  ["closed", { status: "closed" }],
  ["deleted", { deletedAt: now }],
  ["suspended", { suspendedReason: "신고" }],
  ["blocked", { blockedUntil: new Date("2026-12-15T03:00:00Z") }],
  ["over", { expiresAt: new Date("2026-11-15T02:59:59Z") }],
];

describe.each(closed)("a card that is %s", (_name, change) => {
  const likeUnknown = async (hidden: string, unknown: string, day?: string) => {
    const [one, other] = [await check({ message: hidden, day }), await check({ message: unknown, day })];
    const plain = ({ html }: typeof one) =>
      html
        .replaceAll(/nonce(="|-)[^"']*/g, "")
        .replaceAll(hidden, "…")
        .replaceAll(unknown, "…");
    expect(plain(one)).toBe(plain(other));
    expect(one.said).toBe("지금은 확인되지 않습니다");
    expect(one.answer.status).toBe(other.answer.status);
    const count = (message: string) => questions(() => check({ message, day }));
    expect(await count(hidden)).toBe(await count(unknown));
  };

  test("is answered by its address like one that never was: in the same words, with the same work", async () => {
    const card = await publishedSample(app.database, { kind: "greeting", now, change });
    await likeUnknown(`https://goi.kr/card/${card.id}`, "https://goi.kr/card/zzzzzzzzzzzzzzzz");
  });

  test("is answered by its number like one that nobody has", async () => {
    const card = await publishedSample(app.database, { kind: "greeting", now, change });
    await app.database.run("update cards set check_number = 700001 where id = $1", [card.id]);
    await likeUnknown("700 001", "700 002", card.day);
  });
});

test("the name of a page that is closed is answered like a name that nobody has", async () => {
  const page = await publishedSample(app.database, { kind: "site", now }).catch(() => null);
  await app.database.run("update cards set status = 'closed' where kind = 'site'");
  const { rows } = await app.database.run(
    "select name from cards where kind = 'site' and name is not null limit 1",
  );
  const name = page?.path ?? `/${String(rows[0]?.name)}`;
  const [one, other] = [`https://goi.kr${name}`, "https://goi.kr/nobody-has-this"];
  expect((await check({ message: one })).said).toBe("지금은 확인되지 않습니다");
  expect((await check({ message: other })).said).toBe("지금은 확인되지 않습니다");
  expect(await questions(() => check({ message: one }))).toBe(
    await questions(() => check({ message: other })),
  );
});

describe("bad input", () => {
  test.each([
    ["", "받으신 글을 넣어 주세요"],
    [" \n ", "받으신 글을 넣어 주세요"],
    ["결혼합니다", "주소도 확인번호도 찾지 못했습니다"],
    ["48291", "번호를 다시 살펴 주세요"],
    ["4829135", "번호를 다시 살펴 주세요"],
    ["482 913 2월 30일", "날짜를 다시 적어 주세요"],
    ["https://goi.kr:8443/card/abc", "누르지 마세요"],
    ["https://goi.kr@evil.example/", "누르지 마세요"],
    ["https://xn--gi-fmc.kr/card/abc", "누르지 마세요"],
    ["https://bit.ly/3abc", "누르지 마세요"],
    ["https://goi.kr", "고이의 주소입니다"],
    ["http://goi.kr/faq#safe-check", "고이의 주소입니다"],
  ])("%j: %s", async (message, expected) => {
    const { said, answer } = await check({ message });
    expect(said).toBe(expected);
    expect(answer.status).toBe(200);
  });

  test("a novel is read from its beginning, which stays in the form, and that is said", async () => {
    const { html } = await check({ message: `https://goi.kr${wedding.path} ${"가나다 ".repeat(100_000)}` });
    expect(html).toContain(`앞의 ${MAX_MESSAGE.toLocaleString("ko")}자까지만`);
    expect(html).toContain("고이의 카드가 맞습니다");
  });

  test("what was typed comes back as text, never as markup", async () => {
    const message = '</textarea><script>alert(1)</script><a href="https://evil.example/">';
    const { html } = await check({ message, day: '"><script>' });
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;/textarea&gt;&lt;script&gt;");
  });

  test("a body that is no form is an empty one", async () => {
    const answer = await app.fetch("https://goi.kr/check", {
      method: "POST",
      body: "{}",
      headers: { "x-forwarded-for": somewhere() },
    });
    expect(await answer.text()).toContain("받으신 글을 넣어 주세요");
  });
});

describe("guessing", () => {
  test("ends after so many numbers that nobody has; then no question is asked, and addresses are still checked", async () => {
    const ip = somewhere();
    for (let at = 0; at < WRONG_NUMBERS.most; at += 1) {
      const { said } = await check({ message: String(600_000 + at), day: "2027-05-22", ip });
      expect(said).toBe("지금은 확인되지 않습니다");
    }
    const asked = await questions(async () => {
      const { said, answer } = await check({ message: "700003", day: "2027-05-22", ip });
      expect(said).toBe("번호 확인을 잠시 쉽니다");
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3_600);
    });
    expect(asked).toBe(0);
    // Not even a right one is told to whoever guessed so often.
    expect((await check({ message: wedding.number, day: wedding.day, ip })).said).toBe(
      "번호 확인을 잠시 쉽니다",
    );
    expect((await check({ message: `goi.kr${wedding.path}`, ip })).said).toBe("고이의 카드가 맞습니다");
    expect((await check({ message: "700003", day: "2027-05-22" })).said).toBe("지금은 확인되지 않습니다");
  });

  test("several days beside one number are as many guesses", async () => {
    const ip = somewhere();
    const days = "2027년 5월 22일, 2027년 5월 23일, 2027년 5월 24일";
    for (let at = 0; at < WRONG_NUMBERS.most / 3; at += 1) {
      await check({ message: `확인번호 ${610_000 + at} ${days}`, ip });
    }
    expect((await check({ message: `확인번호 611 999 ${days}`, ip })).said).toBe("번호 확인을 잠시 쉽니다");
  });

  test("who has a right number is not slowed by it", async () => {
    const ip = somewhere();
    for (let at = 0; at < WRONG_NUMBERS.most + 2; at += 1) {
      expect((await check({ message: wedding.number, day: wedding.day, ip })).answer.status).toBe(200);
    }
  });

  test("whatever is asked, a network is answered so often and no more", async () => {
    const ip = somewhere();
    for (let at = 0; at < CHECKS.most; at += 1) await check({ message: "", ip });
    expect((await check({ message: "goi.kr", ip })).answer.status).toBe(429);
  });
});

describe("the page", () => {
  test("weighs next to nothing: itself and its icon, and needs neither script nor font nor picture", async () => {
    const { html } = await check({
      message: Array.from({ length: 10 }, (_, at) => `https://goi-card${at}.example/a.apk`).join(" "),
    });
    const icon = readFileSync(new URL("../../public/favicon.svg", import.meta.url));
    expect(gzipSync(html).length + gzipSync(icon).length).toBeLessThan(30 * 1024);
    expect(html).not.toMatch(/<script|<img|<link rel="(?!icon)|@font-face|@import|url\(/);
    expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      "/favicon.svg",
      "/",
      "tel:118",
      "tel:112",
      "/",
      "/faq#safe-check",
      "/privacy",
    ]);
  });

  test("is kept by nobody, told to nobody and framed by nobody", async () => {
    const answer = await app.fetch("https://goi.kr/check");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src");
    expect(await answer.text()).toContain("<h1>안심 확인</h1>");
    expect((await app.fetch("https://goi.kr/check/")).status).toBe(200);
  });

  test("says nothing of a message to the log", async () => {
    await check({ message: "김민준 결혼 https://evil.example/secret-path 482913", day: "2027-05-22" });
    expect(app.lines.join("\n")).not.toMatch(/민준|secret-path|482913/);
  });

  test("takes a form of its own also from a browser that hides where it comes from, and none of another site", async () => {
    const own = await check({ message: "goi.kr", headers: { origin: "null" } });
    expect(own.said).toBe("고이의 주소입니다");
    const other = await check({
      message: "goi.kr",
      headers: { origin: "null", "sec-fetch-site": "cross-site" },
    });
    expect(other.answer.status).toBe(403);
  });

  test("has no colour of its own", () => {
    const tokens = readFileSync(new URL("../../web/shell/tokens.css", import.meta.url), "utf8");
    const colours = [...new Set(checkStyle.match(/#[\da-f]{3,6}\b/g))];
    expect(colours.length).toBeGreaterThan(5);
    expect(colours.filter((colour) => !tokens.includes(`${colour};`))).toEqual([]);
  });
});
