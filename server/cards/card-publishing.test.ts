import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { CardId } from "#domain/card-id.ts";
import { DAY_MS } from "#domain/duration.ts";
import { cards } from "#server/database/tables/cards.ts";
import { codesOf, now } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { cardDesk, saying } from "./card-for-tests.ts";

describe("showing a card to guests", () => {
  const desk = cardDesk(emptyDatabase);
  const { minsu, published } = desk;

  describe("being published", () => {
    test("is a trial for 7 days, until midnight in Korea", async () => {
      const card = await published();
      expect(card).toMatchObject({
        state: "PUBLISHED",
        liveVersion: 1,
        isTrial: true,
        publishedAt: now.toISOString(),
        expiresAt: "2026-11-22T15:00:00.000Z",
      });
    });

    test("where it costs nothing is no trial: until 90 days after its day", async () => {
      const { card } = await minsu.create({
        kind: "present",
        content: saying("부고", { date: "2027-05-22" }),
      });
      expect((await minsu.publish(card.id, 1)).card).toMatchObject({
        isTrial: false,
        expiresAt: "2027-08-20T15:00:00.000Z",
      });
    });

    test("with something left to mend is refused, and says where; what is only to think about is not", async () => {
      const { card } = await minsu.create();
      const refused = await minsu.publish(card.id, 1);
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: "INVALID",
        fields: { "sections.words.title": "제목을 적어 주세요." },
      });
      expect((await minsu.open(card.id)).card).toEqual(card);
    });

    test("is kept from nobody by a rule that breaks; the log tells which one", async () => {
      const { card } = await minsu.create({ kind: "broken-note", content: saying("초대합니다") });
      expect((await minsu.publish(card.id, 1)).card).toMatchObject({ state: "PUBLISHED" });
      expect(desk.api.log).toContainEqual(expect.objectContaining({ level: "warn", code: "breaks" }));
      const untitled = await minsu.create({ kind: "broken-note" });
      expect(codesOf(await minsu.publish(untitled.card.id, 1))).toEqual(["INVALID"]);
    });

    test("shows what its maker looked at, or nothing", async () => {
      const { card } = await minsu.create({ content: saying("하나") });
      await minsu.save(card.id, 1, saying("둘"));
      const refused = await minsu.publish(card.id, 1);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 2 });
      expect((await minsu.open(card.id)).card).toMatchObject({ state: "DRAFT", liveVersion: null });
    });

    test("twice is once: the first moment counts", async () => {
      const card = await published();
      desk.api.pass(DAY_MS);
      expect((await minsu.publish(card.id, 1)).card).toEqual(card);
    });
  });

  describe("a published card", () => {
    test("shows new words only after 반영하기", async () => {
      const { id } = await published();
      const saved = await minsu.save(id, 1, saying("새 글"));
      expect(saved.card).toMatchObject({ draftVersion: 2, liveVersion: 1 });
      expect((await minsu.apply(id, 2)).card).toMatchObject({
        draftVersion: 2,
        liveVersion: 2,
        isTrial: true,
      });
      expect((await minsu.apply(id, 2)).card).toMatchObject({ liveVersion: 2 });
    });

    test("does not take over what its maker did not look at, or what is left to mend", async () => {
      const { id } = await published();
      await minsu.save(id, 1, saying(""));
      expect(codesOf(await minsu.apply(id, 1))).toEqual(["CONFLICT"]);
      expect((await minsu.apply(id, 2)).errors?.[0]?.extensions).toMatchObject({
        code: "INVALID",
        fields: { "sections.words.title": "제목을 적어 주세요." },
      });
      expect((await minsu.open(id)).card).toMatchObject({ liveVersion: 1 });
    });

    test("a trial does not grow by new words; a free card follows its day, and never loses days", async () => {
      const trial = await published();
      desk.api.pass(DAY_MS);
      await minsu.save(trial.id, 1, saying("새 글", { date: "2027-05-22" }));
      expect((await minsu.apply(trial.id, 2)).card.expiresAt).toBe(trial.expiresAt);

      const { card } = await minsu.create({
        kind: "present",
        content: saying("부고", { date: "2027-05-22" }),
      });
      await minsu.publish(card.id, 1);
      await minsu.save(card.id, 1, saying("부고", { date: "2027-06-22" }));
      expect((await minsu.apply(card.id, 2)).card.expiresAt).toBe("2027-09-20T15:00:00.000Z");
      await minsu.save(card.id, 2, saying("부고", { date: "2027-01-22" }));
      expect((await minsu.apply(card.id, 3)).card.expiresAt).toBe("2027-09-20T15:00:00.000Z");
    });

    test("can be closed and opened again, without new days", async () => {
      const card = await published();
      desk.api.pass(DAY_MS);
      const closed = await minsu.close(card.id);
      expect(closed.card).toMatchObject({
        state: "CLOSED",
        closedAt: new Date(now.getTime() + DAY_MS).toISOString(),
      });
      expect((await minsu.close(card.id)).card).toEqual(closed.card);
      const open = { ...card, updatedAt: expect.any(String) };
      expect((await minsu.reopen(card.id)).card).toEqual(open);
      expect((await minsu.reopen(card.id)).card).toEqual(open);
    });

    test("is not opened again after its days", async () => {
      const card = await published();
      await minsu.close(card.id);
      desk.api.pass(9 * DAY_MS);
      expect(codesOf(await minsu.reopen(card.id))).toEqual(["GONE"]);
      expect((await minsu.open(card.id)).card).toMatchObject({ state: "CLOSED" });
    });
  });

  test("what a draft, a closed and a suspended card cannot do is a conflict", async () => {
    const { card } = await minsu.create({ content: saying("하나") });
    const refusedOn = async (id: string) => [
      codesOf(await minsu.publish(id, 1))[0],
      codesOf(await minsu.apply(id, 1))[0],
      codesOf(await minsu.close(id))[0],
      codesOf(await minsu.reopen(id))[0],
      codesOf(await minsu.duplicate(id))[0],
    ];
    expect(codesOf(await minsu.apply(card.id, 1))).toEqual(["CONFLICT"]);
    expect(codesOf(await minsu.close(card.id))).toEqual(["CONFLICT"]);
    expect(codesOf(await minsu.reopen(card.id))).toEqual(["CONFLICT"]);

    const shown = await published();
    await minsu.close(shown.id);
    expect(codesOf(await minsu.publish(shown.id, 1))).toEqual(["CONFLICT"]);

    await desk.database.orm
      .update(cards)
      .set({ suspendedReason: "신고" })
      .where(eq(cards.id, shown.id as CardId));
    expect(await refusedOn(shown.id)).toEqual(Array(5).fill("CONFLICT"));
    expect((await minsu.save(shown.id, 1, saying("고친 글"))).card).toMatchObject({
      state: "SUSPENDED",
      suspendedReason: "신고",
      liveVersion: 1,
    });
    await minsu.delete(shown.id);
    expect(await refusedOn(shown.id)).toEqual(Array(5).fill("CONFLICT"));
    expect((await minsu.restore(shown.id)).card).toMatchObject({ state: "SUSPENDED" });
  });
});
