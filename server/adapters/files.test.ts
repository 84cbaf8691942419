import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Files, UploadForm } from "#server/ports.ts";
import { diskStore, type FileStore, fileStores, s3rverStore, s3Store, send } from "#tests/files.ts";
import { type Judge, startJudge } from "./judge-for-tests.ts";
import { leaveOut } from "./left-out-for-tests.ts";

const photo = randomBytes(300_000);
const upload = { key: "u/k3f9/photo.webp", type: "image/webp", maxBytes: 1_000_000 };

async function bytesAt(files: Files, key: string) {
  const stored = await files.read(key);
  return stored && { type: stored.type, size: stored.size, body: await buffer(stored.body) };
}

function changed(form: UploadForm, changes: Record<string, string>): UploadForm {
  return { ...form, fields: { ...form.fields, ...changes } };
}

/** The same policy with something else in it, not signed again. */
function rewritten(form: UploadForm, from: string, to: string): UploadForm {
  const policy = Buffer.from(form.fields.Policy ?? "", "base64").toString();
  expect(policy).toContain(from);
  return changed(form, { Policy: Buffer.from(policy.replace(from, to)).toString("base64") });
}

async function codeOf(response: Response) {
  return /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
}

const keysThatAreNone = [
  "",
  "/",
  "/etc/passwd",
  "../secret",
  "u/../../secret",
  "u/./photo",
  "u//photo",
  "u/photo/",
  "%2e%2e%2fsecret",
  "u\\photo",
  "u/pho\0to",
  "U/Photo",
  "사진.webp",
  "a".repeat(201),
];

const READS_NO_POLICY = "it takes any form, and reads neither its policy nor its signature";

/** What s3rver cannot judge, by the line of the contract. */
const leftOut = {
  "a bucket of s3rver": {
    "writing the same file again is fine, another under its key is refused": "its PUT knows no If-None-Match",
    "no field of the form can be left out": READS_NO_POLICY,
    "a form past its ten minutes is refused": READS_NO_POLICY,
    "a file one byte too long is refused, and so is one that is far too long": READS_NO_POLICY,
    "an empty file is refused": READS_NO_POLICY,
    "a form without a file is refused": "it says InvalidArgument",
    "a file that is not the last field is refused": "it ignores what follows the file, where S3 refuses",
    ...Object.fromEntries(
      [
        "a key other than the signed one",
        "a type other than the signed one",
        "a field that is not signed",
        "a policy with another key",
        "a policy with a later end",
        "a policy for a longer file",
        "a signature of zeros",
        "a short signature",
        "another algorithm",
        "somebody else's key id",
        "another day's scope",
      ].map((what) => [`${what} is refused and stores nothing`, READS_NO_POLICY]),
    ),
  },
};

let judge: Judge;
beforeAll(async () => {
  judge = await startJudge("s3rver");
});
afterAll(() => judge?.close());

const judged: typeof fileStores = [...fileStores, ["a bucket of s3rver", async () => s3rverStore(judge)]];

describe.each(judged)("files in %s", (name, open) => {
  leaveOut(leftOut, name);
  let store: FileStore;
  let files: Files;
  beforeEach(async () => {
    store = await open();
    files = store.files;
  });
  afterEach(() => store.close());

  test("a form that a browser sends stores the file byte for byte, with the signed type", async () => {
    const answer = await send(await files.uploadForm(upload), new Blob([photo], { type: "text/html" }));
    expect(answer.status).toBe(204);
    expect(await bytesAt(files, upload.key)).toEqual({ type: "image/webp", size: photo.length, body: photo });
    expect(await files.stat(upload.key)).toEqual({ type: "image/webp", size: photo.length });
  });

  test("a file of exactly the greatest length is stored", async () => {
    const form = await files.uploadForm({ ...upload, maxBytes: photo.length });
    expect((await send(form, new Blob([photo]))).status).toBe(204);
    expect((await files.stat(upload.key))?.size).toBe(photo.length);
  });

  test("a form is good until its ten minutes are over", async () => {
    const form = await files.uploadForm(upload);
    store.clock.advance(599);
    expect((await send(form, new Blob([photo]))).status).toBe(204);
  });

  test("what the server writes is read back, whole and in part", async () => {
    await files.write({ key: "c/1/card.png", type: "image/png", body: photo });
    expect((await bytesAt(files, "c/1/card.png"))?.body).toEqual(photo);
    const part = await files.read("c/1/card.png", { start: 10, end: 19 });
    expect(part).toMatchObject({ type: "image/png", size: photo.length });
    expect(part && (await buffer(part.body))).toEqual(photo.subarray(10, 20));
  });

  test("a key may be the beginning of another", async () => {
    await files.write({ key: "a", type: "image/png", body: Buffer.from("one") });
    await files.write({ key: "a/b", type: "image/png", body: Buffer.from("two") });
    await files.write({ key: "a/b/c", type: "image/png", body: Buffer.from("three") });
    expect((await bytesAt(files, "a"))?.body.toString()).toBe("one");
    expect((await bytesAt(files, "a/b"))?.body.toString()).toBe("two");
    expect((await bytesAt(files, "a/b/c"))?.body.toString()).toBe("three");
  });

  test("writing the same file again is fine, another under its key is refused", async () => {
    const first = { key: "c/2/card.png", type: "image/png", body: photo };
    await Promise.all([files.write(first), files.write(first)]);
    await files.write(first);
    const other = Buffer.from(photo).fill(0, 0, 1000);
    await expect(files.write({ ...first, body: other })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(files.write({ ...first, body: photo.subarray(1) })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(files.write({ ...first, type: "image/webp" })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await bytesAt(files, first.key)).toEqual({ type: "image/png", size: photo.length, body: photo });
    expect(store.count()).toBe(1);
  });

  test("a removed file is gone, and removing what is not there is fine", async () => {
    await files.write({ key: "c/3/card.png", type: "image/png", body: photo });
    await files.remove("c/3/card.png");
    await files.remove("c/3/card.png");
    expect(await files.read("c/3/card.png")).toBeNull();
    expect(await files.stat("c/3/card.png")).toBeNull();
    expect(store.count()).toBe(0);
  });

  test("a file nobody stored is absent", async () => {
    expect(await files.read("nobody/stored/this")).toBeNull();
    expect(await files.stat("nobody/stored/this")).toBeNull();
  });

  test.each(keysThatAreNone)("the key %j is refused and holds nothing", async (key) => {
    await expect(files.uploadForm({ ...upload, key })).rejects.toMatchObject({ code: "INVALID" });
    await expect(files.write({ ...upload, key, body: photo })).rejects.toMatchObject({ code: "INVALID" });
    await expect(files.remove(key)).rejects.toMatchObject({ code: "INVALID" });
    expect(await files.read(key)).toBeNull();
    expect(await files.stat(key)).toBeNull();
    expect(store.count()).toBe(0);
  });

  test.each(["", "image", "image/../../x", "IMAGE/PNG", "image/png\r\nX: y"])(
    "the type %j is refused",
    async (type) => {
      await expect(files.uploadForm({ ...upload, type })).rejects.toMatchObject({ code: "INVALID" });
      await expect(files.write({ ...upload, type, body: photo })).rejects.toMatchObject({ code: "INVALID" });
    },
  );

  test.each<[what: string, change: (form: UploadForm) => UploadForm, code: string]>([
    [
      "a key other than the signed one",
      (form) => changed(form, { key: "u/other/photo.webp" }),
      "AccessDenied",
    ],
    [
      "a type other than the signed one",
      (form) => changed(form, { "Content-Type": "text/html" }),
      "AccessDenied",
    ],
    ["a field that is not signed", (form) => changed(form, { "x-amz-meta-note": "hello" }), "AccessDenied"],
    ["a policy with another key", (form) => rewritten(form, "k3f9", "k3f8"), "SignatureDoesNotMatch"],
    [
      "a policy with a later end",
      (form) => rewritten(form, '"expiration":"2026', '"expiration":"2036'),
      "SignatureDoesNotMatch",
    ],
    ["a policy for a longer file", (form) => rewritten(form, "1000000", "9000000"), "SignatureDoesNotMatch"],
    [
      "a signature of zeros",
      (form) => changed(form, { "X-Amz-Signature": "0".repeat(64) }),
      "SignatureDoesNotMatch",
    ],
    ["a short signature", (form) => changed(form, { "X-Amz-Signature": "0" }), "SignatureDoesNotMatch"],
    ["another algorithm", (form) => changed(form, { "X-Amz-Algorithm": "none" }), "SignatureDoesNotMatch"],
    [
      "somebody else's key id",
      (form) => changed(form, { "X-Amz-Credential": "other/20261115/ap-northeast-2/s3/aws4_request" }),
      "SignatureDoesNotMatch",
    ],
    [
      "another day's scope",
      (form) =>
        changed(form, {
          "X-Amz-Credential": (form.fields["X-Amz-Credential"] ?? "").replace("20261115", "20261116"),
        }),
      "SignatureDoesNotMatch",
    ],
  ])("%s is refused and stores nothing", async (_what, change, code) => {
    const answer = await send(change(await files.uploadForm(upload)), new Blob([photo]));
    expect(answer.status).toBe(403);
    expect(await codeOf(answer)).toBe(code);
    expect(store.count()).toBe(0);
  });

  test("no field of the form can be left out", async () => {
    const form = await files.uploadForm(upload);
    for (const name of Object.keys(form.fields)) {
      const { [name]: _, ...fields } = form.fields;
      expect((await send({ ...form, fields }, new Blob([photo]))).status, name).toBe(403);
    }
    expect(store.count()).toBe(0);
  });

  test("a form past its ten minutes is refused", async () => {
    const form = await files.uploadForm(upload);
    store.clock.advance(600);
    const answer = await send(form, new Blob([photo]));
    expect(answer.status).toBe(403);
    expect(await codeOf(answer)).toBe("AccessDenied");
    expect(store.count()).toBe(0);
  });

  test("a file one byte too long is refused, and so is one that is far too long", async () => {
    const form = await files.uploadForm({ ...upload, maxBytes: photo.length - 1 });
    const short = await send(form, new Blob([photo]));
    expect([short.status, await codeOf(short)]).toEqual([413, "EntityTooLarge"]);
    const long = await send(form, new Blob([Buffer.alloc(30_000_000)]));
    expect([long.status, await codeOf(long)]).toEqual([413, "EntityTooLarge"]);
    expect(store.count()).toBe(0);
  });

  test("an empty file is refused", async () => {
    const answer = await send(await files.uploadForm(upload), new Blob([]));
    expect([answer.status, await codeOf(answer)]).toEqual([400, "EntityTooSmall"]);
    expect(store.count()).toBe(0);
  });

  test("a form without a file is refused", async () => {
    const answer = await send(await files.uploadForm(upload), null);
    expect([answer.status, await codeOf(answer)]).toEqual([400, "MalformedPOSTRequest"]);
  });

  test("a file that is not the last field is refused", async () => {
    const form = await files.uploadForm(upload);
    const { Policy = "", ...fields } = form.fields;
    const early = new FormData();
    for (const [name, value] of Object.entries(fields)) early.append(name, value);
    early.append("file", new Blob([photo]), "photo.webp");
    early.append("Policy", Policy);
    expect((await fetch(form.url, { method: "POST", body: early })).status).toBe(403);

    const followed = new FormData();
    for (const [name, value] of Object.entries(form.fields)) followed.append(name, value);
    followed.append("file", new Blob([photo]), "photo.webp");
    followed.append("note", "one more");
    const answer = await fetch(form.url, { method: "POST", body: followed });
    expect([answer.status, await codeOf(answer)]).toEqual([400, "MalformedPOSTRequest"]);

    const twice = new FormData();
    for (const [name, value] of Object.entries(form.fields)) twice.append(name, value);
    twice.append("file", new Blob([photo]), "one.webp");
    twice.append("file", new Blob([photo]), "two.webp");
    expect((await fetch(form.url, { method: "POST", body: twice })).status).toBe(400);
    expect(store.count()).toBe(0);
  });

  test("fifty uploads at once are all stored", async () => {
    const uploads = Array.from({ length: 50 }, (_, n) => ({
      ...upload,
      key: `u/many/${n}.webp`,
      body: randomBytes(100_000 + n),
    }));
    const answers = await Promise.all(
      uploads.map(async (it) => (await send(await files.uploadForm(it), new Blob([it.body]))).status),
    );
    expect(answers).toEqual(uploads.map(() => 204));
    for (const { key, body } of uploads) expect((await bytesAt(files, key))?.body).toEqual(body);
    expect(store.count()).toBe(50);
  });
});

test("both stores give the browser the same fields to send", async () => {
  const stores = await Promise.all([diskStore(), s3Store()]);
  const [disk, s3] = await Promise.all(stores.map(({ files }) => files.uploadForm(upload)));
  expect(Object.keys(disk?.fields ?? {})).toEqual(Object.keys(s3?.fields ?? {}));
  expect(disk?.url).toBe(`${stores[0].server.origin}/bucket`);
  await Promise.all(stores.map((store) => store.close()));
});

describe("files in a bucket that fails", () => {
  let store: Awaited<ReturnType<typeof s3Store>>;
  const file = { key: "c/4/card.png", type: "image/png", body: photo };
  beforeEach(async () => {
    store = await s3Store();
    await store.files.write({ ...file, key: "c/4/old.png" });
  });
  afterEach(() => store.close());

  test.each(["500", "403", "hang"] as const)(
    "everything is refused as busy (%s), and works again afterwards",
    async (mood) => {
      const { files, impatient, s3 } = store;
      s3.feel(mood);
      const refused = expect.objectContaining({ code: "BUSY", cause: expect.any(Error) });
      await expect(impatient.write(file)).rejects.toEqual(refused);
      await expect(impatient.read("c/4/old.png")).rejects.toEqual(refused);
      await expect(impatient.stat("c/4/old.png")).rejects.toEqual(refused);
      await expect(impatient.remove("c/4/old.png")).rejects.toEqual(refused);

      s3.feel("well");
      expect(store.count()).toBe(1);
      await files.write(file);
      expect((await bytesAt(files, file.key))?.body).toEqual(photo);
      expect((await bytesAt(files, "c/4/old.png"))?.body).toEqual(photo);
    },
  );

  test("two failures are not noticed, since the third attempt succeeds", async () => {
    const before = store.s3.requests();
    store.s3.feel("500", "500", "well");
    await store.files.write(file);
    expect(store.s3.requests()).toBe(before + 3);
    expect((await bytesAt(store.files, file.key))?.body).toEqual(photo);
  });

  test("nobody listens: busy", async () => {
    await store.s3.close();
    await expect(store.files.read("c/4/old.png")).rejects.toMatchObject({ code: "BUSY" });
  });

  test("a write whose answer was lost counts as done when it is tried again", async () => {
    store.s3.objects.set(file.key, { type: file.type, body: file.body });
    await store.files.write(file);
    expect(store.count()).toBe(2);
  });
});
