import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createHttpCdn } from "#server/adapters/cdn-http.ts";
import { createCdnPurges } from "#server/card-pages/cdn-purges.ts";
import {
  database,
  given,
  greeting,
  openForTests,
  owner,
  serving,
  start,
  withSection,
} from "#server/card-pages/pages-for-tests.ts";
import { changeCard, findCard, saveDraft } from "#server/cards/store.ts";
import { untilHeard } from "#server/event-bus-for-tests.ts";
import { listen } from "#server/http/listen.ts";
import { unavailablePage } from "#server/http/refusal-page.ts";
import { createLog } from "#server/log.ts";
import { eventually } from "./files.ts";
import { installed, startVarnish } from "./proxies.ts";

const varnish = installed("varnishd");

openForTests();

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Card pages behind a real Varnish that is told by purges. */
async function behindVarnish() {
  const { pages, events } = serving({ isBehindCdn: true });
  await untilHeard(events);
  let asked = 0;
  const server = await listen({
    config: { host: "127.0.0.1", port: 0, keepAliveMs: 60_000 },
    before: (request, response, next) => {
      asked += 1;
      pages.before(request, response, next);
    },
    http: {
      async fetch(request: Request) {
        const answer = await pages.handle(request, { origin: new URL(request.url).origin });
        return answer ?? new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
      },
    },
  });
  const closeApp = () => {
    server.closeAllConnections();
    server.close();
  };
  stops.push(closeApp);
  const { port } = server.address() as AddressInfo;
  const { url, stop } = await startVarnish(varnish ?? "", { port });
  stops.push(stop);
  const purges = createCdnPurges({
    cdn: createHttpCdn({ nodes: [url] }),
    events,
    log: createLog("silent"),
    collectMs: 0,
  });
  return {
    open: (path: string) => fetch(url + path),
    url,
    events,
    purges,
    closeApp,
    asked: () => asked,
  };
}

async function edit(id: Awaited<ReturnType<typeof given>>, title: string) {
  const content = withSection("greeting", { title });
  const label = { title: greeting.facts(content).title, theme: content.theme.name, eventDate: null };
  const card = await saveDraft(database.orm, { id, base: 1, content, label, by: owner, now: start });
  if (!card) throw new Error("not saved");
  await changeCard(database.orm, { card, change: { liveVersion: 2 }, now: start });
}

describe.skipIf(!varnish)("behind Varnish, where it is installed", () => {
  test("a card is asked for once; an edit is seen as soon as it was purged, and so is its end", async () => {
    const id = await given();
    const { open, asked, events, purges } = await behindVarnish();
    const first = await (await open(`/card/${id}`)).text();
    const before = asked();
    for (const _time of [1, 2, 3]) expect(await (await open(`/card/${id}`)).text()).toBe(first);
    expect(asked()).toBe(before);

    await edit(id, "새로 모시는 글");
    await events.caughtUp();
    await purges.flush();
    expect(await (await open(`/card/${id}`)).text()).toContain("새로 모시는 글");

    const card = await findCard(database.orm, id);
    if (!card) throw new Error("no card");
    await changeCard(database.orm, { card, change: { status: "closed" }, now: start });
    await events.caughtUp();
    await purges.flush();
    for (const _time of [1, 2]) expect((await open(`/card/${id}`)).status).toBe(410);
  });

  test("a purge leaves other cards where they are, and its tags are for nobody else to see", async () => {
    const [id, other] = [await given(), await given()];
    const { open, asked, events, purges } = await behindVarnish();
    for (const card of [id, other]) await (await open(`/card/${card}`)).text();
    await database.run("update cards set extra_days = 7 where id = $1", [id]);
    await events.caughtUp();
    await purges.flush();
    const before = asked();
    const answer = await open(`/card/${other}`);
    await answer.text();
    expect(asked()).toBe(before);
    expect(answer.headers.get("surrogate-key")).toBeNull();
    await (await open(`/card/${id}`)).text();
    expect(asked()).toBe(before + 1);
  });

  test("a private link is asked for each time; what messengers add to an address is not", async () => {
    const id = await given();
    const { open, asked } = await behindVarnish();
    await (await open(`/card/${id}`)).text();
    const before = asked();
    for (const _time of [1, 2]) await (await open(`/card/${id}?own=secret`)).text();
    expect(asked()).toBe(before + 2);
    await (await open(`/card/${id}?utm_source=kakao&fbclid=1`)).text();
    expect(asked()).toBe(before + 2);
  });

  test("while the app is down, guests see what was there last", async () => {
    const id = await given({ expiresAt: new Date(start.getTime() + 1_500) });
    const { open, closeApp } = await behindVarnish();
    const first = await open(`/card/${id}`);
    expect(first.headers.get("cache-control")).toContain("s-maxage=1,");
    const html = await first.text();
    closeApp();
    const seen = async () => {
      const answer = await open(`/card/${id}`);
      return {
        status: answer.status,
        html: await answer.text(),
        isStale: Number(answer.headers.get("age")) > 1,
      };
    };
    await eventually(seen).toEqual({ status: 200, html, isStale: true });
    const other = await open(`/card/${"0".repeat(16)}`);
    expect(other.status).toBe(503);
    expect(await other.text()).toBe(unavailablePage());
  });

  test("nobody makes it forget by an expression instead of tags", async () => {
    const { url } = await behindVarnish();
    const purge = (tags: string) => fetch(url, { method: "PURGE", headers: { "surrogate-key": tags } });
    expect((await purge("card-a|.*")).status).toBe(400);
    expect((await purge("card-a card-b")).status).toBe(200);
  });
});
