import { randomBytes, randomUUID } from "node:crypto";
import { matchRoutes } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Kind } from "#cards/engine/kind.ts";
import { kinds, pageOf, siteNameIn } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { CARD_ID_BYTES, cardIdOf } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import { changeCard, findCard, insertCard } from "#server/cards/store.ts";
import type { Database } from "#server/ports.ts";
import { claimSitename } from "#server/sites/store.ts";
import { openApp, type TestApp } from "#tests/app.ts";
import { asRouted, type Place, pages } from "#tests/places.ts";
import { redirectMoved } from "#web/moved-addresses.ts";
import { clientLoader as cardList } from "#web/pages/card-list.tsx";
import { clientLoader as chooseCard } from "#web/pages/choose-card.tsx";
import { ADMINS, BEYOND, MEMBERS, MOVED, PUBLIC } from "./addresses.ts";

/** Shrinks to nothing. A page that is not built does not exist: its address answers 404. */
const NOT_BUILT_YET: string[] = [];

const built = (route: string) => !NOT_BUILT_YET.includes(route);
/** Pages of cards that were sent, by their route. */
const sent = new Map<string, string>();
const address = (route: string) =>
  sent.get(route) ?? route.replace("{id}", "abcdefghijklmnop").replace("{sitename}", "somebody");

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
  for (const kind of kinds) sent.set(kind.addresses.view, await send(app.database, kind));
});

/** The first sample of a kind, as somebody sent it this morning; answers where it stands. */
async function send({ orm }: Database, kind: Kind): Promise<string> {
  const [sample] = await samplesOf(kind.name);
  if (!sample) throw new Error(`There is no ${kind.name} to send`);
  const { content } = sample;
  const now = new Date("2026-11-15T00:00:00Z");
  const id = cardIdOf(randomBytes(CARD_ID_BYTES));
  const { title, when } = kind.facts(content);
  const label = { title, theme: content.theme.name, eventDate: when?.date ?? null };
  const owner = "0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01::minsu" as Owner;
  await insertCard(orm, { id, kind: kind.name, owner, madeKey: randomUUID(), content, label, now });
  const card = await findCard(orm, id);
  if (!card) throw new Error("The card is not there");
  const name = siteNameIn(kind, content) || null;
  if (name) await claimSitename(orm, { name, card: id, now });
  const expiresAt = new Date("2026-11-22T15:00:00Z");
  const change = { status: "published", liveVersion: 1, name, publishedAt: now, expiresAt } as const;
  await changeCard(orm, { card, change, now });
  return pageOf(kind, { id, name });
}
afterAll(() => app.close());

describe("routes of the specification", () => {
  test("the list of what is not built names only routes of the specification", () => {
    expect([...PUBLIC, ...MEMBERS, ...ADMINS]).toEqual(expect.arrayContaining(NOT_BUILT_YET));
  });

  test.each(PUBLIC.filter(built))("%s is public: its whole content is in the first answer", async (route) => {
    const answer = await app.fetch(address(route));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<h1");
  });

  test.each([...MEMBERS.filter(built), ...BEYOND])(
    "%s is for members: the server draws nothing of it",
    async (route) => {
      const answer = await app.fetch(address(route));
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("<h1");
    },
  );

  test.each(ADMINS.filter(built))("%s exists, and its HTML carries no rows (Z8, Z9)", async (route) => {
    const answer = await app.fetch(address(route));
    expect(answer.status).toBe(200);
    if (route !== "/admin/login") expect(await answer.text()).not.toMatch(/<h1|<li[ >]|<td/);
  });

  test.each([
    "/card/{id}",
    "/birthday-card/{id}",
    "/baby-birthday/{id}",
    "/thanks/{id}",
    "/event/{id}",
    "/memorial/{id}",
  ])("%s hides the scrollbars", async (route) => {
    expect(await (await app.fetch(address(route))).text()).toContain('data-scrollbars="hidden"');
  });

  test("only pages of the public list, and those named here, open without a sign-in", () => {
    const open = pages.filter(({ opensTo }) => opensTo === "everybody" || opensTo === "signed-out");
    const beyond = [
      "/designs/:door",
      "/login/continue",
      "/company/card/:token",
      "/report",
      "/terms",
      "/privacy",
      "/admin/login",
    ];
    expect(open.map(({ path }) => path)).toEqual(
      expect.arrayContaining(PUBLIC.map(asRouted).filter((path) => pages.some((page) => page.path === path))),
    );
    expect(open.filter(({ path }) => ![...PUBLIC.map(asRouted), ...beyond].includes(path))).toEqual([]);
  });

  test.each(NOT_BUILT_YET)("%s does not exist yet", async (route) => {
    const answer = await app.fetch(address(route));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("찾으시는 페이지가 없습니다.");
  });
});

const asking = (address: string) => new Request(new URL(address, "https://goi.test"));

/** The answer that a loader throws. */
function thrownBy(load: () => unknown): Response {
  try {
    load();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error("It leads nowhere else");
}

describe("addresses that moved", () => {
  const table = pages.map(({ path, file }) => ({ path, id: file }));
  const fileAt = (address: string) => matchRoutes(table, address.replace(/\?.*/, ""))?.at(-1)?.route.id;
  const loaders: Record<string, ((asked: never) => unknown) | undefined> = {
    "pages/card-list.tsx": cardList,
    "pages/choose-card.tsx": chooseCard,
  };

  test.each(MOVED)("%s leads to %s, before anything is fetched", async (old, now) => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const load = loaders[fileAt(old) ?? ""];
    const answer = thrownBy(() => load?.({ request: asking(old) } as never));
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(now);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
    expect(fileAt(now)).not.toBe(fileAt(old));
  });

  test.each(["/my-mobile-card?responses=", "/event?door=", "/order?id=", "/order?order=&receipt"])(
    "%s names nothing and stays where it is",
    (old) => {
      expect(() => redirectMoved(asking(old))).not.toThrow();
    },
  );

  test.each([
    ["/my-mobile-card/deleted", "pages/deleted-cards.tsx"],
    ["/my-mobile-card/abc/responses", "pages/responses.tsx"],
    ["/my-mobile-card/abc/check-in", "pages/check-in.tsx"],
    ["/my-mobile-card/abc/presentation", "pages/presentation.tsx"],
    ["/my-mobile-card/abc/manage", "pages/manage.tsx"],
    ["/order/card/abc", "pages/checkout.tsx"],
    ["/order/xyz", "pages/order.tsx"],
    ["/order/xyz/payment", "pages/payment.tsx"],
    ["/order/xyz/receipt", "pages/receipt.tsx"],
  ])("%s is %s", (address, file) => {
    expect(fileAt(address)).toBe(file);
  });

  test.each(MEMBERS)("%s stays, whatever else is asked of it", (path) => {
    expect(() => redirectMoved(asking(path))).not.toThrow();
    expect(() => redirectMoved(asking(`${path}?v=1&sample=wedding`))).not.toThrow();
  });
});

describe("what a browser's tab and a search say of every page of the router's table", () => {
  const said = new Map<string, { title: string; description: string }>();
  const example = ({ path }: Place) => path.replace(":door", "wedding").replace(/:\w+/, "abcdefghijklmnop");
  beforeAll(async () => {
    for (const page of pages) {
      const html = await (await app.fetch(example(page))).text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
      said.set(page.path, { title, description });
    }
  });

  test("each has a title of its own", () => {
    const titles = [...said].map(([path, { title }]) => [title, path] as const);
    expect(titles.filter(([title]) => !title.includes("고이"))).toEqual([]);
    const paths = Object.groupBy(titles, ([title]) => title);
    expect(Object.values(paths).filter((same) => (same?.length ?? 0) > 1)).toEqual([]);
  });

  test("what opens without a sign-in has a description of its own", () => {
    const open = pages.filter(({ opensTo }) => opensTo === "everybody" || opensTo === "signed-out");
    const told = open
      .filter(({ path }) => path !== "/admin/login")
      .map(({ path }) => said.get(path)?.description);
    expect(told).not.toContain("");
    expect(new Set(told).size).toBe(told.length);
  });
});
