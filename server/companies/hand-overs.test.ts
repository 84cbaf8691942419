import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/duration.ts";
import { ownerOf } from "#domain/member.ts";
import { createPracticePayments } from "#server/adapters/payments-practice.ts";
import { makerOn, note, saying } from "#server/cards/card-for-tests.ts";
import { emailOutbox } from "#server/database/tables/admin.ts";
import { cards } from "#server/database/tables/cards.ts";
import { companies } from "#server/database/tables/companies.ts";
import { entries } from "#server/database/tables/entries.ts";
import { handOvers } from "#server/database/tables/hand-overs.ts";
import { orders } from "#server/database/tables/orders.ts";
import { payments } from "#server/database/tables/payments.ts";
import { photos, photoUses } from "#server/database/tables/photos.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import { guestOn, hostOf, party } from "#server/entries/entry-for-tests.ts";
import { codesOf, members, now, startApi, untilNotBusy } from "#server/graphql/api-for-tests.ts";
import { buyerOn } from "#server/orders/order-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";
import { giveCompany } from "./company-for-tests.ts";
import { handedTemplate, takenTemplate } from "./hand-over-emails.ts";

const memberNamed = (token: string) =>
  members[token] ??
  (() => {
    throw new Error(token);
  })();

describe.each(databases)("a hand-over on %s", (_name, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  let post: ReturnType<typeof postOn>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [
      emailOutbox,
      handOvers,
      entries,
      photoUses,
      photos,
      payments,
      orders,
      cards,
      companies,
    ]) {
      await database.orm.delete(table);
    }
    const gateway = createPracticePayments({ database, clock: { now: () => api.clock.now() } });
    api = await startApi({ database, kinds: [note, party], payments: [gateway] });
    const templates = [handedTemplate, takenTemplate];
    const email = async () => "hall@example.com";
    post = postOn({ database, clock: api.clock, kinds: [note, party], templates, email });
    await giveCompany(database, { sub: memberNamed("minsu").id });
  });

  const asked = (token?: string) => {
    const ask = (operation: { toString(): string }, variables: object = {}) =>
      api.post(operation.toString(), { token, variables });
    return {
      ask,
      maker: makerOn(() => api, token),
      hand: (card: string, label = "김하늘 님") => ask(operations.HandOverCardDocument, { card, label }),
      withdraw: (id: string) => ask(operations.WithdrawHandOverDocument, { id }),
      look: (link: string) => ask(operations.OfferedCardDocument, { token: link }),
      take: (link: string) => ask(operations.TakeCardDocument, { token: link }),
      listed: async () => (await ask(operations.HandedCardsDocument)).data.handedCards,
    };
  };
  const [hall, jiyu, sora, visitor] = [asked("minsu"), asked("jiyu"), asked("sora"), asked()];

  /** A card of the company's, sent to guests, and the link for its customer. */
  async function handed({ publish = true } = {}) {
    const { card } = await hall.maker.create({ content: saying("하늘 · 바다") });
    if (publish) await hall.maker.publish(card.id, 1);
    const { handOver, token } = (await hall.hand(card.id)).data.handOverCard;
    return { id: card.id as string, handOver, token: token as string };
  }

  test("writes to one address three times a day, whatever is handed over; the link is there to be sent by hand", async () => {
    const { card } = await hall.maker.create({ content: saying("하늘 · 바다") });
    async function hand(email: string) {
      const made = await hall.ask(operations.HandOverCardDocument, {
        card: card.id,
        label: "김하늘 님",
        email,
      });
      await post.send();
      return made.data.handOverCard;
    }
    for (const isMailed of [true, true, true, false, false]) {
      expect(await hand("Customer@example.com")).toMatchObject({ isMailed, token: expect.any(String) });
    }
    expect(post.messages).toHaveLength(3);
    expect(await hand("another@example.com")).toMatchObject({ isMailed: true });
    api.pass(DAY_MS);
    expect(await hand("customer@example.com")).toMatchObject({ isMailed: true });
  });

  test("sends the link that its page shows, and none that opens nothing any more", async () => {
    const { card } = await hall.maker.create({ content: saying("하늘 · 바다") });
    const hand = async () => {
      const sent = { card: card.id, label: "김하늘 님", email: "customer@example.com" };
      return (await hall.ask(operations.HandOverCardDocument, sent)).data.handOverCard;
    };
    await hand();
    const { token } = await hand();
    const [message, ...more] = await post.brings();
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      to: "customer@example.com",
      subject: expect.stringMatching(/^\[고이\] 달빛 예식장에서 .+ 건네드립니다$/),
      text: expect.stringContaining(`https://goi.example/company/card/${token}\n`),
    });
    expect((await jiyu.take(token)).data.takeCard.id).toBe(card.id);
  });

  test("ends after a hundred a day, also of those that are asked for at once", async () => {
    const { card } = await hall.maker.create({ content: saying("하늘 · 바다") });
    const many = await Promise.all(Array.from({ length: 105 }, () => untilNotBusy(() => hall.hand(card.id))));
    const refused = many.filter(({ errors }) => errors);
    expect(refused.flatMap(codesOf)).toEqual(Array(5).fill("LIMIT_REACHED"));
    expect(refused[0]?.errors?.[0]?.message).toContain("하루에 100장까지");
    api.pass(DAY_MS);
    expect((await hall.hand(card.id)).errors).toBeUndefined();
  });

  test("makes the card its customer's alone, with its history, photos, plan and what guests left", async () => {
    const { id, token } = await handed();
    const key = "u/00112233445566778899aabbccddeeff";
    const owner = ownerOf(memberNamed("minsu"));
    await database.orm.insert(photos).values({ key, owner, bytes: 1, createdAt: now, finishedAt: now });
    await database.orm.insert(photoUses).values({ photo: key, card: id as never });
    await hall.maker.save(id, 1, saying("하늘과 바다"));

    expect((await jiyu.look(token)).data.offeredCard).toMatchObject({
      company: "달빛 예식장",
      kind: "note",
      title: "하늘과 바다",
      card: null,
    });
    const taken = (await jiyu.take(token)).data.takeCard;
    expect(taken).toMatchObject({ id, state: "PUBLISHED", draftVersion: 2, brand: "달빛 예식장" });
    expect((await jiyu.maker.list()).cards.map((card) => card.id)).toEqual([id]);
    expect((await jiyu.maker.versions(id)).data.cardVersions.versions).toHaveLength(2);
    expect((await jiyu.maker.apply(id, 2)).card.liveVersion).toBe(2);
    expect((await database.orm.select().from(photos))[0]?.owner).toBe(ownerOf(memberNamed("jiyu")));

    expect((await hall.maker.list()).cards).toEqual([]);
    for (const act of [
      hall.maker.open(id),
      hall.maker.versions(id),
      hall.maker.save(id, 2, saying("다시")),
      hall.maker.delete(id),
      hall.maker.close(id),
      hall.hand(id),
      hall.ask(operations.ResponsesDocument, { card: id, section: "words" }),
      hall.ask(operations.FollowedVenuesDocument, { card: id }),
    ])
      expect(codesOf(await act)).toEqual(["NOT_FOUND"]);

    const { counts, handOvers: rows } = await hall.listed();
    expect(counts).toEqual({ handed: 1, taken: 1, published: 1 });
    expect(rows).toMatchObject([{ label: "김하늘 님", state: "TAKEN", card: null }]);
    expect(JSON.stringify(rows)).not.toContain("하늘과 바다");
    await post.send();
    expect(post.messages).toMatchObject([
      { to: "hall@example.com", subject: "[고이] 건네신 카드를 고객이 받았습니다" },
    ]);
    expect(post.messages[0]?.text).toContain("‘김하늘 님’ 카드");
    await jiyu.take(token);
    expect(await post.brings()).toEqual([]);
  });

  test("takes along what guests left and what was paid; the company reads none of it any more", async () => {
    const { card } = await hostOf(() => api, { table: { capacity: 10 } });
    await guestOn(() => api, { card, name: "하객" }).come(2);
    const company = buyerOn(api, "minsu");
    const order = await company.paid({ card, agreed: 1_000 });
    const before = (await company.open(card)).card;
    const { token } = (await hall.hand(card)).data.handOverCard;
    await jiyu.take(token);

    const { card: after } = await jiyu.maker.open(card);
    expect(after).toEqual({ ...before, brand: "달빛 예식장", updatedAt: after.updatedAt });
    expect(after).toMatchObject({ isTrial: false, expiresAt: before.expiresAt });
    const responses = (asker: typeof jiyu) =>
      asker.ask(operations.ResponsesDocument, { card, section: "table" });
    expect((await responses(jiyu)).data.responses.responses).toMatchObject([{ content: { name: "하객" } }]);
    expect(codesOf(await responses(hall))).toEqual(["NOT_FOUND"]);
    expect((await guestOn(() => api, { card, name: "하객" }).mine("table"))[0]?.state).toBe("accepted");

    expect(await company.order(order.id)).toMatchObject({ state: "PAID", card: null });
    expect(codesOf(await company.refund(order.id))).toEqual(["CONFLICT"]);
    expect(codesOf(await jiyu.ask(operations.MyOrderDocument, { id: order.id }))).toEqual(["NOT_FOUND"]);
    expect((await buyerOn(api, "jiyu").quote({ card })).quote).toMatchObject({ purpose: "EXTENSION" });
  });

  test("has one taker for ever, however many come at once; who taps twice has it still", async () => {
    const { id, token } = await handed({ publish: false });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? jiyu : sora).take(token)),
    );
    const [row] = await database.orm.select().from(cards);
    const winner = row?.owner === ownerOf(memberNamed("jiyu")) ? jiyu : sora;
    const loser = winner === jiyu ? sora : jiyu;
    answers.forEach((answer, at) => {
      const isWinner = (at % 2 ? jiyu : sora) === winner;
      if (isWinner) expect(answer.data?.takeCard.id).toBe(id);
      else expect(codesOf(answer)).toEqual(["NOT_FOUND"]);
    });
    expect((await winner.take(token)).data.takeCard.id).toBe(id);
    expect((await winner.look(token)).data.offeredCard.card).toBe(id);
    expect(codesOf(await loser.look(token))).toEqual(["NOT_FOUND"]);
    expect((await hall.listed()).counts).toEqual({ handed: 1, taken: 1, published: 0 });
  });

  test("waits fourteen days, can be withdrawn, and a new link ends the one before", async () => {
    const first = await handed();
    api.pass(1_000);
    const second = (await hall.hand(first.id)).data.handOverCard;
    expect(codesOf(await jiyu.take(first.token))).toEqual(["NOT_FOUND"]);
    await hall.withdraw(second.handOver.id);
    expect(codesOf(await jiyu.take(second.token))).toEqual(["NOT_FOUND"]);
    api.pass(1_000);
    const third = (await hall.hand(first.id)).data.handOverCard;
    api.pass(14 * DAY_MS);
    expect(codesOf(await jiyu.take(third.token))).toEqual(["NOT_FOUND"]);
    expect((await hall.listed()).handOvers.map(({ state }: { state: string }) => state)).toEqual([
      "EXPIRED",
      "WITHDRAWN",
      "WITHDRAWN",
    ]);
    expect((await hall.maker.open(first.id)).card.id).toBe(first.id);
  });

  test("cannot be withdrawn from who took it, by whom it is none of, or while being taken by both", async () => {
    const { id, token, handOver } = await handed();
    await giveCompany(database, { sub: memberNamed("sora").id, number: "1208147521" as never });
    expect(codesOf(await sora.withdraw(handOver.id))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await sora.withdraw(randomUUID()))).toEqual(["NOT_FOUND"]);
    expect((await sora.listed()).counts.handed).toBe(0);
    const [taken, withdrawn] = await Promise.all([jiyu.take(token), hall.withdraw(handOver.id)]);
    const owner = (await database.orm.select().from(cards))[0]?.owner;
    const isTaken = owner === ownerOf(memberNamed("jiyu"));
    expect([codesOf(taken), codesOf(withdrawn)]).toEqual(isTaken ? [[], ["NOT_FOUND"]] : [["NOT_FOUND"], []]);
    if (isTaken) expect((await jiyu.take(token)).data.takeCard.id).toBe(id);
  });

  test("is for approved companies and for cards of their own that nothing stands against", async () => {
    const { id, token } = await handed();
    const theirs = (await jiyu.maker.create({ content: saying("남의 카드") })).card.id;
    expect(codesOf(await hall.hand(theirs))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await jiyu.hand(theirs))).toEqual(["FORBIDDEN"]);
    expect(codesOf(await visitor.take(token))).toEqual(["AUTH_REQUIRED"]);
    expect(codesOf(await hall.take(token))).toEqual(["CONFLICT"]);
    expect(codesOf(await hall.hand(theirs, " "))).toEqual(["NOT_FOUND"]);
    expect((await hall.hand(id, " ")).errors?.[0]?.extensions.fields).toHaveProperty("label");
    await hall.maker.delete(id);
    expect(codesOf(await jiyu.take(token))).toEqual(["NOT_FOUND"]);
    await hall.maker.restore(id);
    await database.orm.update(companies).set({ state: "suspended" });
    expect(codesOf(await jiyu.take(token))).toEqual(["NOT_FOUND"]);
    for (const act of [hall.hand(id), hall.withdraw(randomUUID()), hall.ask(operations.HandedCardsDocument)])
      expect(codesOf(await act)).toEqual(["FORBIDDEN"]);
  });

  test("leaves no link in the database, and finds none that is only like it", async () => {
    const { token } = await handed();
    const kept = [await database.orm.select().from(handOvers), await database.orm.select().from(emailOutbox)];
    expect(JSON.stringify(kept)).not.toContain(token);
    for (const wrong of ["", "x", token.slice(1), `${token} `]) {
      expect(codesOf(await jiyu.take(wrong)), wrong).toEqual(["NOT_FOUND"]);
    }
  });
});
