import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { UploadForm } from "#server/ports.ts";
import { diskStore, eventually, send } from "#tests/files.ts";

const photo = randomBytes(200_000);
const upload = { key: "u/k3f9/photo.webp", type: "image/webp", maxBytes: 1_000_000 };

let store: Awaited<ReturnType<typeof diskStore>>;
beforeEach(async () => {
  store = await diskStore();
});
afterEach(() => store.close());

async function bytesAt(key: string) {
  const stored = await store.files.read(key);
  return stored && (await buffer(stored.body));
}

const BOUNDARY = "a-boundary-of-the-tests";

/** The beginning of a form up to the first byte of the file, as it goes over the wire. */
function opening({ fields }: UploadForm): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.webp"\r\n\r\n`;
}

const CLOSING = `\r\n--${BOUNDARY}--\r\n`;

/** Posts a body without saying how long it is. */
async function stream(url: string, body: () => AsyncGenerator<string | Uint8Array>) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: Readable.toWeb(Readable.from(encoded(body()))),
    duplex: "half",
  } as RequestInit);
  return { status: answer.status, code: /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] };
}

async function* encoded(chunks: AsyncGenerator<string | Uint8Array>) {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}

/** Ends only when the other side has had enough. */
async function* forever(piece: string | Uint8Array) {
  const chunk = typeof piece === "string" ? piece.repeat(Math.ceil(20_000 / piece.length)) : piece;
  for (;;) yield chunk;
}

describe("a form whose length is not known beforehand", () => {
  test("is stored when the file turns out to be short enough", async () => {
    const form = await store.files.uploadForm(upload);
    const answer = await stream(form.url, async function* () {
      yield opening(form);
      for (let at = 0; at < photo.length; at += 999) yield photo.subarray(at, at + 999);
      yield CLOSING;
    });
    expect(answer.status).toBe(204);
    expect(await bytesAt(upload.key)).toEqual(photo);
  });

  test("is refused while it arrives when the file does not end", async () => {
    const form = await store.files.uploadForm(upload);
    const answer = await stream(form.url, async function* () {
      yield opening(form);
      yield* forever(photo);
    });
    expect(answer).toEqual({ status: 413, code: "EntityTooLarge" });
    expect(store.count()).toBe(0);
  });

  test("is refused when what follows the file does not end", async () => {
    const form = await store.files.uploadForm(upload);
    const answer = await stream(form.url, async function* () {
      yield opening(form);
      yield photo;
      yield CLOSING;
      yield* forever(photo);
    });
    expect(answer).toEqual({ status: 413, code: "EntityTooLarge" });
    expect(store.count()).toBe(0);
  });

  test.each([
    ["what comes before the first field", "no boundary at all "],
    ["the list of fields", `--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n`],
    ["the list of nameless parts", `--${BOUNDARY}\r\nX-Other: header\r\n\r\ny\r\n`],
    [
      "a single field",
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\n\r\n${"y".repeat(5000)}`,
    ],
    ["the header of a part", `--${BOUNDARY}\r\nContent-Disposition: ${"x".repeat(5000)}`],
  ])("is refused when %s does not end", async (_what, text) => {
    const { url } = await store.files.uploadForm(upload);
    const answer = await stream(url, () => forever(text));
    expect(answer).toEqual({ status: 400, code: "MalformedPOSTRequest" });
    expect(store.count()).toBe(0);
  });

  test("is refused when it ends in the middle", async () => {
    const form = await store.files.uploadForm(upload);
    const answer = await stream(form.url, async function* () {
      yield opening(form);
      yield photo;
    });
    expect(answer).toEqual({ status: 400, code: "MalformedPOSTRequest" });
    expect(store.count()).toBe(0);
  });
});

describe("a form", () => {
  test("stores one file: a second one under its key is refused and the first stays", async () => {
    const form = await store.files.uploadForm(upload);
    expect((await send(form, new Blob([photo]))).status).toBe(204);
    expect((await send(form, new Blob([randomBytes(10)]))).status).toBe(403);
    expect(await bytesAt(upload.key)).toEqual(photo);
    expect(store.count()).toBe(1);
  });

  test("sent ten times at once stores exactly one file", async () => {
    const form = await store.files.uploadForm(upload);
    const bodies = Array.from({ length: 10 }, () => randomBytes(50_000));
    const answers = await Promise.all(
      bodies.map(async (body) => (await send(form, new Blob([body]))).status),
    );
    expect(answers.toSorted()).toEqual([204, ...Array(9).fill(403)]);
    expect(await bytesAt(upload.key)).toEqual(bodies[answers.indexOf(204)]);
    expect(store.count()).toBe(1);
  });

  test("cannot bring back a file that was removed", async () => {
    const form = await store.files.uploadForm(upload);
    await send(form, new Blob([photo]));
    await store.files.remove(upload.key);
    expect((await send(form, new Blob([photo]))).status).toBe(403);
    expect(store.count()).toBe(0);
  });

  test("may be sent again after an upload that broke off", async () => {
    const form = await store.files.uploadForm(upload);
    await breakOff(form);
    expect((await send(form, new Blob([photo]))).status).toBe(204);
    expect(await bytesAt(upload.key)).toEqual(photo);
  });

  test("signed with another secret is refused", async () => {
    const stranger = await diskStore({ secret: "another secret, also of 32 characters" });
    const { fields } = await stranger.files.uploadForm(upload);
    await stranger.close();
    const { url } = await store.files.uploadForm(upload);
    expect((await send({ url, fields }, new Blob([photo]))).status).toBe(403);
    expect(store.count()).toBe(0);
  });

  test("is answered in words that a person can read", async () => {
    const form = await store.files.uploadForm({ ...upload, maxBytes: 10 });
    const answer = await send(form, new Blob([photo]));
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(await answer.text()).toContain(
      "<Error><Code>EntityTooLarge</Code><Message>파일이 너무 큽니다. 더 작은 파일을 골라 주세요.</Message></Error>",
    );
  });

  test("is only taken by POST, and only as a form", async () => {
    const { url, fields } = await store.files.uploadForm(upload);
    const got = await fetch(url);
    expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await fetch(url, { method: "PUT", body: photo })).status).toBe(405);
    expect((await fetch(url, { method: "POST" })).status).toBe(400);
    expect((await fetch(url, { method: "POST", body: JSON.stringify(fields) })).status).toBe(400);
    expect((await fetch(url, { method: "POST", body: new URLSearchParams(fields) })).status).toBe(400);
    expect(store.count()).toBe(0);
  });

  test("with a field twice, or a file under another name, is refused", async () => {
    const form = await store.files.uploadForm(upload);
    for (const [field, file] of [
      ["key", "file"],
      ["note", "photo"],
    ] as const) {
      const body = new FormData();
      for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
      if (field === "key") body.append(field, upload.key);
      body.append(file, new Blob([photo]), "photo.webp");
      expect((await fetch(form.url, { method: "POST", body })).status).toBe(400);
    }
    expect(store.count()).toBe(0);
  });
});

/** Sends half a file and hangs up once its bytes have arrived on the disk. */
async function breakOff(form: UploadForm, length?: number) {
  const request = httpRequest(form.url, {
    method: "POST",
    headers: {
      "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
      ...(length ? { "Content-Length": length } : {}),
    },
  });
  const closed = new Promise((resolve) => request.on("close", resolve).on("error", () => undefined));
  request.write(opening(form));
  request.write(photo);
  await eventually(() => store.count()).toBe(1);
  request.destroy();
  await closed;
  await eventually(() => store.count()).toBe(0);
}

describe("an upload that breaks off", () => {
  test("leaves nothing behind, and was never visible", async () => {
    const form = await store.files.uploadForm(upload);
    await breakOff(form);
    expect(await store.files.read(upload.key)).toBeNull();
  });

  test("leaves nothing behind when it had promised more bytes than came", async () => {
    const form = await store.files.uploadForm(upload);
    await breakOff(form, opening(form).length + photo.length + 1000);
    expect(await store.files.read(upload.key)).toBeNull();
  });

  test("because the server died is cleaned up by the next one, which leaves young ones alone", async () => {
    const [old, young] = ["left-behind", "under-way"].map((name) => {
      const draft = join(store.folder, "drafts", name);
      mkdirSync(draft, { recursive: true });
      writeFileSync(join(draft, "image%2Fwebp"), photo);
      return draft;
    });
    const hoursAgo = Date.now() / 1000 - 2 * 3600;
    utimesSync(old ?? "", hoursAgo, hoursAgo);
    const next = await diskStore({ folder: store.folder, start: new Date().toISOString() });
    await eventually(() => existsSync(old ?? "")).toBe(false);
    expect(existsSync(young ?? "")).toBe(true);
    await next.close();
  });
});

describe("more uploads than the server takes at once", () => {
  test("are told to come back, and are taken when there is room again", async () => {
    const narrow = await diskStore({ maxUploads: 1 });
    const [first, second] = await Promise.all(
      ["u/1.webp", "u/2.webp"].map((key) => narrow.files.uploadForm({ ...upload, key })),
    );
    if (!first || !second) throw new Error("two forms were asked for");
    const release = Promise.withResolvers<void>();
    const slow = stream(first.url, async function* () {
      yield opening(first);
      yield photo;
      await release.promise;
      yield CLOSING;
    });
    await eventually(() => narrow.count()).toBe(1);

    const refused = await send(second, new Blob([photo]));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await refused.text()).toContain("<Code>SlowDown</Code>");

    release.resolve();
    expect((await slow).status).toBe(204);
    expect((await send(second, new Blob([photo]))).status).toBe(204);
    expect(narrow.count()).toBe(2);
    await narrow.close();
  });
});

describe("a full disk", () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

  /** Where a disk says at the latest that it is full. */
  async function spyOnSync() {
    await using handle = await open(store.folder);
    const prototype: FileHandle = Object.getPrototypeOf(handle);
    return vi.spyOn(prototype, "sync");
  }

  afterEach(() => vi.restoreAllMocks());

  test("is said in Korean, leaves nothing behind, and uploads work again when there is room", async () => {
    const syncing = await spyOnSync();
    syncing.mockRejectedValue(full);
    const form = await store.files.uploadForm(upload);
    const answer = await send(form, new Blob([photo]));
    expect(answer.status).toBe(507);
    expect(await answer.text()).toContain(
      "<Code>STORAGE_FULL</Code><Message>저장 공간이 부족합니다. 잠시 뒤에 다시 해 주세요.</Message>",
    );
    const written = store.files.write({ key: "c/1.png", type: "image/png", body: photo });
    await expect(written).rejects.toMatchObject({ code: "STORAGE_FULL" });
    expect(store.count()).toBe(0);

    syncing.mockRestore();
    expect((await send(form, new Blob([photo]))).status).toBe(204);
    expect(await bytesAt(upload.key)).toEqual(photo);
  });

  test("leaves nothing behind at whichever step it is noticed", async () => {
    const form = await store.files.uploadForm(upload);
    const syncing = await spyOnSync();
    let step = 0;
    for (;;) {
      syncing.mockReset();
      for (let n = 0; n < step; n++) syncing.mockImplementationOnce(async () => undefined);
      syncing.mockImplementationOnce(() => Promise.reject(full));
      if ((await send(form, new Blob([photo]))).status === 204) break;
      expect(store.count()).toBe(0);
      step += 1;
    }
    expect(step).toBeGreaterThanOrEqual(3);
    expect(await bytesAt(upload.key)).toEqual(photo);
  });

  test("of 16 MB takes what fits of 50 uploads, refuses the rest, and then takes those too", async ({
    skip,
  }) => {
    const disk = smallDisk() ?? skip("Only root may mount a disk that really fills up.");
    onTestFinished(disk.unmount);
    const small = await diskStore({ folder: disk.folder });
    const uploads = Array.from({ length: 50 }, (_, n) => ({
      ...upload,
      key: `u/${n}.webp`,
      body: randomBytes(900_000),
    }));
    const sendOne = async (it: (typeof uploads)[number]) =>
      (await send(await small.files.uploadForm(it), new Blob([it.body]))).status;
    const answers: number[] = [];
    for (const it of uploads.slice(0, 5)) answers.push(await sendOne(it));
    answers.push(...(await Promise.all(uploads.slice(5).map(sendOne))));
    expect(answers.slice(0, 5)).toEqual([204, 204, 204, 204, 204]);
    expect(answers).toContain(507);
    expect(answers.filter((status) => status !== 204 && status !== 507)).toEqual([]);
    for (const [n, { key, body }] of uploads.entries()) {
      const stored = await small.files.read(key);
      expect(stored && (await buffer(stored.body))).toEqual(answers[n] === 204 ? body : null);
    }
    expect(small.count()).toBe(answers.filter((status) => status === 204).length);

    for (const [n, { key }] of uploads.entries()) if (answers[n] === 204) await small.files.remove(key);
    const refused = uploads.filter((_, n) => answers[n] === 507).slice(0, 5);
    for (const it of refused) expect(await sendOne(it)).toBe(204);
    await small.close();
  });
});

/** A file system of 16 MB, where this machine lets us have one. */
function smallDisk() {
  if (userInfo().uid !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "goi-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    unmount() {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

describe("a link in the folder that leads out of it", () => {
  test("shows nothing and removes nothing", async () => {
    await store.files.write({ key: "c/1.png", type: "image/png", body: photo });
    const objects = join(store.folder, "objects");
    const [shelf = ""] = readdirSync(objects);
    const outside = mkdtempSync(join(tmpdir(), "goi-outside-"));
    renameSync(join(objects, shelf), join(outside, shelf));
    symlinkSync(join(outside, shelf), join(objects, shelf));

    expect(await store.files.read("c/1.png")).toBeNull();
    expect(await store.files.stat("c/1.png")).toBeNull();
    await store.files.remove("c/1.png");
    unlinkSync(join(objects, shelf));
    renameSync(join(outside, shelf), join(objects, shelf));
    expect(await bytesAt("c/1.png")).toEqual(photo);
    rmSync(outside, { recursive: true });
  });

  test("shows nothing in the place of a stored file", async () => {
    await store.files.write({ key: "c/1.png", type: "image/png", body: photo });
    const outside = mkdtempSync(join(tmpdir(), "goi-outside-"));
    writeFileSync(join(outside, "secret"), "not for everyone");
    const stored = readdirSync(store.folder, { recursive: true, withFileTypes: true }).find((it) =>
      it.isFile(),
    );
    const path = join(stored?.parentPath ?? "", stored?.name ?? "");
    unlinkSync(path);
    symlinkSync(join(outside, "secret"), path);
    expect(await store.files.read("c/1.png")).toBeNull();
    expect(await store.files.stat("c/1.png")).toBeNull();
    rmSync(outside, { recursive: true });
  });
});
