import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { samples as birthdays } from "#cards/kinds/birthday/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import type { CardId } from "#domain/card-id.ts";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import { type CardChange, changeCard, findCard, saveDraft } from "#server/cards/store.ts";
import { untilHeard } from "#server/event-bus-for-tests.ts";
import { keptFirst } from "#server/http/kept-answers.ts";
import { builtDrawing } from "./drawing.ts";
import {
  database,
  given,
  greeting,
  openForTests,
  owner,
  serving,
  start,
  withSection,
} from "./pages-for-tests.ts";

const KAKAO_PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36 KAKAOTALK 10.8.2";
const KAKAO_PREVIEW =
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984";

openForTests();

describe("what a guest gets", () => {
  test("a whole page, which nobody has to look for and which is the same for everybody", async () => {
    const { open } = serving();
    const answer = await open(`/card/${await given()}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    for (const words of ["도현", "서영", "솔그늘 한옥마당", "2027년 10월 16일"])
      expect(html).toContain(words);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(html).toContain('name="robots" content="noindex"');
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(html.match(/<script(?! id="page" type="application\/json")[^>]*>[^<]/g)).toBeNull();
  });

  test("tells messengers what it is, with a picture of this very version", async () => {
    const { open } = serving();
    const id = await given();
    const html = await (await open(`/card/${id}`)).text();
    expect(html).toContain('property="og:title" content="이도현 · 한서영"');
    expect(html).toContain(`property="og:image" content="http://goi.test/card/${id}.png?v=1"`);
    expect(html).toContain(`property="og:url" content="http://goi.test/card/${id}?v=1"`);
  });

  test("words that look like markup stay words", async () => {
    const { open } = serving();
    const evil = '</script><script>alert(1)</script>"><meta http-equiv=refresh> {{7*7}} \u2028';
    const content = withSection("greeting", { title: evil.slice(0, 40), body: evil });
    const { guestbook } = withSection("guestbook", { taking: true, prompt: evil }).sections;
    const id = await given({}, { ...content, sections: { ...content.sections, guestbook: guestbook ?? {} } });
    const html = await (await open(`/card/${id}`)).text();
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<meta http-equiv");
    const state = /<script id="page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(JSON.parse(state).sections.guestbook.prompt).toBe(evil);
  });

  test("only a card on trial carries our mark", async () => {
    const { open } = serving();
    const [trial, paid] = [await given(), await given({ plan: "basic" })];
    expect(await (await open(`/card/${trial}`)).text()).toContain("고이로 접은 카드");
    expect(await (await open(`/card/${paid}`)).text()).not.toContain("고이로 접은 카드");
  });

  test("compressed as the browser likes it, and not at all when it has the page already", async () => {
    const { open } = serving();
    const path = `/card/${await given()}`;
    const plain = await open(path);
    const html = await plain.text();
    const [br, gz] = [
      await open(path, { headers: { "accept-encoding": "gzip, deflate, br" } }),
      await open(path, { headers: { "accept-encoding": "gzip, br;q=0" } }),
    ];
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(html);
    expect(gz.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(html);
    const known = await open(path, { headers: { "if-none-match": plain.headers.get("etag") ?? "" } });
    expect([known.status, await known.text()]).toEqual([304, ""]);
  });
});

describe("where there is no page", () => {
  test("nothing is offered in the place of a card of grief", async () => {
    const { goneDocument } = await builtDrawing();
    const over = { blockedUntil: null };
    expect(goneDocument({}, over)).toContain("고이 둘러보기");
    expect(goneDocument({ isSolemn: true }, over)).not.toMatch(/둘러보기|<a /);
  });

  test("a temporary measure says until when, and not why", async () => {
    const id = await given({ blockedUntil: new Date("2026-12-15T03:00:00Z") });
    const { open } = serving();
    const answer = await open(`/card/${id}`);
    const html = await answer.text();
    expect(answer.status).toBe(410);
    expect(html).toContain("2026년 12월 15일까지");
    expect(html).toContain("임시 조치로 가려 두고 확인하고 있습니다.");
    expect(html).not.toMatch(/신고|도현/);
    await expect(open(`/card/${id}.png`)).rejects.toMatchObject({ code: "GONE" });
  });

  test.each<[string, CardChange, number]>([
    ["a draft", { status: "draft", publishedAt: null, liveVersion: null, expiresAt: null }, 404],
    ["a closed card", { status: "closed" }, 410],
    ["a card whose time is over", { expiresAt: new Date(start.getTime() - 1) }, 410],
    ["a suspended card", { suspendedReason: "신고" }, 410],
    ["a deleted card", { deletedAt: start }, 410],
  ])("%s", async (_, change, status) => {
    const { open } = serving();
    const id = await given(change);
    const answer = await open(`/card/${id}`);
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(html).not.toContain("도현");
    if (status === 410) {
      expect(html).toContain("지금은 볼 수 없는 카드입니다");
      const [, page = ""] = /<body class="([^"]+)"/.exec(html) ?? [];
      expect(html, "it is dressed").toContain(`.${page}{`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      await expect(open(`/card/${id}.png`)).rejects.toMatchObject({ code: "GONE" });
    }
  });

  test.each(["/card/0000000000000000", "/card/nobody", "/card/a/b", "/event/0000000000000000"])(
    "nothing was ever at %s",
    async (path) => {
      expect((await serving().open(path)).status).toBe(404);
    },
  );
});

describe("a kept page", () => {
  test("is drawn once, however many ask at once", async () => {
    const { open, drawings } = serving();
    const path = `/card/${await given()}`;
    const answers = await Promise.all(Array.from({ length: 200 }, () => open(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await open(`${path}?utm_source=kakao`);
    expect(drawings()).toBe(1);
  });

  test("goes as soon as its card changes", async () => {
    const { open, events } = serving();
    const id = await given();
    await untilHeard(events);
    await open(`/card/${id}`);
    await applied(id, withSection("greeting", { body: "새로 쓴 인사말" }));
    await events.caughtUp();
    expect(await (await open(`/card/${id}`)).text()).toContain("새로 쓴 인사말");
  });

  test("is compared with the database first where changes are not heard", async () => {
    const { open, drawings } = serving({ isDeaf: true });
    const id = await given();
    await open(`/card/${id}`);
    await applied(id, withSection("greeting", { body: "옆 방에서 고친 글" }));
    expect(await (await open(`/card/${id}`)).text()).toContain("옆 방에서 고친 글");
    await open(`/card/${id}`);
    expect(drawings()).toBe(2);
    await database.run("update cards set status = 'closed' where id = $1", [id]);
    expect((await open(`/card/${id}`)).status).toBe(410);
  });

  test.each([false, true])("loses our mark when the card was paid for, heard or not (%s)", async (isDeaf) => {
    const { open, events } = serving({ isDeaf });
    const id = await given();
    const hasMark = async () => (await (await open(`/card/${id}`)).text()).includes("고이로 접은 카드");
    expect(await hasMark()).toBe(true);
    const card = await findCard(database.orm, id);
    if (!card) throw new Error("no card");
    await changeCard(database.orm, { card, change: { plan: "basic" }, now: start });
    await events.caughtUp();
    expect(await hasMark()).toBe(false);
  });

  test("is drawn anew at midnight in Korea and ends with its period", async () => {
    const { open, pass } = serving();
    const id = await given();
    expect(await (await open(`/card/${id}`)).text()).toContain("D-335");
    pass(Date.parse("2026-11-15T15:00:00Z") - start.getTime());
    expect(await (await open(`/card/${id}`)).text()).toContain("D-334");
    pass(7 * DAY_MS);
    expect((await open(`/card/${id}`)).status).toBe(410);
  });

  test("belongs to the host it was asked under, and to no other header", async () => {
    const { open } = serving();
    const id = await given();
    await open(`/card/${id}`, { origin: "http://evil.test" });
    const html = await (await open(`/card/${id}`, { headers: { "x-forwarded-host": "evil.test" } })).text();
    expect(html).not.toContain("evil.test");
  });

  test("is sent before the application is asked, with the same headers and bytes", async () => {
    const { pages, open } = serving();
    const path = `/card/${await given()}`;
    const before = keptFirst({ publicUrl: undefined }, [pages.before]);
    const server = createServer((request, response) =>
      before(request, response, () => void response.writeHead(404).end()),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect((await raw(origin + path)).status).toBe(404);
      const slow = await open(path, { origin });
      const fast = await raw(`${origin}${path}?anything=1`);
      expect(fast.body).toBe(await slow.text());
      const ours = [...slow.headers].filter(([name]) => name !== "x-request-id");
      for (const [name, value] of ours) expect(fast.headers[name], name).toBe(value);
      expect((await raw(origin + path, "POST")).status).toBe(404);
    } finally {
      server.close();
    }
  });
});

test("guests are counted; previews of messengers, looks at the headers and a device that keeps the page are not", async () => {
  const { open, pages } = serving();
  const id = await given();
  const as = (userAgent: string) => ({ headers: { "user-agent": userAgent } });
  for (const userAgent of [KAKAO_PHONE, KAKAO_PHONE, KAKAO_PREVIEW]) await open(`/card/${id}`, as(userAgent));
  await open(`/card/${id}`, { method: "HEAD", ...as(KAKAO_PHONE) });
  const byScript = { "user-agent": KAKAO_PHONE, "sec-fetch-dest": "empty" };
  await open(`/card/${id}`, { headers: byScript });
  await pages.close();
  expect((await findCard(database.orm, id))?.views).toBe(2);
});

async function applied(id: CardId, content: CardContent): Promise<void> {
  const { orm } = database;
  const { title } = greeting.facts(content);
  const label = { title, theme: content.theme.name, eventDate: null };
  const card = await saveDraft(orm, { id, base: 1, content, label, by: owner, now: start });
  if (!card) throw new Error("not saved");
  await changeCard(orm, { card, change: { liveVersion: 2 }, now: start });
}

function raw(address: string, method = "GET") {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      httpRequest(address, { method }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

describe("a card that waits for its moment", () => {
  const secrets = /할머니|복순|칠순|하린|sea-horizon/;

  /** Opens ten minutes after the clock of these tests starts. */
  function waiting(): CardContent {
    const content = birthdays[0]?.content as CardContent;
    const waits = { ...content.sections.waiting, date: "2026-11-15", time: "12:10" };
    return { ...content, sections: { ...content.sections, waiting: waits } };
  }

  async function served() {
    const { open, pass } = serving();
    const address = `/birthday-card/${await given({}, waiting(), kindNamed("birthday"))}`;
    return { open, pass, address };
  }

  test("gives nothing of it away, neither in the page nor beside it", async () => {
    const { open, pass, address } = await served();
    const html = await (await open(address)).text();
    expect(html).toContain("2026년 11월 15일 일요일 오후 12시 10분에 열립니다");
    expect(html).not.toMatch(secrets);
    expect((await open(`${address}.ics`)).status).toBe(404);
    const waits = await open(`${address}.png?v=1`);
    expect(waits.headers.get("cache-control")).not.toContain("immutable");
    const early = Buffer.from(await waits.arrayBuffer());
    pass(10 * MINUTE_MS);
    const opened = await open(`${address}.png?v=1.1`);
    expect(opened.headers.get("cache-control")).toContain("immutable");
    expect(early.equals(Buffer.from(await opened.arrayBuffer()))).toBe(false);
  });

  test("opens to the second, and tells an open page when to come back", async () => {
    const { open, pass, address } = await served();
    expect((await open(address)).headers.get("refresh")).toBe("603");
    pass(10 * MINUTE_MS - 1);
    const last = await open(address);
    expect(last.headers.get("refresh")).toBe("4");
    expect(await last.text()).not.toMatch(secrets);
    pass(1);
    const opened = await open(address);
    expect(opened.headers.get("refresh")).toBeNull();
    const html = await opened.text();
    expect(html).toContain("우리 할머니의 칠순");
    expect(html).toContain(`${address}.png?v=1.1`);
  });
});
