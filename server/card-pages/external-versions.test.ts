import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { kindNamed, kinds } from "#cards/kinds/kinds.ts";
import { samples as memorials } from "#cards/kinds/memorial/samples.ts";
import { nowhere } from "#cards/sections/venue/block.ts";
import type { CardId } from "#domain/card-id.ts";
import { subjectOf } from "#domain/member.ts";
import { findCard } from "#server/cards/store.ts";
import { giveCompany } from "#server/companies/company-for-tests.ts";
import { cards } from "#server/database/tables/cards.ts";
import { companies } from "#server/database/tables/companies.ts";
import { venueFollowers, venues } from "#server/database/tables/venues.ts";
import { vouchers } from "#server/database/tables/vouchers.ts";
import { untilHeard } from "#server/event-bus-for-tests.ts";
import { members, startApi } from "#server/graphql/api-for-tests.ts";
import { placeOrder } from "#server/orders/place-order.ts";
import { refundAsAdmin } from "#server/orders/refund-order.ts";
import { correctVenue, followVenues, insertVenue } from "#server/venues/store.ts";
import { ChangeCompanyColorDocument, RemoveCompanyLogoDocument } from "#web/graphql/graphql.ts";
import { database, given, openForTests, owner, serving, start, withSection } from "./pages-for-tests.ts";

openForTests();

const place = { ...nowhere, name: "달빛 예식장", hall: "2층 그랜드홀", address: "서울 종로구 가온길 12" };
const corrected = { ...place, name: "별빛 예식장", address: "서울 종로구 가온길 21" };
let company: string;
let venue: string;

beforeEach(async () => {
  const { orm } = database;
  await orm.delete(venueFollowers);
  await orm.delete(cards);
  await orm.delete(venues);
  await orm.delete(companies);
  const logo = "b/00112233445566778899aabbccddeeff.webp";
  company = (await giveCompany(database, { sub: subjectOf(owner), logo, color: "#ffe9a8" })).id;
  venue = randomUUID();
  await insertVenue(orm, {
    id: venue,
    company,
    building: venue,
    content: place,
    search: "",
    photo: null,
    now: start,
  });
});

async function following(own: Record<string, string> = {}): Promise<CardId> {
  const content: CardContent = {
    ...withSection("venue", { ...nowhere, ...own }),
    follows: { venue: { block: venue, own: Object.keys(own) } },
  };
  const id = await given({}, content);
  await followVenues(database.orm, { card: id, from: null, ids: [venue] });
  return id;
}
const correct = () =>
  correctVenue(database.orm, { id: venue, content: corrected, search: "", photo: null, now: start });

describe("a page of a card that follows a hall", () => {
  test("says what the company says, without a script, and its correction at once", async () => {
    const { open, events } = serving();
    await untilHeard(events);
    const id = await following({ hall: "3층 별빛홀" });
    const before = await open(`/card/${id}`);
    const html = await before.text();
    for (const words of ["달빛 예식장", "3층 별빛홀", "가온길 12"]) expect(html).toContain(words);
    expect(html).not.toContain(venue);
    await correct();
    await events.caughtUp();
    const after = await open(`/card/${id}`);
    const later = await after.text();
    for (const words of ["별빛 예식장", "3층 별빛홀", "가온길 21"]) expect(later).toContain(words);
    expect(later).not.toContain("가온길 12");
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    const pictureIn = (page: string) => /og:image" content="([^"]+)"/.exec(page)?.[1];
    expect(pictureIn(later)).not.toBe(pictureIn(html));
    expect(await (await open(`/card/${id}.ics`)).text()).toContain("별빛 예식장");
  });

  test("is compared with the hall first where changes are not heard", async () => {
    const { open } = serving({ isDeaf: true });
    const id = await following();
    await open(`/card/${id}`);
    await correct();
    expect(await (await open(`/card/${id}`)).text()).toContain("가온길 21");
  });
});

describe("the foot of a customer's card", () => {
  const ours = (id: CardId) => database.orm.update(cards).set({ company }).where(eq(cards.id, id));

  test("carries the company's mark in a colour that can be read, and nothing for a guest's browser to run", async () => {
    const { open } = serving();
    const id = await given();
    const bare = await (await open(`/card/${id}`)).text();
    await ours(id);
    const { open: fresh } = serving();
    const html = await (await fresh(`/card/${id}`)).text();
    expect(html).toContain('src="/media/b/00112233445566778899aabbccddeeff.webp"');
    expect(html).toMatch(/<footer[^>]*style="color:#[0-9a-f]{6}"[^>]*>.*달빛 예식장<\/span><\/footer>/s);
    expect(html).not.toContain("#ffe9a8");
    const scripts = (page: string) => page.match(/<script[^>]*src=/g)?.length;
    expect(scripts(html)).toBe(scripts(bare));
    expect(bare).not.toContain("/media/b/");
  });

  test("is the maker's to clear, and has no mark of a company that is suspended", async () => {
    const { open, events } = serving();
    const content: CardContent = { ...withSection("venue", {}), hidesBrand: true };
    const hidden = await given({}, content);
    await ours(hidden);
    expect(await (await open(`/card/${hidden}`)).text()).not.toContain("달빛 예식장");
    const shown = await given();
    await ours(shown);
    expect(await (await open(`/card/${shown}`)).text()).toContain("달빛 예식장");
    await database.orm.update(companies).set({ state: "suspended" });
    await events.caughtUp();
    expect(await (await open(`/card/${shown}`)).text()).not.toContain("달빛 예식장");
  });

  test("of a memorial names its funeral hall only, without a picture", async () => {
    const { open } = serving();
    const [memorial] = memorials;
    if (!memorial) throw new Error("no sample");
    const make = async () => {
      const id = await given({ plan: "free" }, memorial.content, kindNamed("memorial"));
      await ours(id);
      return (await open(`/memorial/${id}`)).text();
    };
    expect(await make()).not.toContain("달빛 예식장");
    await database.orm.update(companies).set({ type: "funeral", name: "달빛 장례식장" });
    const html = await make();
    expect(html).toContain("달빛 장례식장</span></footer>");
    expect(html).not.toContain("/media/b/");
  });

  test("comes with an order that the company's voucher pays for, and goes with its refund, at once", async () => {
    const { open, events, clock } = serving();
    await untilHeard(events);
    const id = await given({ plan: null });
    const seen = async () => (await open(`/card/${id}`)).text();
    expect(await seen()).not.toContain("달빛 예식장");
    await database.orm.insert(vouchers).values({
      ...{ id: randomUUID(), productOrder: randomUUID(), piece: 1, orderNumber: "" },
      ...{ kind: "greeting", plan: "basic", company, handedAt: start, claimedBy: owner, claimedAt: start },
      ...{ createdBy: owner, createdAt: start, expiresAt: start },
    });
    const parts = { database, clock, kinds, payments: [], events };
    const card = await findCard(database.orm, id);
    const { minsu: member } = members;
    if (!card || !member) throw new Error("nobody's card");
    const order = await placeOrder(parts, { card, member, plan: "basic", agreed: 0, key: randomUUID() });
    await events.caughtUp();
    expect(await seen()).toContain("달빛 예식장");
    const actor = { by: "admin" as const, admin: subjectOf(owner), network: null, reason: "시험" };
    await refundAsAdmin(parts, { order, actor });
    await events.caughtUp();
    expect(await seen()).not.toContain("달빛 예식장");
  });

  test("shows another logo and colour on the next look of anybody", async () => {
    const { open, events } = serving();
    await untilHeard(events);
    const id = await given();
    await ours(id);
    const before = await (await open(`/card/${id}`)).text();
    const api = await startApi({ database, events });
    const ask = (operation: { toString(): string }, variables?: object) =>
      api.post(operation.toString(), { token: "minsu", variables });
    await ask(ChangeCompanyColorDocument, { color: "#20407a" });
    await ask(RemoveCompanyLogoDocument);
    const after = await (await open(`/card/${id}`)).text();
    expect(before).toContain("/media/b/");
    expect(after).not.toContain("/media/b/");
    expect(after).toMatch(/<footer[^>]*style="color:#20407a"/);
  });
});
