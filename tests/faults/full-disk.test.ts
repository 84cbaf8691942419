import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { refusals } from "#domain/refusal.ts";
import { givenIn } from "#server/card-pages/pages-for-tests.ts";
import { openApp } from "../app.ts";
import { emptyPglite } from "../databases.ts";
import { diskStore, send } from "../files.ts";

/** On a disk that is really full, with everybody writing: `npm run faults R7 R8`. */
const MB = 1_024 * 1_024;
const soon = { timeout: 60_000 };

test("when only the database's reserve is left, files are refused in Korean and leave nothing; with room again they are taken", async () => {
  let free = 300 * MB;
  const store = await diskStore({ reserveBytes: 256 * MB, free: async () => free });
  onTestFinished(() => store.close());
  const { files } = store;
  const form = (key: string) => files.uploadForm({ key, type: "image/webp", maxBytes: MB });
  const file = new Blob([randomBytes(100_000)]);
  expect((await send(await form("in/1"), file)).status).toBe(204);

  free = 255 * MB;
  const before = store.count();
  const refused = await send(await form("in/2"), file);
  expect([refused.status, await refused.text()]).toEqual([
    507,
    expect.stringContaining(`<Message>${refusals.STORAGE_FULL.sentence}</Message>`),
  ]);
  const body = randomBytes(100);
  await expect(files.write({ key: "u/1", type: "image/webp", body })).rejects.toMatchObject({
    code: "STORAGE_FULL",
  });
  expect([store.count(), await files.stat("in/2"), await files.stat("u/1")]).toEqual([before, null, null]);
  expect((await files.stat("in/1"))?.size).toBe(100_000);

  free = 256 * MB;
  expect((await send(await form("in/2"), file)).status).toBe(204);
});

test("a file that takes the last of the room while it arrives is refused, too", async () => {
  let free = 300 * MB;
  const store = await diskStore({
    reserveBytes: 256 * MB,
    async free() {
      free -= 20 * MB;
      return free;
    },
  });
  onTestFinished(() => store.close());
  const form = await store.files.uploadForm({ key: "in/1", type: "image/webp", maxBytes: 8 * MB });
  expect((await send(form, new Blob([randomBytes(4 * MB)]))).status).toBe(507);
  expect(store.count()).toBe(0);
});

test("when the disk under the embedded database is full, people read on, whoever writes is asked to come back, and it is well when there is room", async () => {
  let free = 300 * MB;
  const app = await openApp({ openDatabase: () => emptyPglite({ free: async () => free }) });
  onTestFinished(() => app.close());
  const card = `/card/${await givenIn(app.database)}`;
  const { identityPoolId: IdentityPoolId } = await (await app.fetch("/config.json")).json();
  const write = () =>
    app.fetch("/identity/identity-pool", {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSCognitoIdentityService.GetId",
      },
      body: JSON.stringify({ IdentityPoolId }),
    });
  expect((await write()).status).toBe(200);

  free = 31 * MB;
  await expect.poll(async () => (await write()).status, soon).toBe(503);
  const refused = await write();
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([503, expect.any(Number)]);
  expect((await app.fetch(card)).status).toBe(200);
  expect((await app.fetch("/-/ready")).status).toBe(200);

  free = 300 * MB;
  await expect.poll(async () => (await write()).status, soon).toBe(200);
});
