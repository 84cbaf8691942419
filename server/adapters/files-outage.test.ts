import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refusals } from "#domain/refusal.ts";
import { makerOn } from "#server/cards/card-for-tests.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import { createMedia } from "#server/http/media.ts";
import { album, picture, senderOn } from "#server/photos/photo-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { s3rverStore } from "#tests/files.ts";
import type { Mood } from "./fault-proxy-for-tests.ts";
import { type Judge, startJudge } from "./judge-for-tests.ts";

const photo = randomBytes(300_000);
const file = { key: "c/1/card.png", type: "image/png", body: photo };
const busy = expect.objectContaining({ code: "BUSY", cause: expect.any(Error) });

let judge: Judge;
let store: ReturnType<typeof s3rverStore>;
beforeAll(async () => {
  judge = await startJudge("s3rver");
});
afterAll(() => judge?.close());
beforeEach(async () => {
  judge.proxy.feel("well");
  store = s3rverStore(judge);
  await store.files.write({ ...file, key: "c/1/old.png" });
  return () => store.close();
});

/** As S3 tells an error. */
const problem = (status: number, code: string): Mood => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

describe.each<[what: string, mood: Mood]>([
  ["hangs", "hang"],
  ["hangs up", "hang up"],
  ["answers 500", problem(500, "InternalError")],
  ["asks to slow down", problem(503, "SlowDown")],
  ["answers 429 without a word", { status: 429, body: "" }],
  ["does not let us in", problem(403, "AccessDenied")],
  ["is not there", problem(404, "NoSuchBucket")],
])("while the bucket %s", (_what, mood) => {
  test("everything is refused as busy, no file counts as missing, and works again afterwards", async () => {
    judge.proxy.feel(mood);
    const files = mood === "hang" ? store.impatient : store.files;
    await expect(files.write(file)).rejects.toEqual(busy);
    await expect(files.read("c/1/old.png")).rejects.toEqual(busy);
    await expect(files.stat("c/1/old.png")).rejects.toEqual(busy);
    await expect(files.remove("c/1/old.png")).rejects.toEqual(busy);

    judge.proxy.feel("well");
    await store.files.write(file);
    expect((await store.files.stat(file.key))?.size).toBe(photo.length);
    expect((await store.files.stat("c/1/old.png"))?.size).toBe(photo.length);
  });

  test("it is asked three times at most", async () => {
    const before = judge.proxy.asked.length;
    judge.proxy.feel(mood);
    await (mood === "hang" ? store.impatient : store.files).read("c/1/old.png").catch(() => undefined);
    expect(judge.proxy.asked.length - before).toBeLessThanOrEqual(3);
  });
});

test("a file that is missing is told apart from a bucket that is", async () => {
  expect(await store.files.read("c/1/none.png")).toBeNull();
  expect(await store.files.stat("c/1/none.png")).toBeNull();
  const nowhere = store.ofBucket("goi-elsewhere");
  await expect(nowhere.read("c/1/none.png")).rejects.toEqual(busy);
  await expect(nowhere.stat("c/1/none.png")).rejects.toEqual(busy);
  await expect(nowhere.remove("c/1/none.png")).rejects.toEqual(busy);
});

test.each(["cut", "stall"] as const)(
  "a file whose end does not come (%s) is not taken for whole",
  async (mood) => {
    judge.proxy.feel(mood);
    const stored = await (mood === "stall" ? store.restless : store.files).read("c/1/old.png");
    expect(stored?.size).toBe(photo.length);
    await expect(stored && buffer(stored.body)).rejects.toThrow();
  },
);

test("two failures are not noticed, since the third attempt succeeds", async () => {
  judge.proxy.feel(problem(500, "InternalError"), "hang up", "well");
  await store.files.write(file);
  expect((await store.files.stat(file.key))?.size).toBe(photo.length);
});

test("a photo goes from the browser's form through the bucket; when that dies the app says busy in Korean, and lives", async () => {
  const database = await emptyDatabase();
  const dying = await startJudge("s3rver");
  try {
    const { files } = s3rverStore(dying);
    const api = await startApi({ database, files, kinds: [album] });
    const { card } = await makerOn(() => api, "minsu").create({ kind: "album" });
    const place = { api: () => api, bucket: () => `${dying.origin}/goi-files` };
    const sender = senderOn(place, { token: "minsu" });
    const { key } = await sender.photo(card.id, picture);
    const { handle: media } = createMedia({ files, shownPhoto: async () => ({ cards: [] }) });
    const shown = () => media(new Request(`http://goi.test/media/${key}-400.webp`));
    expect((await shown()).status).toBe(200);

    const sent = await sender.upload(card.id, picture);
    await dying.stop();
    const answer = await sender.finish(sent);
    expect(codesOf(answer)).toEqual(["BUSY"]);
    expect(answer.errors?.[0]?.message).toBe(refusals.BUSY.sentence);
    await expect(shown()).rejects.toEqual(busy);
    expect(api.log).toContainEqual(
      expect.objectContaining({ level: "warn", message: "what we rely on does not answer" }),
    );
    expect((await api.post("{ me { username } }", { token: "minsu" })).data).toEqual({
      me: { username: "minsu" },
    });
  } finally {
    await dying.close();
    await database.close();
  }
});
