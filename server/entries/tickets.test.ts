import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import type { attendance, Session } from "#cards/kinds/event/attendance/section.ts";
import { event } from "#cards/kinds/event/kind.ts";
import type { CardId } from "#domain/card-id.ts";
import { DAY_MS, HOUR_MS } from "#domain/duration.ts";
import { ticketCode } from "#domain/ticket-code.ts";
import { makerOn } from "#server/cards/card-for-tests.ts";
import { cards } from "#server/database/tables/cards.ts";
import { entries, invitees, seats } from "#server/database/tables/entries.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import type { EmailTemplate } from "#server/emails/template.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database, Email } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";
import { answerTemplate, dayBeforeTemplate, seatTemplate } from "./email-templates.ts";
import { enqueueReminders } from "./enqueue-reminders.ts";
import { guestOn } from "./entry-for-tests.ts";
import { unsubscribeInvitee } from "./invitees-store.ts";

const seatEmails = [seatTemplate];
const reminders = [dayBeforeTemplate, answerTemplate];

const session = (id: string, capacity: number | null, date = "2026-11-28"): Session => ({
  id,
  name: `${id}회`,
  date,
  time: "19:00",
  place: "다락방",
  capacity,
});

type Fields = Partial<typeof attendance.empty> & { title?: string };

function eventWith({ title = "겨울밤 낭독회", ...fields }: Fields): CardContent {
  const card = startCard(event);
  return {
    ...card,
    sections: {
      ...card.sections,
      cover: { ...card.sections.cover, type: "seminar", title },
      date: { ...card.sections.date, date: "2026-11-28", time: "19:00" },
      attendance: { ...card.sections.attendance, taking: true, ...fields },
    },
  };
}

describe.each(databases)("an event on %s", (_name, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  let messages: Email[];
  let isMailAway: boolean;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(cards);
    api = await startApi({ database, kinds: [event] });
    [messages, isMailAway] = [[], false];
  });

  async function hostOf(fields: Fields) {
    const maker = makerOn(() => api, "minsu");
    const { card } = await maker.create({ kind: "event", content: eventWith(fields) });
    await maker.publish(card.id, 1);
    let version = 1;
    return {
      ...maker,
      card: card.id,
      async show(next: Fields) {
        await maker.save(card.id, version, eventWith(next));
        version += 1;
        return maker.apply(card.id, version);
      },
      checkIn: (id: string, { door = "정문", key = randomUUID() } = {}) =>
        maker.ask(operations.CheckInDocument, { id, door, key, at: api.clock.now().toISOString() }),
    };
  }

  function guest(card: string, name: string) {
    const one = guestOn(() => api, { card, name });
    const content = (more: object) => ({ attending: "yes", name, party: 1, answers: {}, ...more });
    return {
      ...one,
      apply: (more: object = {}) => one.leave({ section: "attendance", content: content(more) }),
      move: (id: string, more: object = {}) => one.change(id, content(more)),
    };
  }

  /** Runs the jobs as two processes would; answers all e-mails so far. */
  async function post(templates: EmailTemplate[]) {
    const parts = { database, clock: api.clock, kinds: [event] };
    const mail = Object.assign(postOn({ ...parts, templates }), { isAway: isMailAway });
    const run = async () => {
      if (templates === reminders) await enqueueReminders({ ...parts, origin: "https://goi.example" });
      await mail.send();
    };
    await Promise.all([run(), run()]);
    await run();
    messages.push(...mail.messages);
    return messages;
  }

  const takenBySession = async () =>
    Object.fromEntries((await database.orm.select().from(seats)).map(({ name, taken }) => [name, taken]));

  test("every session has its own seats; who moves takes the new seat or keeps the old one", async () => {
    const { card } = await hostOf({ sessions: [session("a", 1), session("b", 2)] });
    const [yuna, hajun, seoa, doyun] = ["유나", "하준", "서아", "도윤"].map((name) => guest(card, name));
    const first = await yuna?.apply({ session: "a" });
    expect((await hajun?.apply({ session: "a" }))?.entry.state).toBe("waiting");
    const third = await seoa?.apply({ session: "b", party: 2 });
    expect((await doyun?.apply({ session: "b" }))?.entry.state).toBe("waiting");

    const refused = await yuna?.move(first?.entry.id ?? "", { session: "b" });
    expect(refused?.errors?.[0]?.message).toBe(
      "옮기시려는 곳의 자리가 모자랍니다. 처음 보내신 답은 그대로 있습니다.",
    );
    expect((await yuna?.mine("attendance"))?.[0]?.content).toMatchObject({ session: "a" });

    await seoa?.move(third?.entry.id ?? "", { session: "b", party: 1 });
    expect((await doyun?.mine("attendance"))?.[0]?.state).toBe("accepted");
    expect(await takenBySession()).toMatchObject({ a: 1, b: 2 });
    await seoa?.withdraw(third?.entry.id ?? "");
    expect((await yuna?.move(first?.entry.id ?? "", { session: "b" }))?.entry.state).toBe("accepted");
    expect((await hajun?.mine("attendance"))?.[0]?.state).toBe("accepted");
    expect(await takenBySession()).toMatchObject({ a: 1, b: 2 });
  });

  test("twelve who change places at once end with as many seats as there are, and nobody hangs", async () => {
    const { card } = await hostOf({ sessions: [session("a", 6), session("b", 6)], waitingList: false });
    const people = Array.from({ length: 12 }, (_, at) => guest(card, `손님${at}`));
    const applied = await Promise.all(people.map((one, at) => one.apply({ session: at % 2 ? "a" : "b" })));
    await Promise.all(
      people.map((one, at) => one.move(applied[at]?.entry.id ?? "", { session: at % 2 ? "b" : "a" })),
    );
    const rows = await database.orm.select().from(entries);
    const taken = (name: string) => rows.filter(({ seatsOf }) => seatsOf === name).length;
    expect(await takenBySession()).toMatchObject({ a: taken("a"), b: taken("b") });
    expect(Math.max(taken("a"), taken("b"))).toBeLessThanOrEqual(6);
    expect(rows).toHaveLength(12);
  });

  test("who waits hears their place, and guests how many seats are left", async () => {
    const { card } = await hostOf({
      sessions: [session("a", 1), session("b", 5), session("c", 7), session("d", null)],
    });
    await guest(card, "유나").apply({ session: "a" });
    await guest(card, "하준").apply({ session: "a" });
    await guest(card, "서아").apply({ session: "a" });
    await guest(card, "도윤").apply({ session: "b", party: 3 });
    const [own] = (await guest(card, "서아").mine("attendance")) as { place?: number }[];
    expect(own?.place).toBe(2);
    const { data } = await api.post(`${operations.SeatsLeftDocument}`, {
      variables: { card, section: "attendance" },
    });
    const left = Object.fromEntries(
      (data.seatsLeft as { name: string; left: number }[]).map((one) => [one.name, one.left]),
    );
    // Of what nobody asked for yet all are left; what has no end is not counted.
    expect(left).toEqual({ a: 0, b: 2, c: 7 });
  });

  test("a session that was taken out keeps its guests, who may move; nobody new gets in", async () => {
    const minsu = await hostOf({ sessions: [session("a", 1), session("b", 3)] });
    const yuna = guest(minsu.card, "유나");
    const { entry } = await yuna.apply({ session: "a" });
    await guest(minsu.card, "하준").apply({ session: "a" });
    await minsu.show({ sessions: [session("b", 3)] });
    expect((await yuna.mine("attendance"))[0]?.state).toBe("accepted");
    expect(codesOf(await guest(minsu.card, "서아").apply({ session: "a" }))).toEqual(["INVALID"]);
    expect((await minsu.checkIn(entry.id)).data.checkIn.isNew).toBe(true);
    expect((await yuna.move(entry.id, { session: "b" })).entry.state).toBe("accepted");
    expect((await guest(minsu.card, "하준").mine("attendance"))[0]?.state).toBe("waiting");
    // Another session is another ticket.
    expect((await minsu.checkIn(entry.id)).data.checkIn.isNew).toBe(true);
  });

  test("one ticket at ten doors at once lets one in; the others hear when and where", async () => {
    const minsu = await hostOf({});
    const { entry } = await guest(minsu.card, "유나").apply({ party: 2 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => minsu.checkIn(entry.id, { door: `${at}번 문` })),
    );
    const checks = answers.map(({ data }) => data.checkIn);
    expect(checks.filter(({ isNew }) => isNew)).toHaveLength(1);
    const [won] = checks.filter(({ isNew }) => isNew);
    for (const { ticket } of checks) expect(ticket).toEqual(won.ticket);
    expect(won.ticket).toMatchObject({ holder: "유나", party: 2, code: ticketCode(entry.id) });
    const csv = await minsu.ask(operations.ResponsesCsvDocument, { card: minsu.card, section: "attendance" });
    expect(csv.data.responsesCsv).toContain(won.ticket.door);
  });

  test("the same tap sent again says the same again; an undone one may come in once more", async () => {
    const minsu = await hostOf({});
    const { entry } = await guest(minsu.card, "유나").apply();
    const key = randomUUID();
    for (const _ of [1, 2]) expect((await minsu.checkIn(entry.id, { key })).data.checkIn.isNew).toBe(true);
    expect((await minsu.checkIn(entry.id)).data.checkIn.isNew).toBe(false);
    await minsu.ask(operations.UndoCheckInDocument, { id: entry.id });
    expect((await minsu.checkIn(entry.id)).data.checkIn.isNew).toBe(true);
  });

  test("who waits, who withdrew and a stranger's card let nobody in", async () => {
    const minsu = await hostOf({ capacity: 1 });
    await guest(minsu.card, "유나").apply();
    const hajun = guest(minsu.card, "하준");
    const { entry } = await hajun.apply();
    expect(codesOf(await minsu.checkIn(entry.id))).toEqual(["NOT_FOUND"]);
    const other = makerOn(() => api, "jiyu");
    const tap = { id: entry.id, door: "정문", key: randomUUID(), at: api.clock.now().toISOString() };
    expect(codesOf(await other.ask(operations.CheckInDocument, tap))).toEqual(["NOT_FOUND"]);
    await hajun.withdraw(entry.id);
    expect(codesOf(await minsu.checkIn(entry.id))).toEqual(["NOT_FOUND"]);
  });

  test("a seat that became free sends one e-mail, with a link that shows the ticket on any device", async () => {
    const { card } = await hostOf({ capacity: 1 });
    const yuna = guest(card, "유나");
    const { entry } = await yuna.apply();
    const { entry: waiting } = await guest(card, "하준").apply({ email: "Hajun@Example.com" });
    expect(await post(seatEmails)).toEqual([]);
    api.pass(60_000);
    await yuna.withdraw(entry.id);
    const [message, ...more] = await post(seatEmails);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      to: "hajun@example.com",
      subject: "[고이] 기다리신 자리가 났습니다",
    });
    expect(message?.text).toContain(`https://goi.example/event/${card}?own=${waiting.id}#attendance`);
    expect(message?.text).toContain(ticketCode(waiting.id));
    expect(message?.text).toMatch(/안심 확인 goi\.example\/check\ngoi 주소창에서 확인번호 \d{3} \d{3}/);
    const { data } = await api.post(`${operations.TicketDocument}`, { variables: { card, id: waiting.id } });
    expect(data.ticket).toMatchObject({ holder: "하준", state: "accepted", checkedInAt: null });
  });

  test("a seat that was given at once sends its ticket once, also to an address that is named only later", async () => {
    const { card } = await hostOf({ capacity: 5 });
    const yuna = guest(card, "유나");
    const { entry } = await yuna.apply();
    expect(await post(seatEmails)).toEqual([]);
    api.pass(60_000);
    for (const email of ["yuna@example.com", "other@example.com"]) {
      await yuna.move(entry.id, { email });
      expect(await post(seatEmails)).toMatchObject([
        { to: "yuna@example.com", subject: "[고이] 신청하신 행사의 입장권입니다" },
      ]);
    }
    await guest(card, "하준").apply({ email: "hajun@example.com" });
    expect((await post(seatEmails)).map(({ to }) => to)).toEqual(["yuna@example.com", "hajun@example.com"]);
  });

  test("a ticket that could not be sent goes to the address as it was mended, and to nobody who withdrew", async () => {
    const { card } = await hostOf({ capacity: 5 });
    const [yuna, hajun] = [guest(card, "유나"), guest(card, "하준")];
    const { entry } = await yuna.apply({ email: "yuna@example.con" });
    const { entry: other } = await hajun.apply({ email: "hajun@example.com" });
    isMailAway = true;
    expect(await post(seatEmails)).toEqual([]);
    isMailAway = false;
    await yuna.move(entry.id, { email: "yuna@example.com" });
    await hajun.withdraw(other.id);
    api.pass(10 * 60_000);
    expect((await post(seatEmails)).map(({ to }) => to)).toEqual(["yuna@example.com"]);
  });

  test("the day before, everybody with a seat and an address is reminded once", async () => {
    const { card } = await hostOf({ sessions: [session("a", 5), session("b", 5, "2026-12-05")] });
    await guest(card, "유나").apply({ session: "a", email: "yuna@example.com" });
    await guest(card, "하준").apply({ session: "b", email: "hajun@example.com" });
    await guest(card, "서아").apply({ session: "a" });
    expect(await post(reminders)).toEqual([]);
    api.pass(12 * DAY_MS);
    await database.orm.update(cards).set({ expiresAt: new Date("2027-03-01T00:00:00Z") });
    expect((await post(reminders)).map(({ to }) => to)).toEqual(["yuna@example.com"]);
    api.pass(7 * DAY_MS);
    expect((await post(reminders)).map(({ to }) => to)).toEqual(["yuna@example.com", "hajun@example.com"]);
  });

  test("three days before the last day, who was named and said nothing hears once, unless they refused", async () => {
    const minsu = await hostOf({ deadline: "2026-11-20" });
    const emails = ["yuna@example.com", "Hajun@example.com", "seoa@example.com", "yuna@example.com"];
    await minsu.ask(operations.SetInviteesDocument, { card: minsu.card, emails });
    await guest(minsu.card, "하준").apply({ email: "hajun@example.com" });
    const rows = await database.orm.select().from(invitees);
    const { token = "" } = rows.find(({ email }) => email.startsWith("seoa")) ?? {};
    expect(await unsubscribeInvitee(database.orm, { token, now: api.clock.now() })).toBe(true);
    expect(await post(reminders)).toEqual([]);
    api.pass(2 * DAY_MS);
    const [message, ...more] = await post(reminders);
    expect(more).toEqual([]);
    expect(message?.to).toBe("yuna@example.com");
    expect(message?.text).toContain("https://goi.example/-/letters/");
    // Setting the list anew, also without them and with them again, sends nothing again; nor does another last day.
    for (const list of [[], emails])
      await minsu.ask(operations.SetInviteesDocument, { card: minsu.card, emails: list });
    const { data } = await minsu.ask(operations.InviteesDocument, { card: minsu.card });
    expect(data.invitees.map(({ email }: { email: string }) => email)).toEqual([
      "hajun@example.com",
      "seoa@example.com",
      "yuna@example.com",
    ]);
    expect(data.reminders).toMatchObject({ sentToday: 1, isTrial: true });
    await minsu.show({ deadline: "2026-11-19" });
    expect(await post(reminders)).toHaveLength(1);
    const wrong = await minsu.ask(operations.SetInviteesDocument, { card: minsu.card, emails: ["nobody"] });
    expect(codesOf(wrong)).toEqual(["INVALID"]);
  });

  describe("e-mails to addresses that an owner typed", () => {
    const strangers = (count: number, at: number) =>
      Array.from({ length: count }, (_, index) => `stranger${index}@host${at}.example`);
    const invite = (host: Awaited<ReturnType<typeof hostOf>>, emails: string[]) =>
      host.ask(operations.SetInviteesDocument, { card: host.card, emails });
    const remindersOf = async (host: Awaited<ReturnType<typeof hostOf>>) =>
      (await host.ask(operations.InviteesDocument, { card: host.card })).data.reminders;

    test("go out a day after a card was shown, at once where it was paid for", async () => {
      const [free, paid] = [
        await hostOf({ deadline: "2026-11-18" }),
        await hostOf({ deadline: "2026-11-18" }),
      ];
      await database.orm
        .update(cards)
        .set({ plan: "basic" })
        .where(eq(cards.id, paid.card as CardId));
      await invite(free, ["one@example.com"]);
      await invite(paid, ["two@example.com"]);
      expect((await post(reminders)).map(({ to }) => to)).toEqual(["two@example.com"]);
      api.pass(11 * HOUR_MS);
      expect((await post(reminders)).map(({ to }) => to)).toEqual(["two@example.com"]);
      expect(await remindersOf(free)).toMatchObject({ from: "2026-11-16T00:00:00.000Z", isTrial: true });
      api.pass(13 * HOUR_MS);
      expect((await post(reminders)).map(({ to }) => to)).toEqual(["two@example.com", "one@example.com"]);
    });

    test("are 50 a day for all of an owner's free cards, and go on the next day", async () => {
      const hosts = [];
      for (const at of [0, 1, 2]) {
        const host = await hostOf({ deadline: "2026-11-18" });
        await invite(host, strangers(40, at));
        hosts.push(host);
      }
      api.pass(24 * HOUR_MS);
      expect(await post(reminders)).toHaveLength(50);
      const [first] = hosts;
      expect(first && (await remindersOf(first))).toMatchObject({ aDay: 50, sentToday: 50 });
      api.pass(24 * HOUR_MS);
      expect(await post(reminders)).toHaveLength(100);
      expect(new Set(messages.map(({ to }) => to)).size).toBe(100);
    });

    test("are three a day for one address, whoever names it", async () => {
      for (const _ of [1, 2, 3, 4])
        await invite(await hostOf({ deadline: "2026-11-18" }), ["one@example.com"]);
      api.pass(24 * HOUR_MS);
      expect(await post(reminders)).toHaveLength(3);
      api.pass(24 * HOUR_MS);
      expect(await post(reminders)).toHaveLength(4);
    });

    test("have none of the maker's words as their subject, and no title that leads elsewhere", async () => {
      const host = await hostOf({ deadline: "2026-11-18", title: "당첨! www.evil.example 로 오세요" });
      await invite(host, ["one@example.com"]);
      const waiting = guest(host.card, "유나");
      await waiting.apply({ email: "yuna@example.com" });
      api.pass(60_000);
      await post(seatEmails);
      api.pass(24 * HOUR_MS);
      const all = await post(reminders);
      expect(all.map(({ to }) => to)).toEqual(["yuna@example.com", "one@example.com"]);
      for (const { subject, text } of all) {
        expect(subject).toMatch(
          /^\[고이\] (신청하신 행사의 입장권입니다|2026년 11월 18일 수요일까지 참석 여부를 알려 주세요)$/,
        );
        expect(text).not.toContain("evil");
      }
    });
  });
});
