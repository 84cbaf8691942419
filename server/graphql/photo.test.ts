import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Photo } from "#cards/photo.ts";
import { ownerOf } from "#domain/member.ts";
import { GUEST_QUOTA, MAX_PHOTO_BYTES, MEMBER_QUOTA } from "#domain/photo.ts";
import { Refusal } from "#domain/refusal.ts";
import { purgeCards } from "#server/jobs/purge-cards.ts";
import { removePhotos } from "#server/jobs/remove-photos.ts";
import { createMedia } from "#server/media.ts";
import { asFromPhone, redAndBlue } from "#server/photos/pictures-for-tests.ts";
import { createShownPhotos } from "#server/photos/shown-photos.ts";
import type { Database, Files } from "#server/ports.ts";
import { cards, photos, photoUses } from "#server/store/tables.ts";
import { databases } from "#tests/databases.ts";
import { diskStore } from "#tests/files.ts";
import {
  ChangeEntryDocument,
  LeaveDocument,
  LeaveEntryDocument,
  WithdrawEntryDocument,
} from "#web/graphql/graphql.ts";
import { codesOf, members, startApi } from "./api-for-tests.ts";
import { makerOn } from "./card-for-tests.ts";
import { album, onCard, senderOn, showing } from "./photo-for-tests.ts";

const DAY = 24 * 60 * 60 * 1_000;
const picture = await asFromPhone(redAndBlue({ width: 60, height: 40 }), 6)
  .jpeg()
  .toBuffer();

describe.each(databases)("photos on %s", (_name, open) => {
  let database: Database;
  let store: Awaited<ReturnType<typeof diskStore>>;
  let api: Awaited<ReturnType<typeof startApi>>;
  /** The files of the test, which a test may let fail. */
  let files: Files;
  let card: string;
  let media: ReturnType<typeof createMedia>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(photoUses);
    await database.orm.delete(photos);
    await database.orm.delete(cards);
    store = await diskStore();
    files = { ...store.files };
    api = await startApi({ database, files, kinds: [album] });
    media = createMedia({ files, isFetchable: createShownPhotos({ database, clock: api.clock }) });
    card = (await minsu.create({ kind: "album" })).card.id;
    return () => store.close();
  });

  const place = { api: () => api, bucket: () => `${store.server.origin}/bucket` };
  const minsu = makerOn(() => api, "minsu");
  const jiyu = makerOn(() => api, "jiyu");
  const mine = senderOn(place, { token: "minsu" });
  const hers = senderOn(place, { token: "jiyu" });
  const guest = senderOn(place, { visitor: "guest" });
  const stranger = senderOn(place, { visitor: "" });

  const statusOf = async (file: string) => (await media(new Request(`http://goi.test/media/${file}`))).status;
  const sweep = (afterDays = 0) =>
    removePhotos({
      database,
      files,
      clock: { now: () => new Date(api.clock.now().getTime() + afterDays * DAY) },
    });
  const remaining = async () => ({ files: store.count(), rows: await database.orm.$count(photos) });

  /** Rows as if somebody had sent that many before. */
  const sentBefore = (count: number, row: Record<string, string | number>) =>
    database.orm.execute(sql`insert into photos (key, owner, visitor, card, bytes, created_at, finished_at)
      select 'u/' || n, ${row.owner ?? null}, ${row.visitor ?? null}, ${row.card ?? null}, ${row.bytes ?? 1}::int,
        ${String(row.at)}::timestamptz, ${String(row.at)}::timestamptz from generate_series(1, ${count}::int) n`);

  describe("a member's", () => {
    test("is sent by a form, becomes three sizes, and nothing else of it is to be had", async () => {
      const { upload } = await mine.prepare(card);
      expect(upload).toMatchObject({
        id: expect.stringMatching(/^u\/[0-9a-f]{32}$/),
        url: "http://goi.test/bucket",
      });
      const stored = await mine.photo(card, picture);
      expect(stored).toEqual({
        key: expect.stringMatching(/^u\/[0-9a-f]{32}$/),
        width: 40,
        height: 60,
        placeholder: expect.stringMatching(/^[\w+/=]{10,120}$/),
      });
      for (const width of [400, 800, 1600]) {
        const answer = await media(new Request(`http://goi.test/media/${stored.key}-${width}.webp`));
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
        expect(Buffer.from(await answer.arrayBuffer()).includes("secret note")).toBe(false);
      }
      const name = stored.key.slice(2);
      expect(store.count()).toBe(4);
      for (const file of [`in/${name}`, `k/${name}`, stored.key, `${stored.key}-2560.webp`, "in/", "u/"]) {
        expect(await statusOf(file), file).toBe(404);
      }
    });

    test("asked for twenty times at once is made once", async () => {
      const id = await mine.upload(card, picture);
      const answers = await Promise.all(Array.from({ length: 20 }, () => mine.finish(id)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await mine.finish(id)).text).toBe(answers[0]?.text);
      expect(answers[0]?.stored?.key).toBe(id);
      expect(await remaining()).toEqual({ files: 4, rows: 1 });
    });

    test("that has not arrived yet is not there, and may still arrive", async () => {
      const { upload } = await mine.prepare(card);
      expect(codesOf(await mine.finish(upload?.id ?? ""))).toEqual(["NOT_FOUND"]);
      expect((await mine.photo(card, picture)).width).toBe(40);
    });

    test("is nobody else's, by any name", async () => {
      const id = await mine.upload(card, picture);
      const other = await hers.finish(id);
      expect(codesOf(other)).toEqual(["NOT_FOUND"]);
      for (const unknown of [`u/${"0".repeat(32)}`, "u/../in", "", "%", "\0"]) {
        expect((await hers.finish(unknown)).text).toBe(other.text);
      }
      expect(codesOf(await guest.finish(id))).toEqual(["NOT_FOUND"]);
      expect(codesOf(await hers.prepare(card))).toEqual(["NOT_FOUND"]);
      const { key } = await mine.photo(card, picture);
      const area = { x: 0, y: 0, width: 10, height: 10 };
      expect(codesOf(await hers.cut({ key, area, turn: 0 }))).toEqual(["NOT_FOUND"]);
    });

    test.each([
      ["a document", 100, "application/pdf", "FILE_TYPE"],
      ["a drawing", 100, "image/svg+xml", "FILE_TYPE"],
      ["more than 20 MB", MAX_PHOTO_BYTES + 1, "image/jpeg", "FILE_TOO_LARGE"],
      ["nothing", 0, "image/jpeg", "IMAGE_BROKEN"],
    ])("%s is refused before it is sent", async (_what, bytes, type, code) => {
      expect(codesOf(await mine.prepare(card, { bytes, type }))).toEqual([code]);
      expect(await remaining()).toEqual({ files: 0, rows: 0 });
    });

    test("that turns out to be something else is refused, and leaves nothing behind", async () => {
      const refused = await mine.finish(await mine.upload(card, Buffer.from("<svg/>")));
      expect(refused.errors?.[0]).toMatchObject({
        message: "받을 수 없는 파일 형식입니다. 다른 파일을 골라 주세요.",
        extensions: { code: "FILE_TYPE" },
      });
      expect(codesOf(await mine.finish(await mine.upload(card, picture.subarray(0, 300))))).toEqual([
        "IMAGE_BROKEN",
      ]);
      expect(await remaining()).toEqual({ files: 0, rows: 0 });
    });

    test("may not be larger than announced", async () => {
      const { upload } = await mine.prepare(card, { bytes: 10 });
      const policy = upload?.fields.find(({ name }) => name === "Policy")?.value ?? "";
      expect(Buffer.from(policy, "base64").toString()).toContain('["content-length-range",1,10]');
    });

    test("on a full disk is refused, shows nothing, and works when there is room again", async () => {
      const id = await mine.upload(card, picture);
      let written = 0;
      files.write = async (file) => {
        written += 1;
        if (written > 2) throw new Refusal("STORAGE_FULL");
        return store.files.write(file);
      };
      expect(codesOf(await mine.finish(id))).toEqual(["STORAGE_FULL"]);
      expect(store.count()).toBe(1);
      expect(await statusOf(`${id}-400.webp`)).toBe(404);
      files.write = store.files.write;
      expect((await mine.finish(id)).stored?.key).toBe(id);
      expect(await statusOf(`${id}-400.webp`)).toBe(200);
    });

    test("waits for its turn; more than can wait are told to come back", async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => mine.upload(card, picture)));
      const gate = Promise.withResolvers<void>();
      files.read = async (...wanted) => {
        await gate.promise;
        return store.files.read(...wanted);
      };
      const finished: number[] = [];
      const answers = ids.map(async (id) => {
        const { status, headers } = await mine.finish(id);
        if (status === 503) expect(headers.get("retry-after")).toBe("5");
        finished.push(status);
      });
      await expect.poll(() => finished.length, { timeout: 30_000 }).toBeGreaterThan(0);
      expect(new Set(finished)).toEqual(new Set([503]));
      gate.resolve();
      await Promise.all(answers);
      const busy = finished.filter((status) => status === 503).length;
      expect(finished.filter((status) => status === 200)).toHaveLength(20 - busy);
      for (const id of ids) expect((await mine.finish(id)).stored?.key).toBe(id);
    });

    test("beyond the quota is refused, also when many come at once", async () => {
      const owner = members.minsu && ownerOf(members.minsu);
      await sentBefore(MEMBER_QUOTA.photos - 1, { owner: owner ?? "", at: "2026-11-14" });
      const answers = await Promise.all(Array.from({ length: 10 }, () => mine.prepare(card)));
      expect(answers.filter(({ upload }) => upload)).toHaveLength(1);
      expect(answers.flatMap(codesOf)).toEqual(Array(9).fill("QUOTA_EXCEEDED"));
      await database.orm.delete(photos);
      await sentBefore(5, { owner: owner ?? "", at: "2026-11-14", bytes: 2 ** 30 - 1 });
      expect(codesOf(await mine.prepare(card))).toEqual(["QUOTA_EXCEEDED"]);
      const { card: own } = await jiyu.create({ kind: "album" });
      expect((await hers.prepare(own.id)).upload).toBeDefined();
    });

    test("can be turned and cut into another", async () => {
      const { key } = await mine.photo(card, await redAndBlue({ width: 300, height: 200 }).png().toBuffer());
      const cut = await mine.cut({ key, area: { x: 0, y: 0, width: 200, height: 120 }, turn: 90 });
      const stored = cut.data.cutPhoto;
      expect(stored).toMatchObject({ width: 200, height: 120 });
      expect(stored.key).not.toBe(key);
      expect(await statusOf(`${stored.key}-400.webp`)).toBe(200);
      for (const [area, turn] of [
        [{ x: 0, y: 0, width: 201, height: 120 }, 90],
        [{ x: -1, y: 0, width: 100, height: 100 }, 0],
        [{ x: 0, y: 0, width: 10, height: 100 }, 0],
        [{ x: 0, y: 0, width: 100, height: 100 }, 45],
      ] as const) {
        expect(codesOf(await mine.cut({ key, area, turn }))).toEqual(["INVALID"]);
      }
      expect(await remaining()).toEqual({ files: 8, rows: 2 });
    });
  });

  describe("on a card", () => {
    const drawn = onCard({ key: "art/hanok-bowl", width: 1600, height: 1067, placeholder: "" });

    test("are its owner's own, or ours", async () => {
      const own = onCard(await mine.photo(card, picture));
      const content = showing({ photos: [drawn, own], cover: own });
      expect((await minsu.save(card, 1, content)).card.draftVersion).toBe(2);
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
      expect((await minsu.save(card, 1, showing({ photos: sixty }))).card.draftVersion).toBe(2);
      const refused = await minsu.save(card, 2, showing({ photos: sixty, cover: drawn }));
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        fields: { "sections.pictures.cover": "사진은 카드 한 장에 60장까지 담을 수 있습니다." },
      });
    });

    test("are seen until the last card that shows them is deleted, and again when one comes back", async () => {
      const own = onCard(await mine.photo(card, picture));
      const seen = () => statusOf(`${own.key}-800.webp`);
      await minsu.save(card, 1, showing({ photos: [own] }));
      const copy = (await minsu.duplicate(card)).card.id;
      await minsu.delete(card);
      api.pass(60_000);
      expect(await seen()).toBe(200);
      await minsu.delete(copy);
      api.pass(60_000);
      expect(await seen()).toBe(404);
      await minsu.restore(copy);
      api.pass(60_000);
      expect(await seen()).toBe(200);
    });

    test("are seen while the database is away", async () => {
      const { key } = await mine.photo(card, picture);
      const other = await mine.photo(card, picture);
      const gone = Object.assign(new Error("gone"), { code: "57P01" });
      const away = {
        select() {
          throw gone;
        },
      };
      const flaky = { ...database };
      const isFetchable = createShownPhotos({ database: flaky, clock: api.clock });
      expect(await isFetchable(`${key}-400.webp`)).toBe(true);
      flaky.orm = away as unknown as Database["orm"];
      api.pass(60_000);
      expect(await isFetchable(`${key}-400.webp`)).toBe(true);
      await expect(isFetchable(`${other.key}-400.webp`)).rejects.toThrow();
    });

    test("go with the last version that shows them, not before", async () => {
      const kept = onCard(await mine.photo(card, picture));
      await minsu.save(card, 1, showing({ photos: [kept] }));
      await minsu.save(card, 2, showing({}));
      await mine.photo(card, picture);
      await mine.upload(card, picture);
      expect(await sweep(0.9)).toEqual({ removedPhotos: 0 });
      expect(await sweep(1.1)).toEqual({ removedPhotos: 1 });
      expect(await remaining()).toEqual({ files: 8, rows: 2 });
      expect(await sweep(8)).toEqual({ removedPhotos: 1 });
      expect(await statusOf(`${kept.key}-400.webp`)).toBe(200);
      expect((await minsu.restoreVersion(card, 3, 2)).card.draftVersion).toBe(4);

      await minsu.delete(card);
      await sweep(20);
      expect(await remaining()).toEqual({ files: 4, rows: 1 });
      api.pass(31 * DAY);
      await purgeCards({ database, clock: api.clock });
      expect(await statusOf(`${kept.key}-400.webp`)).toBe(404);
      expect(await sweep()).toEqual({ removedPhotos: 1 });
      expect(await remaining()).toEqual({ files: 0, rows: 0 });
    });

    test("and what was sent beside them, when a process died in between, go in the night", async () => {
      const { key } = await mine.photo(card, picture);
      await files.write({ key: `in/${key.slice(2)}`, type: "image/jpeg", body: picture });
      await sweep(1.1);
      expect(await remaining()).toEqual({ files: 4, rows: 1 });
    });

    test("stay for the next night when the files cannot be removed", async () => {
      await mine.photo(card, picture);
      files.remove = () => Promise.reject(new Refusal("BUSY"));
      await expect(sweep(8)).rejects.toMatchObject({ code: "BUSY" });
      files.remove = store.files.remove;
      expect(await sweep(8)).toEqual({ removedPhotos: 1 });
      expect(await remaining()).toEqual({ files: 0, rows: 0 });
    });

    test("go with a member who leaves: not seen at once, gone the next night", async () => {
      const own = onCard(await mine.photo(card, picture));
      await minsu.save(card, 1, showing({ photos: [own] }));
      const waiting = await mine.photo(card, picture);
      expect((await minsu.ask(LeaveDocument)).data).toEqual({ leave: true });
      for (const { key } of [own, waiting]) expect(await statusOf(`${key}-400.webp`)).toBe(404);
      expect(await sweep()).toEqual({ removedPhotos: 2 });
      expect(await remaining()).toEqual({ files: 0, rows: 0 });
    });
  });

  describe("a guest's", () => {
    const publish = async (content = showing({})) => {
      const made = (await minsu.create({ kind: "album", content })).card;
      await minsu.publish(made.id, 1);
      return made.id;
    };

    const leave = (wall: string, photos: Photo[]) =>
      guest.ask(LeaveEntryDocument, { card: wall, section: "wall", content: { photos }, key: randomUUID() });

    test("goes to the wall of a card that is there, and stays as long as the card", async () => {
      const wall = await publish();
      const left = onCard(await guest.photo(wall, picture));
      const thought = await guest.photo(wall, picture);
      expect((await leave(wall, [left])).data.leaveEntry.state).toBe("accepted");
      expect(await statusOf(`${left.key}-400.webp`)).toBe(200);
      expect(await sweep(30)).toEqual({ removedPhotos: 1 });
      expect(await statusOf(`${thought.key}-400.webp`)).toBe(404);
      await minsu.delete(wall);
      api.pass(60_000);
      expect(await statusOf(`${left.key}-400.webp`)).toBe(404);
    });

    test("is nobody else's, and of no other card", async () => {
      const [wall, other] = [await publish(), await publish()];
      const elsewhere = onCard(await guest.photo(other, picture));
      const makers = onCard(await mine.photo(card, picture));
      for (const foreign of [elsewhere, makers, { ...makers, key: "art/hanok-bowl" }]) {
        api.pass(60_000);
        expect((await leave(wall, [foreign])).errors?.[0]?.extensions).toMatchObject({
          code: "INVALID",
          fields: { "photos.0": "보관하고 있지 않은 사진입니다. 다시 골라 주세요." },
        });
      }
      expect((await minsu.save(card, 1, showing({ photos: [elsewhere] }))).errors).toBeDefined();
    });

    test("taken back, with its words or out of them, is not seen any more and gone the next night", async () => {
      const wall = await publish();
      const [first, second] = [await guest.photo(wall, picture), await guest.photo(wall, picture)].map(
        onCard,
      );
      if (!first || !second) throw new Error("No photos");
      const { id } = (await leave(wall, [first, second])).data.leaveEntry;
      const change = { id, content: { photos: [second] } };
      expect(codesOf(await guest.ask(ChangeEntryDocument, change))).toEqual([]);
      expect(await statusOf(`${first.key}-400.webp`)).toBe(404);
      expect(await statusOf(`${second.key}-400.webp`)).toBe(200);
      await guest.ask(WithdrawEntryDocument, { id });
      api.pass(60_000);
      expect(await statusOf(`${second.key}-400.webp`)).toBe(404);
      expect(await sweep()).toEqual({ removedPhotos: 2 });
      expect(await remaining()).toEqual({ files: 0, rows: 0 });
    });

    test("is taken only where the card shows a wall and it is open", async () => {
      expect(codesOf(await guest.prepare(card))).toEqual(["NOT_FOUND"]);
      const wall = await publish();
      expect(codesOf(await guest.prepare(wall, { section: "words" }))).toEqual(["NOT_FOUND"]);
      expect(codesOf(await guest.prepare(wall, { section: "pictures" }))).toEqual(["NOT_FOUND"]);
      expect(codesOf(await stranger.prepare(wall))).toEqual(["VISITOR_REQUIRED"]);
      expect(codesOf(await guest.prepare(await publish(showing({ hidden: ["wall"] }))))).toEqual([
        "NOT_FOUND",
      ]);
      expect(codesOf(await guest.prepare(await publish(showing({ wall: { silent: true } }))))).toEqual([
        "NOT_FOUND",
      ]);
      const shut = await guest.prepare(await publish(showing({ wall: { shut: true } })));
      expect(shut.errors?.[0]).toMatchObject({
        message: "어제까지 받았습니다.",
        extensions: { code: "CLOSED" },
      });
      await minsu.close(wall);
      expect(codesOf(await guest.prepare(wall))).toEqual(["GONE"]);
      expect(await remaining()).toEqual({ files: 0, rows: 0 });
    });

    test("has an end for each visitor, each card and each minute", async () => {
      const wall = await publish();
      const { ofVisitor, ofCard, ofCardAMinute } = GUEST_QUOTA;
      const before = { card: wall, at: "2026-11-14" };
      await sentBefore(ofVisitor, { ...before, visitor: "ap-northeast-2:guest" });
      expect(codesOf(await guest.prepare(wall))).toEqual(["QUOTA_EXCEEDED"]);
      expect((await guest.prepare(await publish())).upload).toBeDefined();
      await database.orm.delete(photos);
      await sentBefore(ofCard, { ...before, visitor: "others" });
      expect(codesOf(await guest.prepare(wall))).toEqual(["QUOTA_EXCEEDED"]);
      await database.orm.delete(photos);
      await sentBefore(ofCardAMinute, { ...before, visitor: "others", at: api.clock.now().toISOString() });
      expect(codesOf(await guest.prepare(wall))).toEqual(["RATE_LIMITED"]);
    });
  });
});
