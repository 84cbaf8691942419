import { randomBytes, randomUUID } from "node:crypto";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CARD_ID_BYTES, cardIdOf } from "#domain/card-id.ts";
import { ownerOf, subject } from "#domain/member.ts";
import { emailOutbox } from "#server/database/tables/admin.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import type { Database, Email } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import { enqueueExpiryEmails } from "./enqueue-end-emails.ts";
import { type CardChange, changeCard, insertCard } from "./store.ts";

const korea = (text: string) => new Date(`${text}+09:00`);
const PUBLISHED = korea("2026-10-01T12:00:00");
const ENDS = korea("2026-12-01T00:00:00");

describe.each(databases)("e-mails about the end of a card on %s", (_name, open) => {
  let database: Database;
  let now: Date;
  let messages: Email[];
  let post: ReturnType<typeof postOn>;
  const clock = { now: () => now };
  const email = async (member: string) => `${member.slice(0, 4)}@example.com`;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.run("delete from cards; delete from email_outbox");
    post = postOn({ database, clock, email });
    messages = post.messages;
  });

  /** Runs the jobs as one process does. */
  async function run(at: string) {
    now = korea(at);
    await enqueueExpiryEmails({ database, clock, identity: { email } });
    return post.send();
  }

  async function publishedCard(change: CardChange = {}) {
    const id = cardIdOf(randomBytes(CARD_ID_BYTES));
    const owner = ownerOf({
      id: subject.parse("0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01"),
      username: "minsu",
    });
    const label = { title: "김도현 · 이서연", theme: "hanji", eventDate: null };
    const draft = { id, kind: "note", owner, madeKey: randomUUID(), label, content: {}, now: PUBLISHED };
    const card = await insertCard(database.orm, draft);
    const published = {
      status: "published" as const,
      liveVersion: 1,
      plan: "basic",
      publishedAt: PUBLISHED,
      expiresAt: ENDS,
    };
    await changeCard(database.orm, { card, change: { ...published, ...change }, now: PUBLISHED });
    return id;
  }

  test("one comes 14 days before and one 3 days before, however often the job runs", async () => {
    await publishedCard();
    await run("2026-11-16T23:00:00");
    expect(messages).toEqual([]);
    for (const at of ["2026-11-17T09:05:00", "2026-11-17T10:05:00", "2026-11-20T09:05:00"]) await run(at);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      to: "0b5e@example.com",
      subject: "[고이] ‘김도현 · 이서연’ 카드를 11월 30일까지 보여 드립니다",
    });
    expect(messages[0]?.text).toContain("이제 13일 남았습니다.");
    expect(messages[0]?.text).toContain("https://goi.example/my-mobile-card");
    for (const at of ["2026-11-28T09:05:00", "2026-11-29T09:05:00", "2026-12-01T09:05:00"]) await run(at);
    expect(messages).toHaveLength(2);
    expect(messages[1]?.text).toContain("이제 2일 남았습니다.");
  });

  test("two processes at once send one", async () => {
    await publishedCard();
    const counts = await Promise.all(Array.from({ length: 4 }, () => run("2026-11-28T09:05:00")));
    expect(messages).toHaveLength(1);
    expect(counts.reduce((all, { sent }) => all + sent, 0)).toBe(1);
  });

  test("one that was lost on its way is sent later the same day, and holds up no other", async () => {
    await publishedCard();
    await publishedCard();
    post.refuses = 1;
    expect(await run("2026-11-28T09:05:00")).toEqual({ sent: 1, failed: 1 });
    expect(messages).toHaveLength(1);
    await run("2026-11-28T10:05:00");
    expect(messages).toHaveLength(2);
  });

  test("nobody is woken: what could not be sent by day waits for the next morning", async () => {
    await publishedCard();
    post.refuses = 1;
    await run("2026-11-28T20:59:30");
    for (const at of ["2026-11-28T21:01:00", "2026-11-29T08:59:00"]) await run(at);
    expect(messages).toEqual([]);
    await run("2026-11-29T09:00:00");
    expect(messages[0]?.text).toContain("이제 1일 남았습니다.");
  });

  test("what waits comes to nothing where the card was closed or extended meanwhile", async () => {
    const ids = [await publishedCard(), await publishedCard(), await publishedCard()];
    post.isAway = true;
    await run("2026-11-28T09:05:00");
    post.isAway = false;
    await database.run("update cards set status = 'closed' where id = $1", [ids[0]]);
    await database.run("update cards set expires_at = expires_at + interval '1 year' where id = $1", [
      ids[1],
    ]);
    await run("2026-11-28T10:05:00");
    expect(messages).toHaveLength(1);
    expect(await database.orm.$count(emailOutbox, isNull(emailOutbox.sentAt))).toBe(0);
  });

  test("a trial gets only the last one, which says that it is a trial", async () => {
    const publishedAt = korea("2026-11-23T12:00:00");
    await publishedCard({ plan: null, publishedAt, expiresAt: ENDS });
    await run("2026-11-23T13:05:00");
    expect(messages).toEqual([]);
    await run("2026-11-28T09:05:00");
    expect(messages[0]?.text).toContain("체험으로 공개하신 ‘김도현 · 이서연’ 카드");
  });

  test("nothing is written about a card that guests do not see, nor after its end was moved", async () => {
    await publishedCard({ status: "closed" });
    await publishedCard({ deletedAt: PUBLISHED });
    await publishedCard({ suspendedReason: "확인 중입니다" });
    const extended = await publishedCard();
    await run("2026-11-17T09:05:00");
    expect(messages).toHaveLength(1);
    await database.run("update cards set expires_at = $1 where id = $2", [
      korea("2027-03-01T00:00:00").toISOString(),
      extended,
    ]);
    await run("2026-11-28T09:05:00");
    expect(messages).toHaveLength(1);
    await run("2027-02-15T09:05:00");
    expect(messages).toHaveLength(2);
  });
});
