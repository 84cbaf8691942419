import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CARD_ID_BYTES, type CardId, cardIdOf } from "#domain/card-id.ts";
import { type Owner, ownerOf, subject, subjectOf } from "#domain/member.ts";
import { type BusEvent, createEventBus } from "#server/event-bus.ts";
import { untilHeard } from "#server/event-bus-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { openApp, type TestApp } from "#tests/app.ts";
import { databases } from "#tests/databases.ts";
import { closeOwnerless } from "./close-ownerless.ts";
import { changeCard, findCard, insertCard } from "./store.ts";

const now = new Date("2026-11-15T00:00:00Z");
const newOwner = () => ownerOf({ id: subject.parse(randomUUID()), username: randomUUID() });

async function cardOf({ orm }: Database, { owner, kind = "note" }: { owner: Owner; kind?: string }) {
  const id = cardIdOf(randomBytes(CARD_ID_BYTES));
  const label = { title: "김도현 · 이서연", theme: "hanji", eventDate: null };
  const draft = { id, kind, owner, madeKey: randomUUID(), label, content: {}, now };
  const card = await insertCard(orm, draft);
  const change = { status: "published" as const, liveVersion: 1, publishedAt: now };
  await changeCard(orm, { card, change, now });
  return id;
}

describe.each(databases)("cards whose owner is gone, on %s", (_name, open) => {
  let database: Database;
  let pool: Set<Owner>;
  let asked: Owner[];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.run("delete from cards");
    await database.run("delete from job_runs");
    pool = new Set();
    asked = [];
  });

  /** A pool that is not ours: it says who is gone, or that it cannot say. */
  const answering = async (owners: readonly Owner[]) => {
    asked.push(...owners);
    return owners.filter((owner) => !pool.has(owner));
  };
  function run({ gone = answering, ownersANight = 1_000 } = {}) {
    return closeOwnerless({ database, identity: { gone }, clock: { now: () => now }, ownersANight });
  }
  async function member(): Promise<{ owner: Owner; card: CardId }> {
    const owner = newOwner();
    pool.add(owner);
    return { owner, card: await cardOf(database, { owner }) };
  }
  const isOpen = async (card: CardId) => (await findCard(database.orm, card))?.deletedAt === null;

  test("stay while their owner is in the embedded pool, and moves from there when they come", async () => {
    const [stays, leaves] = [await member(), await member()];
    pool.clear();
    await database.run(
      `insert into members (sub, username, email, status, password_hash, srp_salt, srp_verifier, created_at, updated_at)
        values ($1::uuid, $1::text, $1::text, 'CONFIRMED', '', '', '', now(), now())`,
      [subjectOf(stays.owner)],
    );
    expect(await run()).toMatchObject({ gone: 1, closed: 1 });
    expect([await isOpen(stays.card), await isOpen(leaves.card)]).toEqual([true, false]);
  });

  test("are closed in the night, and nobody else's", async () => {
    const [stays, leaves] = [await member(), await member()];
    const second = await cardOf(database, { owner: leaves.owner });
    pool.delete(leaves.owner);
    const events = createEventBus({ database });
    const told: BusEvent[] = [];
    await untilHeard(events);
    events.subscribe((change) => told.push(change));
    expect(await run()).toEqual({ asked: 2, gone: 1, closed: 2 });
    expect(await isOpen(stays.card)).toBe(true);
    expect(await isOpen(leaves.card)).toBe(false);
    await events.caughtUp();
    expect(new Set(told)).toEqual(
      new Set([leaves.card, second].map((card) => ({ card, what: "page" as const, isOwn: true }))),
    );
    expect(await run()).toEqual({ asked: 1, gone: 0, closed: 0 });
  });

  test("a pool that does not answer closes nothing, and is asked again from there", async () => {
    const { card, owner } = await member();
    pool.delete(owner);
    const away = () => Promise.reject(new Error("TooManyRequestsException"));
    await expect(run({ gone: away })).rejects.toThrow("TooManyRequestsException");
    expect(await isOpen(card)).toBe(true);
    await run();
    expect(await isOpen(card)).toBe(false);
  });

  test("nobody is asked twice before all were asked once", async () => {
    const all: Owner[] = [];
    for (let n = 0; n < 5; n += 1) all.push((await member()).owner);
    for (const nights of [1, 2, 3]) {
      await run({ ownersANight: 2 });
      expect(new Set(asked).size).toBe(Math.min(nights * 2, 5));
    }
    expect([...asked].sort()).toEqual([...all].sort());
    await run({ ownersANight: 2 });
    expect(asked).toHaveLength(7);
  });

  test("where hardly anybody is known the pool is another one: nothing is closed", async () => {
    const all = [];
    for (let n = 0; n < 20; n += 1) all.push(await member());
    pool.clear();
    await expect(run()).rejects.toThrow("another pool");
    for (const { card } of all) expect(await isOpen(card)).toBe(true);
    for (const { owner } of all.slice(10)) pool.add(owner);
    expect(await run()).toMatchObject({ gone: 10, closed: 10 });
  });
});

describe("in the whole app", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  test("guests see nothing of whose account the operator took away", async () => {
    const email = "gone@example.com";
    await app.identityService.makeAdmin(email);
    const [account] = await app.identityService.identity.find({ email, limit: 1 });
    if (!account) throw new Error("There is no account");
    const id = await cardOf(app.database, { owner: ownerOf(account), kind: "greeting" });
    const job = app.jobs.find(({ name }) => name === "close-ownerless");
    expect(await job?.run()).toMatchObject({ gone: 0 });
    await app.identityService.identity.remove(account.id);
    expect(await job?.run()).toEqual({ asked: 1, gone: 1, closed: 1 });
    expect((await findCard(app.database.orm, id))?.deletedAt).not.toBeNull();
    expect((await app.fetch(`/card/${id}`)).status).toBe(410);
  });
});
