import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CARD_ID_BYTES, cardIdOf } from "#domain/card-id.ts";
import { DAY_MS } from "#domain/duration.ts";
import { type Owner, subject } from "#domain/member.ts";
import { addAudit, listAudit } from "#server/audit/store.ts";
import { type CardSearch, searchCards } from "#server/cards/search-store.ts";
import { changeCard, insertCard, saveDraft } from "#server/cards/store.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";

const now = new Date("2026-11-15T00:00:00Z");
const minsu = "0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01::minsu" as Owner;
const jiyu = "7f4d2a90-11c3-4f6e-8b1a-5e9c0a6d2b02::jiyu" as Owner;

describe.each(databases)("what the database itself keeps, on %s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("the audit log is only added to: no row of it can be changed or removed", async () => {
    const admin = subject.parse("c2a1f0de-93b4-4d57-a2f8-61f0b7c3d403");
    const entry = { at: now, admin, act: "suspend", noun: "card", subject: "c1", reason: "신고" } as const;
    await addAudit(database.orm, entry);
    for (const crime of [
      "update audit_entries set reason = ''",
      "delete from audit_entries",
      "truncate audit_entries",
    ]) {
      await expect(database.run(crime)).rejects.toThrow("only added to");
    }
    expect(await listAudit(database.orm, { noun: "card", subject: "c1", limit: 5 })).toMatchObject([entry]);
  });

  let made = 0;
  async function card(title: string, { kind = "greeting", owner = minsu } = {}) {
    made += 1;
    const label = { title, theme: "hanji", eventDate: null };
    const id = cardIdOf(randomBytes(CARD_ID_BYTES));
    const moment = new Date(now.getTime() + made * 1_000);
    const madeKey = randomUUID();
    return insertCard(database.orm, { id, kind, owner, madeKey, label, content: {}, now: moment });
  }
  const titles = async (search: Partial<CardSearch>) =>
    (await searchCards(database.orm, { limit: 10, ...search })).map(({ title }) => title);

  test("a card is found by characters in the middle of its title, however they were typed", async () => {
    const first = await card("김민수 ♥ 이지유 결혼합니다");
    await card("박서준 첫 번째 생일", { kind: "birthday", owner: jiyu });
    await card("Welcome Party", { kind: "event" });

    expect(await titles({})).toEqual(["Welcome Party", "박서준 첫 번째 생일", "김민수 ♥ 이지유 결혼합니다"]);
    for (const typed of ["민", "민수", "수♥이", "지유 결혼", "결혼합니다".normalize("NFD")]) {
      expect(await titles({ title: typed }), typed).toEqual([first.title]);
    }
    expect(await titles({ title: "COME par" })).toEqual(["Welcome Party"]);
    expect(await titles({ title: "수민" })).toEqual([]);
    expect(await titles({ title: "%" })).toEqual([]);
    expect(await titles({ named: first.id })).toEqual([first.title]);
    expect(await titles({ owners: [jiyu] })).toEqual(["박서준 첫 번째 생일"]);
    expect(await titles({ owners: [] })).toEqual([]);
    expect(await titles({ kind: "event", title: "민수" })).toEqual([]);

    const [last] = await searchCards(database.orm, { limit: 1 });
    expect(await titles({ after: last, limit: 1 })).toEqual(["박서준 첫 번째 생일"]);

    // A new title is found, the old one no longer.
    const label = { title: "민지 ♥ 현우", theme: "hanji", eventDate: null };
    const content = { said: "anew" };
    await saveDraft(database.orm, { id: first.id, base: 1, content, label, by: minsu, now });
    expect(await titles({ title: "현우" })).toEqual(["민지 ♥ 현우"]);
    expect(await titles({ title: "지유" })).toEqual([]);
  });

  test("what a card is, and when it ends, narrows the list", async () => {
    const draft = await card("상태 하나");
    const open = await card("상태 둘");
    const expiresAt = new Date(now.getTime() + DAY_MS);
    const change = {
      status: "published",
      liveVersion: 1,
      publishedAt: now,
      expiresAt,
      plan: "basic",
    } as const;
    await changeCard(database.orm, { card: open, change, now });
    await changeCard(database.orm, { card: draft, change: { suspendedReason: "신고" }, now });

    const among = (search: Partial<CardSearch>) => titles({ title: "상태", ...search });
    expect(await among({ state: "suspended" })).toEqual(["상태 하나"]);
    expect(await among({ state: "draft" })).toEqual([]);
    expect(await among({ state: "published" })).toEqual(["상태 둘"]);
    expect(await among({ isPaid: false })).toEqual(["상태 하나"]);
    expect(await among({ ending: { after: now, until: expiresAt } })).toEqual(["상태 둘"]);
    expect(await among({ ending: { after: expiresAt, until: expiresAt } })).toEqual([]);
  });
});
