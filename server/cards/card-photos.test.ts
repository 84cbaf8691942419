import { describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import { cards } from "#server/database/tables/cards.ts";
import { createEventBus } from "#server/event-bus.ts";
import { untilHeard } from "#server/event-bus-for-tests.ts";
import { onCard, photoDesk, picture, showing } from "#server/photos/photo-for-tests.ts";
import { createShownPhotos } from "#server/photos/shown-photos.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { LeaveDocument } from "#web/graphql/graphql.ts";
import { purgeCards } from "./purge-cards.ts";

describe("photos of a card", () => {
  const desk = photoDesk(emptyDatabase);
  const { minsu, jiyu, mine, statusOf, sweep, remaining } = desk;
  const drawn = onCard({ key: "art/hanok-bowl", width: 1600, height: 1067, placeholder: "" });

  test("are its owner's own, or ours", async () => {
    const own = onCard(await mine.photo(desk.card, picture));
    const content = showing({ photos: [drawn, own], cover: own });
    expect((await minsu.save(desk.card, 1, content)).card.draftVersion).toBe(2);
    expect((await minsu.create({ kind: "album", content })).card.id).toBeDefined();

    const theirs = (await jiyu.create({ kind: "album" })).card.id;
    const invented = { ...own, key: `u/${"0".repeat(32)}` };
    for (const foreign of [own, invented]) {
      const refused = [
        await jiyu.save(theirs, 1, showing({ photos: [drawn, foreign] })),
        await jiyu.create({ kind: "album", content: showing({ photos: [drawn, foreign] }) }),
      ];
      for (const answer of refused) {
        expect(answer.errors?.[0]?.extensions).toMatchObject({
          code: "INVALID",
          fields: { "sections.pictures.photos.1": expect.stringContaining("다시 올려 주세요") },
        });
      }
    }
    expect((await jiyu.open(theirs)).card.draftVersion).toBe(1);
  });

  test("are at most sixty", async () => {
    const sixty = Array.from({ length: 60 }, () => drawn);
    expect((await minsu.save(desk.card, 1, showing({ photos: sixty }))).card.draftVersion).toBe(2);
    const refused = await minsu.save(desk.card, 2, showing({ photos: sixty, cover: drawn }));
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      fields: { "sections.pictures.cover": "사진은 카드 한 장에 60장까지 담을 수 있습니다." },
    });
  });

  test("are seen until the last card that shows them is deleted, and again when one comes back", async () => {
    const own = onCard(await mine.photo(desk.card, picture));
    const seen = () => statusOf(`${own.key}-800.webp`);
    await minsu.save(desk.card, 1, showing({ photos: [own] }));
    const copy = (await minsu.duplicate(desk.card)).card.id;
    await minsu.delete(desk.card);
    desk.api.pass(60_000);
    expect(await seen()).toBe(200);
    await minsu.delete(copy);
    desk.api.pass(60_000);
    expect(await seen()).toBe(404);
    await minsu.restore(copy);
    desk.api.pass(60_000);
    expect(await seen()).toBe(200);
  });

  describe("when guests do not see the card any more", () => {
    /** A published album with a photo, and the photo's file. */
    async function published() {
      const own = onCard(await mine.photo(desk.card, picture));
      await minsu.save(desk.card, 1, showing({ photos: [own] }));
      await minsu.publish(desk.card, 2);
      return `${own.key}-800.webp`;
    }
    const suspended = () => desk.database.orm.update(cards).set({ suspendedReason: "신고" });

    test.each([
      ["closed", () => minsu.close(desk.card), 60_000],
      ["suspended", suspended, 60_000],
      ["deleted", () => minsu.delete(desk.card), 60_000],
      ["over", async () => undefined, 9 * DAY_MS],
    ])("they go within a minute where it is %s, and stay with its owner", async (_how, end, after) => {
      const file = await published();
      expect(await statusOf(file)).toBe(200);
      await end();
      desk.api.pass(after);
      expect(await statusOf(file)).toBe(404);
      const cookie = passIn(await minsu.open(desk.card));
      const answer = await desk.media(new Request(`http://goi.test/media/${file}`, { headers: { cookie } }));
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, max-age=3600"]);
      for (const foreign of [passIn(await jiyu.create({ kind: "album" })), `${cookie}0`, "goi-photos=a.b"]) {
        expect(await statusOf(file, { cookie: foreign })).toBe(404);
      }
      desk.api.pass(61 * MINUTE_MS);
      expect(await statusOf(file, { cookie })).toBe(404);
    });

    test("they go at once where the process hears of it", async () => {
      const file = await published();
      const events = createEventBus({ database: desk.database });
      await untilHeard(events);
      const { clock } = desk.api;
      const { find: shownPhoto } = createShownPhotos({ database: desk.database, clock, events });
      expect(await shownPhoto(file)).toMatchObject({ cards: [desk.card] });
      await minsu.close(desk.card);
      await events.caughtUp();
      expect(await shownPhoto(file)).toBeNull();
    });

    test("they are still seen on another card that is open", async () => {
      const file = await published();
      const copy = (await minsu.duplicate(desk.card)).card.id;
      await minsu.close(desk.card);
      desk.api.pass(60_000);
      expect(await statusOf(file)).toBe(200);
      await minsu.delete(copy);
      desk.api.pass(60_000);
      expect(await statusOf(file)).toBe(404);
      await minsu.reopen(desk.card);
      expect(await statusOf(file)).toBe(200);
    });
  });

  test("are seen while the database is away", async () => {
    const { key } = await mine.photo(desk.card, picture);
    const other = await mine.photo(desk.card, picture);
    const gone = Object.assign(new Error("gone"), { code: "57P01" });
    const away = {
      select() {
        throw gone;
      },
    };
    const flaky = { ...desk.database };
    const { find: shownPhoto } = createShownPhotos({ database: flaky, clock: desk.api.clock });
    expect(await shownPhoto(`${key}-400.webp`)).not.toBeNull();
    flaky.orm = away as unknown as Database["orm"];
    desk.api.pass(60_000);
    expect(await shownPhoto(`${key}-400.webp`)).not.toBeNull();
    await expect(shownPhoto(`${other.key}-400.webp`)).rejects.toThrow();
  });

  test("go with the last version that shows them, not before", async () => {
    const kept = onCard(await mine.photo(desk.card, picture));
    await minsu.save(desk.card, 1, showing({ photos: [kept] }));
    await minsu.save(desk.card, 2, showing({}));
    await mine.photo(desk.card, picture);
    await mine.upload(desk.card, picture);
    expect(await sweep(0.9)).toEqual({ removedPhotos: 0 });
    expect(await sweep(1.1)).toEqual({ removedPhotos: 1 });
    expect(await remaining()).toEqual({ files: 8, rows: 2 });
    expect(await sweep(8)).toEqual({ removedPhotos: 1 });
    expect(await statusOf(`${kept.key}-400.webp`)).toBe(200);
    expect((await minsu.restoreVersion(desk.card, 3, 2)).card.draftVersion).toBe(4);

    await minsu.delete(desk.card);
    await sweep(20);
    expect(await remaining()).toEqual({ files: 4, rows: 1 });
    desk.api.pass(31 * DAY_MS);
    await purgeCards({ database: desk.database, clock: desk.api.clock });
    expect(await statusOf(`${kept.key}-400.webp`)).toBe(404);
    expect(await sweep()).toEqual({ removedPhotos: 1 });
    expect(await remaining()).toEqual({ files: 0, rows: 0 });
  });

  test("and what was sent beside them, when a process died in between, go in the night", async () => {
    const { key } = await mine.photo(desk.card, picture);
    await desk.files.write({ key: `in/${key.slice(2)}`, type: "image/jpeg", body: picture });
    await sweep(1.1);
    expect(await remaining()).toEqual({ files: 4, rows: 1 });
  });

  test("stay for the next night when the files cannot be removed", async () => {
    await mine.photo(desk.card, picture);
    desk.files.remove = () => Promise.reject(new Refusal("BUSY"));
    await expect(sweep(8)).rejects.toMatchObject({ code: "BUSY" });
    desk.files.remove = desk.store.files.remove;
    expect(await sweep(8)).toEqual({ removedPhotos: 1 });
    expect(await remaining()).toEqual({ files: 0, rows: 0 });
  });

  test("go with a member who leaves: not seen at once, gone the next night", async () => {
    const own = onCard(await mine.photo(desk.card, picture));
    await minsu.save(desk.card, 1, showing({ photos: [own] }));
    const waiting = await mine.photo(desk.card, picture);
    expect((await minsu.ask(LeaveDocument)).data).toEqual({ leave: true });
    for (const { key } of [own, waiting]) expect(await statusOf(`${key}-400.webp`)).toBe(404);
    expect(await sweep()).toEqual({ removedPhotos: 2 });
    expect(await remaining()).toEqual({ files: 0, rows: 0 });
  });
});

/** What a browser sends back of an answer's cookie. */
function passIn({ headers }: { headers: Headers }): string {
  return headers.get("set-cookie")?.split(";")[0] ?? "";
}
