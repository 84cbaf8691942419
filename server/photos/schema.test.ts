import { describe, expect, test } from "vitest";
import { ownerOf } from "#domain/member.ts";
import { MAX_PHOTO_BYTES, MEMBER_QUOTA } from "#domain/photo.ts";
import { Refusal } from "#domain/refusal.ts";
import { photos } from "#server/database/tables/photos.ts";
import { codesOf, members } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { photoDesk, picture } from "./photo-for-tests.ts";
import { redAndBlue } from "./pictures-for-tests.ts";

describe("a member's photo", () => {
  const desk = photoDesk(emptyDatabase);
  const { jiyu, mine, hers, guest, statusOf, remaining, sentBefore } = desk;

  test("is sent by a form, becomes three sizes, and nothing else of it is to be had", async () => {
    const { upload } = await mine.prepare(desk.card);
    expect(upload).toMatchObject({
      id: expect.stringMatching(/^u\/[0-9a-f]{32}$/),
      url: "http://goi.test/bucket",
    });
    const stored = await mine.photo(desk.card, picture);
    expect(stored).toEqual({
      key: expect.stringMatching(/^u\/[0-9a-f]{32}$/),
      width: 40,
      height: 60,
      placeholder: expect.stringMatching(/^[\w+/=]{10,120}$/),
    });
    for (const width of [400, 800, 1600]) {
      const answer = await desk.media(new Request(`http://goi.test/media/${stored.key}-${width}.webp`));
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect(Buffer.from(await answer.arrayBuffer()).includes("secret note")).toBe(false);
    }
    const name = stored.key.slice(2);
    expect(desk.store.count()).toBe(4);
    for (const file of [`in/${name}`, `k/${name}`, stored.key, `${stored.key}-2560.webp`, "in/", "u/"]) {
      expect(await statusOf(file), file).toBe(404);
    }
  });

  test("asked for twenty times at once is made once", async () => {
    const id = await mine.upload(desk.card, picture);
    const answers = await Promise.all(Array.from({ length: 20 }, () => mine.finish(id)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await mine.finish(id)).text).toBe(answers[0]?.text);
    expect(answers[0]?.stored?.key).toBe(id);
    expect(await remaining()).toEqual({ files: 4, rows: 1 });
  });

  test("that has not arrived yet is not there, and may still arrive", async () => {
    const { upload } = await mine.prepare(desk.card);
    expect(codesOf(await mine.finish(upload?.id ?? ""))).toEqual(["NOT_FOUND"]);
    expect((await mine.photo(desk.card, picture)).width).toBe(40);
  });

  test("is nobody else's, by any name", async () => {
    const id = await mine.upload(desk.card, picture);
    const other = await hers.finish(id);
    expect(codesOf(other)).toEqual(["NOT_FOUND"]);
    for (const unknown of [`u/${"0".repeat(32)}`, "u/../in", "", "%"]) {
      expect((await hers.finish(unknown)).text).toBe(other.text);
    }
    expect(codesOf(await guest.finish(id))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await hers.prepare(desk.card))).toEqual(["NOT_FOUND"]);
    const { key } = await mine.photo(desk.card, picture);
    const area = { x: 0, y: 0, width: 10, height: 10 };
    expect(codesOf(await hers.cut({ key, area, turn: 0 }))).toEqual(["NOT_FOUND"]);
  });

  test.each([
    ["a document", 100, "application/pdf", "FILE_TYPE"],
    ["a drawing", 100, "image/svg+xml", "FILE_TYPE"],
    ["more than 20 MB", MAX_PHOTO_BYTES + 1, "image/jpeg", "FILE_TOO_LARGE"],
    ["nothing", 0, "image/jpeg", "IMAGE_BROKEN"],
  ])("%s is refused before it is sent", async (_what, bytes, type, code) => {
    expect(codesOf(await mine.prepare(desk.card, { bytes, type }))).toEqual([code]);
    expect(await remaining()).toEqual({ files: 0, rows: 0 });
  });

  test("that turns out to be something else is refused, and leaves nothing behind", async () => {
    const refused = await mine.finish(await mine.upload(desk.card, Buffer.from("<svg/>")));
    expect(refused.errors?.[0]).toMatchObject({
      message: "받을 수 없는 파일 형식입니다. 다른 파일을 골라 주세요.",
      extensions: { code: "FILE_TYPE" },
    });
    expect(codesOf(await mine.finish(await mine.upload(desk.card, picture.subarray(0, 300))))).toEqual([
      "IMAGE_BROKEN",
    ]);
    expect(await remaining()).toEqual({ files: 0, rows: 0 });
  });

  test("may not be larger than announced", async () => {
    const { upload } = await mine.prepare(desk.card, { bytes: 10 });
    const policy = upload?.fields.find(({ name }) => name === "Policy")?.value ?? "";
    expect(Buffer.from(policy, "base64").toString()).toContain('["content-length-range",1,10]');
  });

  test("on a full disk is refused, shows nothing, and works when there is room again", async () => {
    const id = await mine.upload(desk.card, picture);
    let written = 0;
    desk.files.write = async (file) => {
      written += 1;
      if (written > 2) throw new Refusal("STORAGE_FULL");
      return desk.store.files.write(file);
    };
    expect(codesOf(await mine.finish(id))).toEqual(["STORAGE_FULL"]);
    expect(desk.store.count()).toBe(1);
    expect(await statusOf(`${id}-400.webp`)).toBe(404);
    desk.files.write = desk.store.files.write;
    expect((await mine.finish(id)).stored?.key).toBe(id);
    expect(await statusOf(`${id}-400.webp`)).toBe(200);
  });

  test("waits for its turn; more than can wait are told to come back", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => mine.upload(desk.card, picture)));
    const gate = Promise.withResolvers<void>();
    desk.files.read = async (...wanted) => {
      await gate.promise;
      return desk.store.files.read(...wanted);
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
    const answers = await Promise.all(Array.from({ length: 10 }, () => mine.prepare(desk.card)));
    expect(answers.filter(({ upload }) => upload)).toHaveLength(1);
    expect(answers.flatMap(codesOf)).toEqual(Array(9).fill("QUOTA_EXCEEDED"));
    await desk.database.orm.delete(photos);
    await sentBefore(5, { owner: owner ?? "", at: "2026-11-14", bytes: 2 ** 30 - 1 });
    expect(codesOf(await mine.prepare(desk.card))).toEqual(["QUOTA_EXCEEDED"]);
    const { card: own } = await jiyu.create({ kind: "album" });
    expect((await hers.prepare(own.id)).upload).toBeDefined();
  });

  test("can be turned and cut into another", async () => {
    const { key } = await mine.photo(
      desk.card,
      await redAndBlue({ width: 300, height: 200 }).png().toBuffer(),
    );
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
