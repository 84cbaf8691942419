import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/duration.ts";
import { emailOutbox } from "#server/database/tables/admin.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import {
  addToOutbox,
  enqueueEmails,
  listGivenUpEmails,
  readOutboxFigures,
  retryEmail,
  takeDueEmail,
} from "./outbox-store.ts";
import { postOn } from "./post-for-tests.ts";
import { type EmailTemplate, textTemplate } from "./template.ts";

const SECOND = 1_000;

type About = { card: string };

/** To whom the row names, about a card that may be gone. */
const news: EmailTemplate<About> = {
  name: "news",
  label: "소식",
  newsForHours: 48,
  compose: async (_parts, { to, data }) =>
    to && data.card !== "gone" ? { to, subject: `‘${data.card}’ 소식`, text: "안녕하세요" } : null,
};
const byDay: EmailTemplate<About> = { ...news, name: "by-day", byDay: true };

describe.each(databases)("the outbox on %s", (_name, open) => {
  let database: Database;
  let now: Date;
  let post: ReturnType<typeof postOn>;
  const clock = { now: () => now };
  const templates = [textTemplate, byDay, news];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(emailOutbox);
    now = new Date("2026-11-15T12:00:00+09:00");
    post = postOn({ database, clock, templates });
  });

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const enqueue = (card: string, template = news) =>
    enqueueEmails(database.orm, { template, about: [{ card }], address: "yuna@example.com", now });
  const rows = () => database.orm.select().from(emailOutbox);
  const givenUp = () => listGivenUpEmails(database.orm, { now, limit: 10 });
  const subjects = async () => (await post.brings()).map(({ subject }) => subject);

  test("sends each e-mail once, and then says to nobody to whom and what", async () => {
    await enqueue("seoul");
    await addToOutbox(database.orm, { address: "minsu@example.com", subject: "제목", text: "비밀", now });
    expect(await post.send()).toEqual({ sent: 2, failed: 0 });
    expect(post.messages.map(({ to, text }) => `${to} ${text}`).sort()).toEqual([
      "minsu@example.com 비밀",
      "yuna@example.com 안녕하세요",
    ]);
    expect(await post.send()).toEqual({ sent: 0, failed: 0 });
    expect(await rows()).toMatchObject([
      { text: "", address: null, sentAt: now },
      { text: "", address: null, sentAt: now },
    ]);
    pass(30 * DAY_MS);
    await post.send();
    expect(await rows()).toEqual([]);
  });

  test("a mail server that refuses is asked again after a minute, ten, an hour and six, and then no more", async () => {
    await enqueue("seoul");
    post.isAway = true;
    expect(await post.send()).toEqual({ sent: 0, failed: 1 });
    for (const pause of [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS]) {
      expect(await givenUp()).toEqual([]);
      pass(pause - SECOND);
      expect(await post.send()).toEqual({ sent: 0, failed: 0 });
      pass(SECOND);
      expect(await post.send()).toEqual({ sent: 0, failed: 1 });
    }
    expect(post.lines.join()).not.toContain("yuna");
    post.isAway = false;
    pass(12 * HOUR_MS);
    expect(await subjects()).toEqual([]);

    const [unsent] = await givenUp();
    expect(unsent).toMatchObject({ subject: "소식", tries: 5 });
    const id = unsent?.id ?? "";
    expect(await retryEmail(database.orm, { id, now })).toBe(true);
    expect(await subjects()).toEqual(["‘seoul’ 소식"]);
    expect(await retryEmail(database.orm, { id, now })).toBe(false);
  });

  test("one that fails holds up no other", async () => {
    for (const card of ["seoul", "busan"]) await enqueue(card);
    post.refuses = 1;
    expect(await post.send()).toEqual({ sent: 1, failed: 1 });
    pass(MINUTE_MS);
    expect(await post.send()).toEqual({ sent: 1, failed: 0 });
  });

  test("those who watch are told what is late, what is given up, and not what has the day", async () => {
    await enqueue("jeju", byDay);
    now = new Date("2026-11-15T22:00:00+09:00");
    await post.send();
    const figures = () => readOutboxFigures(database.orm, now);
    expect(await figures()).toEqual({ waiting: 0, oldestSeconds: 0, givenUp: 0 });
    await enqueue("seoul");
    post.isAway = true;
    await post.send();
    pass(MINUTE_MS);
    expect(await figures()).toEqual({ waiting: 1, oldestSeconds: 60, givenUp: 0 });
    for (const pause of [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 0]) {
      await post.send();
      pass(pause);
    }
    expect(await figures()).toEqual({ waiting: 0, oldestSeconds: 0, givenUp: 1 });
  });

  test("what is no news any more is never sent, shown to nobody and gone with its address", async () => {
    await enqueue("seoul");
    post.isAway = true;
    for (let tries = 0; tries < 5; tries += 1) {
      await post.send();
      pass(6 * HOUR_MS);
    }
    const [unsent] = await givenUp();
    post.isAway = false;
    pass(18 * HOUR_MS);
    expect(await givenUp()).toEqual([]);
    expect(await retryEmail(database.orm, { id: unsent?.id ?? "", now })).toBe(false);
    expect(await subjects()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test("what has the day waits until 9 o'clock in Korea, what somebody waits for does not", async () => {
    now = new Date("2026-11-15T21:00:00+09:00");
    await enqueue("seoul", byDay);
    await enqueue("busan");
    expect(await subjects()).toEqual(["‘busan’ 소식"]);
    for (const at of ["2026-11-15T23:59:59", "2026-11-16T08:59:59"]) {
      now = new Date(`${at}+09:00`);
      expect(await subjects()).toEqual([]);
    }
    now = new Date("2026-11-16T09:00:00+09:00");
    await enqueue("jeju");
    expect(await subjects()).toEqual(["‘jeju’ 소식", "‘seoul’ 소식"]);
    expect(await rows()).toMatchObject([{ tries: 1 }, { tries: 1 }, { tries: 1 }]);
  });

  test("several processes at once send one", async () => {
    await enqueue("seoul");
    const counts = await Promise.all(Array.from({ length: 4 }, () => post.send()));
    expect(post.messages).toHaveLength(1);
    expect(counts.reduce((all, { sent }) => all + sent, 0)).toBe(1);
  });

  test("one that was lost with its process is sent by another, not sooner than it can have been lost", async () => {
    await enqueue("seoul");
    const [row] = await rows();
    if (row) await takeDueEmail(database.orm, { ...row, now });
    pass(10 * MINUTE_MS - SECOND);
    expect(await subjects()).toEqual([]);
    pass(SECOND);
    expect(await subjects()).toEqual(["‘seoul’ 소식"]);
  });

  test("a transaction that fails sends nothing", async () => {
    const failing = database.orm.transaction(async (tx) => {
      await enqueueEmails(tx, { template: news, about: [{ card: "seoul" }], address: "a@example.com", now });
      throw new Error("the order was taken back");
    });
    await expect(failing).rejects.toThrow("the order was taken back");
    expect(await subjects()).toEqual([]);
  });

  test("the same about the same is one e-mail, also at once and after it was sent; about another it is another", async () => {
    await Promise.all([enqueue("seoul"), enqueue("seoul"), enqueue("busan"), enqueue("seoul", byDay)]);
    expect((await subjects()).sort()).toEqual(["‘busan’ 소식", "‘seoul’ 소식", "‘seoul’ 소식"]);
    await enqueue("seoul");
    expect(await subjects()).toEqual([]);
  });

  test("what has nothing to say any more, or nobody to say it to, is done with", async () => {
    await enqueue("gone");
    await enqueueEmails(database.orm, { template: news, about: [{ card: "seoul" }], now });
    expect(await post.send()).toEqual({ sent: 0, failed: 0 });
    expect(await rows()).toMatchObject([{ sentAt: now }, { sentAt: now }]);
  });

  test("to a member goes where the account says, and nowhere when the account is gone", async () => {
    const member = "0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01" as never;
    let account: string | null = "minsu@example.com";
    post = postOn({ database, clock, templates, email: async () => account });
    await addToOutbox(database.orm, { member, subject: "하나", text: "글", now });
    expect(await post.brings()).toMatchObject([{ to: "minsu@example.com", subject: "하나" }]);
    account = null;
    await addToOutbox(database.orm, { member, subject: "둘", text: "글", now });
    expect(await post.brings()).toEqual([]);
    expect((await rows()).map(({ text }) => text)).toEqual(["", ""]);
  });

  test("what only the next version can word is left to it", async () => {
    await enqueue("seoul");
    await database.orm.update(emailOutbox).set({ template: "of the next version" });
    expect(await post.send()).toEqual({ sent: 0, failed: 0 });
    await database.orm.update(emailOutbox).set({ template: "news" }).where(eq(emailOutbox.tries, 0));
    expect(await subjects()).toEqual(["‘seoul’ 소식"]);
  });
});
