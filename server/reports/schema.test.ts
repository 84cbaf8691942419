import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import { makerOn } from "#server/cards/card-for-tests.ts";
import { emailOutbox } from "#server/database/tables/admin.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import { erase } from "#server/entries/actions.ts";
import { guestOn, hostOf, party } from "#server/entries/entry-for-tests.ts";
import { createEventBus, type EventBus } from "#server/event-bus.ts";
import { codesOf, members, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database, Email } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";
import { endBlocks } from "./end-blocks.ts";
import { forgetReports } from "./forget-reports.ts";
import { readReport } from "./store.ts";

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;
let events: EventBus;
beforeAll(async () => {
  database = await emptyDatabase();
  events = createEventBus({ database });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(emailOutbox);
  api = await startApi({ database, kinds: [party], events });
});

const sora = makerOn(() => api, "sora");
const proved = makerOn(() => api, "sora-again");

/** A party with one entry in its book, and the owner's and another guest's eyes on it. */
async function given() {
  const host = await hostOf(() => api);
  // Longer than any block: what is over is nobody's to look at.
  await database.run("update cards set expires_at = null");
  const writer = guestOn(() => api, { card: host.card, name: "유나", ip: "10.0.0.1" });
  const { entry } = await writer.write("너희 집은 늘 시끄러워");
  return { host, writer, entry: entry.id, guest: guestOn(() => api, { card: host.card, name: "손님" }) };
}

let people = 0;

async function report(target: { card: string; entry?: string }, change: Record<string, unknown> = {}) {
  people += 1;
  const { key = randomUUID(), website, ip = `10.1.0.${people}`, ...other } = change;
  const sent = {
    ...{ grounds: "privacy", relation: "self", words: "제 이야기입니다", name: "김지연" },
    ...{ email: `jiyeon-${people}@example.com`, agreed: true, ...other },
  };
  const answer = await api.post(operations.ReportDocument.toString(), {
    variables: { ...target, report: sent, key, website },
    ip: String(ip),
  });
  const { number } = answer.data?.report ?? {};
  const { data } = await sora.ask(operations.AdminReportsDocument, { search: number ?? "R" });
  return { ...answer, number, email: sent.email, id: data.adminReports.reports[0]?.id as string };
}

async function decide(id: string, move: string, reason = "살펴보았습니다") {
  const answer = await proved.ask(operations.AdminDecideReportDocument, { id, move, reason });
  return { ...answer, state: answer.data?.adminDecideReport.report.state as string | undefined };
}

const parts = () => {
  const erasing = { database, clock: api.clock, kinds: [party] };
  return { ...erasing, origin: "https://goi.example", erase: (entry: never) => erase(erasing, entry) };
};
const end = () => endBlocks(parts());

/** E-mails that went out since this was last asked. */
function messages(): Promise<Email[]> {
  const email = async (id: string) => (id === members.minsu?.id ? "minsu@example.com" : null);
  return postOn({ database, clock: api.clock, email }).brings();
}
const subjects = async (to: string) =>
  (await messages()).filter((message) => message.to === to).map(({ subject }) => subject);

async function trail(noun: string, subject: string) {
  const { data } = await sora.ask(operations.AdminAuditDocument, { noun, subject });
  return (data.adminAudit as operations.AdminAuditQuery["adminAudit"]).entries.map(({ act }) => act);
}

describe("somebody reports", () => {
  test("an entry that others see, once for each form, and has it in writing", async () => {
    const { host, entry } = await given();
    const asked = await api.post(operations.ReportableDocument.toString(), {
      variables: { card: host.card, entry },
    });
    expect(asked.data.reportable.excerpt.lines).toContainEqual({ label: "이름", value: "유나" });
    const key = randomUUID();
    const first = await report({ card: host.card, entry }, { key });
    expect(first.number).toMatch(/^R-261115-/);
    const again = await report({ card: host.card, entry }, { key });
    expect(again.number).toBe(first.number);
    const [message, ...others] = (await messages()).filter(({ to }) => to.startsWith("jiyeon"));
    expect(message).toMatchObject({ to: first.email, subject: `[고이] 신고를 받았습니다 (${first.number})` });
    expect(others).toEqual([]);
    // Nothing has happened to it yet.
    expect((await guestOn(() => api, { card: host.card, name: "손님" }).read()).count).toBe(1);
  });

  test("not what nobody sees, and not without saying who and why", async () => {
    const { host, entry } = await given();
    await host.hide(entry);
    expect(codesOf(await report({ card: host.card, entry }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await report({ card: "0000000000000000" }))).toEqual(["NOT_FOUND"]);
    const refused = await report({ card: host.card }, { words: " ", email: "jiyeon", agreed: false });
    const fields = refused.errors?.[0]?.extensions.fields as Record<string, string>;
    expect(Object.keys(fields).sort()).toEqual(["agreed", "email", "words"]);
  });

  test("as people do: a machine is heard and forgotten, a campaign is asked to wait", async () => {
    const { host } = await given();
    const { data } = await sora.ask(operations.AdminReportsDocument, { search: host.card });
    expect(data.adminReports.reports).toEqual([]);
    const machine = await report({ card: host.card }, { website: "https://spam.example" });
    expect(machine.number).toMatch(/^R-/);
    const codes: string[] = [];
    for (let at = 0; at < 11; at += 1) {
      codes.push(...codesOf(await report({ card: host.card }, { ip: "10.9.9.9" })));
    }
    expect(codes).toEqual(["RATE_LIMITED"]);
    const kept = await sora.ask(operations.AdminReportsDocument, { search: host.card, first: 100 });
    expect(kept.data.adminReports.reports).toHaveLength(10);
    expect(kept.data.adminReports.reports.map(({ number }: { number: string }) => number)).not.toContain(
      machine.number,
    );
  });
});

describe("an entry", () => {
  test("is hidden for thirty days, both sides are told, and an objection brings it back", async () => {
    const { host, writer, guest, entry } = await given();
    const { id, email } = await report({ card: host.card, entry });
    await messages();
    const told: unknown[] = [];
    const stop = events.subscribe((change) => told.push(change));
    expect((await decide(id, "BLOCK", "본인이 확인되었습니다")).state).toBe("blocked");
    stop();
    expect(told).toEqual([{ card: host.card, what: "entries", section: "book", isOwn: true }]);

    expect(await guest.read()).toMatchObject({ entries: [], count: 0, blocked: 1 });
    expect(await writer.mine("book")).toMatchObject([{ id: entry, state: "blocked" }]);
    // Showing it is the owner's no more.
    await host.unhide(entry);
    expect((await guest.read()).count).toBe(0);
    expect((await host.responses("book", { state: "blocked" })).responses).toMatchObject([{ id: entry }]);
    const sent = await messages();
    expect(sent.find(({ to }) => to === email)?.text).toContain("2026년 12월 15일");
    const toOwner = sent.find(({ to }) => to === "minsu@example.com")?.text ?? "";
    expect(toOwner).toContain("살펴본 내용: 본인이 확인되었습니다");
    expect(toOwner).toContain(`http://goi.test/my-mobile-card/${host.card}/responses`);
    expect(toOwner).not.toMatch(/지연|jiyeon/);

    const jiyu = makerOn(() => api, "jiyu");
    const object = { id, text: "서로 웃자고 쓴 글입니다" };
    expect(codesOf(await jiyu.ask(operations.ObjectToBlockDocument, object))).toEqual(["NOT_FOUND"]);
    await host.ask(operations.ObjectToBlockDocument, object);
    const { data } = await host.ask(operations.CardBlocksDocument, { card: host.card });
    expect(data.cardBlocks).toMatchObject([{ state: "objected", objection: object.text }]);
    const waiting = await sora.ask(operations.AdminWaitingDocument);
    expect(waiting.data.adminWaiting.reports).toBeGreaterThan(0);

    api.pass(30 * DAY_MS - 1);
    await end();
    expect((await guest.read()).count).toBe(0);
    api.pass(1);
    expect(await end()).toMatchObject({ ended: 1 });
    expect(await end()).toMatchObject({ ended: 0 });
    expect(await guest.read()).toMatchObject({ count: 1, blocked: 0 });
    const ended = await messages();
    expect(ended.map(({ to, subject }) => `${to} ${subject.replace(/ \(.*/, "")}`).sort()).toEqual([
      `${email} [고이] 가려 두었던 내용이 다시 보입니다`,
      "minsu@example.com [고이] ‘잔치’ 카드의 글이 다시 보입니다",
    ]);
    expect(await trail("report", id)).toEqual(["block"]);
    expect(await trail("card", host.card)).toEqual(["block"]);
  });

  test("that nobody speaks for is deleted at the end, also by a run that broke off before", async () => {
    const { host, writer, guest, entry } = await given();
    const { id } = await report({ card: host.card, entry });
    await decide(id, "BLOCK");
    api.pass(30 * DAY_MS);
    const broken = { ...parts(), erase: () => Promise.reject(new Error("the process ended")) };
    await expect(endBlocks(broken)).rejects.toThrow("the process ended");
    expect(await guest.read()).toMatchObject({ count: 0 });
    expect(await end()).toMatchObject({ ended: 0, erased: 1 });
    expect(await writer.mine("book")).toEqual([]);
    expect(await end()).toMatchObject({ ended: 0, erased: 0 });
    expect(codesOf(await decide(id, "RESTORE"))).toEqual(["CONFLICT"]);
  });

  test("that its writer took back is not said to be there again", async () => {
    const { host, writer, entry } = await given();
    const { id, email } = await report({ card: host.card, entry });
    await decide(id, "BLOCK");
    await host.ask(operations.ObjectToBlockDocument, { id, text: "그대로 두고 싶습니다" });
    await writer.withdraw(entry);
    await messages();
    expect(codesOf(await decide(id, "RESTORE"))).toEqual(["CONFLICT"]);
    api.pass(30 * DAY_MS);
    await end();
    expect(await subjects(email)).toEqual([expect.stringContaining("신고하신 내용을 지웠습니다")]);
  });

  test("that two report is hidden no longer than by the first, and comes back with the last", async () => {
    const { host, guest, entry } = await given();
    const one = await report({ card: host.card, entry });
    const other = await report({ card: host.card, entry }, { grounds: "spam" });
    await decide(one.id, "BLOCK");
    api.pass(10 * DAY_MS);
    const { data } = await decide(other.id, "BLOCK");
    expect(data.adminDecideReport.report.blockedUntil).toBe("2026-12-15T00:00:00.000Z");
    await decide(one.id, "RESTORE");
    expect((await guest.read()).count).toBe(0);
    await decide(other.id, "RESTORE");
    expect((await guest.read()).count).toBe(1);
  });
});

describe("a card", () => {
  test("is closed to guests and cannot be opened past the measure; it ends where its owner finds it", async () => {
    const { host, guest } = await given();
    const { id } = await report({ card: host.card }, { grounds: "portrait" });
    const told: unknown[] = [];
    const stop = events.subscribe((change) => told.push(change));
    await decide(id, "BLOCK");
    stop();
    expect(told).toEqual([{ card: host.card, what: "page", isOwn: true }]);
    expect(codesOf(await guest.read())).toEqual(["NOT_FOUND"]);
    const blocked = (await host.open(host.card)).card;
    expect(blocked).toMatchObject({ state: "SUSPENDED", blockedUntil: "2026-12-15T00:00:00.000Z" });
    expect(codesOf(await host.publish(host.card, 1))).toEqual(["CONFLICT"]);
    await sora.ask(operations.AdminReleaseCardDocument, { id: host.card, reason: "풀어 봅니다" });
    expect(codesOf(await guest.read())).toEqual(["NOT_FOUND"]);
    await messages();

    api.pass(30 * DAY_MS);
    await end();
    expect((await host.listDeleted()).map((card) => card.id)).toContain(host.card);
    expect(await subjects("minsu@example.com")).toEqual(["[고이] ‘잔치’ 카드를 지운 카드로 옮겼습니다"]);
    const back = (await host.restore(host.card)).card;
    expect(back).toMatchObject({ state: "SUSPENDED", blockedUntil: null });
    expect(codesOf(await guest.read())).toEqual(["NOT_FOUND"]);
  });

  test("that is deleted before its time needs the password, and what is dismissed changes nothing", async () => {
    const { host, guest } = await given();
    const [{ id }, dismissed] = [await report({ card: host.card }), await report({ card: host.card })];
    await messages();
    expect((await decide(dismissed.id, "DISMISS", "침해를 찾지 못했습니다")).state).toBe("dismissed");
    expect((await guest.read()).count).toBe(1);
    const sent = await messages();
    expect(sent.map(({ to }) => to)).toEqual([dismissed.email]);
    await decide(id, "BLOCK");
    api.pass(11 * MINUTE_MS);
    const remove = { id, move: "DELETE", reason: "본인이 아닙니다" };
    expect(codesOf(await sora.ask(operations.AdminDecideReportDocument, remove))).toEqual([
      "REAUTH_REQUIRED",
    ]);
    expect((await decide(id, "DELETE")).state).toBe("deleted");
    expect(await trail("report", id)).toEqual(["delete", "block"]);
  });
});

test("who reported is told to an admin who opens the report, which is written down, and to nobody in a list", async () => {
  const { host, entry } = await given();
  const { id, number, email } = await report({ card: host.card, entry });
  const listed = await sora.ask(operations.AdminReportsDocument, { search: host.card, state: "received" });
  expect(listed.data.adminReports.reports).toMatchObject([{ number, isEntry: true }]);
  expect(listed.text).not.toMatch(/jiyeon|지연|제 이야기/);
  expect(await trail("report", id)).toEqual([]);
  const opened = await sora.ask(operations.AdminOpenReportDocument, { id });
  expect(opened.data.adminOpenReport).toMatchObject({ name: "김지연", email, words: "제 이야기입니다" });
  expect(await trail("report", id)).toEqual(["look"]);
  const blocks = await host.ask(operations.CardBlocksDocument, { card: host.card });
  expect(blocks.data.cardBlocks).toEqual([]);
});

test("three years after its end nobody knows any more who reported; what still runs is kept", async () => {
  const { host } = await given();
  const [over, running] = [await report({ card: host.card }), await report({ card: host.card })];
  await decide(over.id, "DISMISS");
  api.pass(3 * 366 * DAY_MS);
  const { reporters } = await forgetReports(parts());
  expect(reporters).toBeGreaterThan(0);
  expect(await forgetReports(parts())).toEqual({ reporters: 0 });
  expect(await readReport(database.orm, over.id)).toMatchObject({ name: null, email: null, words: "" });
  expect(await readReport(database.orm, running.id)).toMatchObject({ email: running.email });
});
