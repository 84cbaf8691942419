import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { greeting } from "#cards/kinds/greeting/kind.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { DAY_MS } from "#domain/duration.ts";
import { soundProblems } from "#domain/sound.ts";
import { makerOn } from "#server/cards/card-for-tests.ts";
import { cards } from "#server/database/tables/cards.ts";
import { photos, photoUses } from "#server/database/tables/photos.ts";
import { type Answer, codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import { createMedia } from "#server/http/media.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { diskStore, send } from "#tests/files.ts";
import { id3, silentM4a, silentMp3 } from "#tests/sounds.ts";
import {
  FinishSoundDocument,
  PrepareSoundDocument,
  type UploadFieldsFragment,
} from "#web/graphql/graphql.ts";
import { removePhotos } from "./remove-photos.ts";
import { createShownPhotos } from "./shown-photos.ts";

describe("music of a maker's own", () => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  let store: Awaited<ReturnType<typeof diskStore>>;
  const minsu = makerOn(() => api, "minsu");
  const jiyu = makerOn(() => api, "jiyu");
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(photoUses);
    await database.orm.delete(photos);
    await database.orm.delete(cards);
    store = await diskStore();
    api = await startApi({ database, files: store.files, kinds: [greeting] });
    return () => store.close();
  });

  const ask = (operation: { toString(): string }, variables: object, token = "minsu") =>
    api.post(operation.toString(), { variables, token });

  async function prepare(card: string, sent: { bytes: number; type?: string; hasRights?: boolean }) {
    return ask(PrepareSoundDocument, { card, type: "audio/mpeg", hasRights: true, ...sent });
  }

  async function sent(card: string, file: Buffer): Promise<string> {
    const { prepareSound } = (await prepare(card, { bytes: file.length })).data as {
      prepareSound: UploadFieldsFragment;
    };
    const fields = Object.fromEntries(prepareSound.fields.map(({ name, value }) => [name, value]));
    const url = `${store.server.origin}/bucket`;
    const { status } = await send({ url, fields }, new Blob([new Uint8Array(file)]));
    expect(status).toBe(204);
    return prepareSound.id;
  }

  type Made = { key: string; type: "mp3" | "m4a"; seconds: number };
  async function made(card: string, file: Buffer): Promise<Made> {
    const { finishSound } = (await ask(FinishSoundDocument, { id: await sent(card, file) })).data as {
      finishSound: Made;
    };
    return finishSound;
  }

  const sentenceOf = ({ errors }: Answer) => errors?.[0]?.message;

  function cardWith(source: object): CardContent {
    const content = structuredClone(samples[0]?.content) as CardContent;
    return { ...content, sections: { ...content.sections, music: { ...content.sections.music, source } } };
  }

  function fetched(file: string, headers: Record<string, string> = {}) {
    const { handle: media } = createMedia({
      files: store.files,
      shownPhoto: createShownPhotos({ database, clock: api.clock }).find,
    });
    return media(new Request(`http://goi.test/media/${file}`, { headers }));
  }

  test("is sent, judged, shown on the card and heard in parts, as phones ask for it", async () => {
    const { card } = await minsu.create({ kind: "greeting" });
    const sound = await made(card.id, Buffer.concat([id3("숨은 제목"), silentMp3(3)]));
    expect(sound).toMatchObject({ type: "mp3", seconds: 4 });
    const saved = await minsu.save(card.id, 1, cardWith({ from: "file", ...sound, label: "" }));
    expect(codesOf(saved)).toEqual([]);

    const whole = await fetched(`${sound.key}.mp3`);
    expect(whole.headers.get("content-type")).toBe("audio/mpeg");
    expect(whole.headers.get("x-content-type-options")).toBe("nosniff");
    expect(Buffer.from(await whole.arrayBuffer()).equals(silentMp3(3))).toBe(true);
    const part = await fetched(`${sound.key}.mp3`, { range: "bytes=0-1" });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 0-1/${silentMp3(3).length}`,
    ]);
    expect((await fetched(`${sound.key}.m4a`)).status).toBe(404);
  });

  test("is an M4A by its bytes, whatever it was announced as", async () => {
    const { card } = await minsu.create({ kind: "greeting" });
    const sound = await made(card.id, silentM4a({ seconds: 5 }));
    expect(sound.type).toBe("m4a");
    expect((await fetched(`${sound.key}.m4a`)).headers.get("content-type")).toBe("audio/mp4");
  });

  test("is asked for only after its maker said that they may use it", async () => {
    const { card } = await minsu.create({ kind: "greeting" });
    const answer = await prepare(card.id, { bytes: 100, hasRights: false });
    expect(sentenceOf(answer)).toBe(soundProblems.rights);
  });

  test.each([
    [{ bytes: 0 }, soundProblems.empty],
    [{ bytes: 11 * 1_024 * 1_024 }, soundProblems.large],
    [{ bytes: 100, type: "video/quicktime" }, soundProblems.video],
    [{ bytes: 100, type: "image/png" }, soundProblems.other],
  ])("is not sent at all where it is %j", async (announced, sentence) => {
    const { card } = await minsu.create({ kind: "greeting" });
    expect(sentenceOf(await prepare(card.id, announced))).toBe(sentence);
    expect(await database.orm.$count(photos)).toBe(0);
  });

  test("leaves nothing behind where its bytes are something else", async () => {
    const { card } = await minsu.create({ kind: "greeting" });
    const answer = await ask(FinishSoundDocument, { id: await sent(card.id, Buffer.from("MZ a program")) });
    expect(sentenceOf(answer)).toBe(soundProblems.other);
    expect([store.count(), await database.orm.$count(photos)]).toEqual([0, 0]);
  });

  test("is nobody else's, and of no other sort than it is", async () => {
    const { card } = await minsu.create({ kind: "greeting" });
    const sound = await made(card.id, silentMp3(2));
    const hers = (await jiyu.create({ kind: "greeting" })).card;
    const stolen = await jiyu.save(hers.id, 1, cardWith({ from: "file", ...sound, label: "" }));
    expect(codesOf(stolen)).toEqual(["INVALID"]);
    const other = { from: "file", ...sound, type: "m4a", label: "" };
    expect(codesOf(await minsu.save(card.id, 1, cardWith(other)))).toEqual(["INVALID"]);
    expect(codesOf(await ask(FinishSoundDocument, { id: sound.key }, "jiyu"))).toEqual(["NOT_FOUND"]);
  });

  test("stays as long as a card has it, and goes a week after nobody wants it", async () => {
    const { card } = await minsu.create({ kind: "greeting" });
    const kept = await made(card.id, silentMp3(2));
    const unused = await made(card.id, silentMp3(1));
    await minsu.save(card.id, 1, cardWith({ from: "file", ...kept, label: "우리 노래" }));
    const copy = await minsu.duplicate(card.id);
    expect(codesOf(copy)).toEqual([]);
    await minsu.delete(card.id);
    const later = { now: () => new Date(api.clock.now().getTime() + 8 * DAY_MS) };
    expect(await removePhotos({ database, files: store.files, clock: later })).toEqual({ removedPhotos: 1 });
    expect(await store.files.stat(`${kept.key}.mp3`)).not.toBeNull();
    expect(await store.files.stat(`${unused.key}.mp3`)).toBeNull();
  });
});
