import { createHash, hkdfSync } from "node:crypto";
import { constants } from "node:fs";
import { mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { S3Client } from "@aws-sdk/client-s3";
import { HOUR_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import { createBucket } from "#server/adapters/files-bucket.ts";
import { REGION } from "#server/config.ts";
import type { Clock, Files } from "#server/ports.ts";
import { assertKey, assertType, isKey, isSameFile } from "./file-key.ts";
import type { PostedFile } from "./files-post-form.ts";
import { signForm } from "./files-post-policy.ts";
import { freeBytes } from "./free-bytes.ts";

/** Each holds a file and a connection open; beyond this a small machine serves nobody well. */
const MAX_UPLOADS = 64;
/** No upload lasts that long: a draft this old was left by a process that died. */
const STALE_DRAFT_MS = HOUR_MS;
/** Sixty-four at once pass the reserve by less than a tenth of it. */
const LOOK_EVERY_BYTES = 256 * 1_024;

interface Parts {
  folder: string;
  /** Absolute address the form posts to, e.g. https://goi.kr/bucket, where a caller names no other origin. */
  endpoint: string;
  secret: string;
  clock: Clock;
  maxUploads?: number;
  /** What must stay free for the database, which lies on the same disk: files are refused before it is. */
  reserveBytes?: number;
  free?: (folder: string) => Promise<number>;
}

/**
 * Files in a folder. An object is a folder named by its key, holding one file named by its type: one rename
 * makes bytes and type visible together, and fails when the key is taken.
 */
export function createDiskFiles(parts: Parts): Files & { receive(request: Request): Promise<Response> } {
  const { clock, reserveBytes = 0, free = freeBytes } = parts;
  const objects = join(resolve(parts.folder), "objects");
  const drafts = join(resolve(parts.folder), "drafts");
  const credentials = {
    accessKeyId: "goi",
    secretAccessKey: Buffer.from(hkdfSync("sha256", parts.secret, "", "upload forms", 32)).toString("hex"),
  };
  // The last part of the address stands where S3's path style has the bucket's name.
  const client = new S3Client({
    region: REGION,
    endpoint: dirname(parts.endpoint),
    forcePathStyle: true,
    credentials,
  });

  // Leftovers take space and nothing else: failing to remove them must not stop anything.
  sweep().catch(() => undefined);

  async function sweep() {
    for (const name of await readdir(drafts)) {
      const draft = join(drafts, name);
      const { mtimeMs } = await stat(draft);
      if (mtimeMs < clock.now().getTime() - STALE_DRAFT_MS) await rm(draft, { recursive: true, force: true });
    }
  }

  /** Spread over 256 folders, so that none grows too long to list. */
  function place(key: string): string {
    const spread = createHash("sha256").update(key).digest("hex").slice(0, 2);
    return join(objects, spread, key.replaceAll("/", "@"));
  }

  /** The real path, or null when it is absent or a link leads out of the folder. */
  async function inside(path: string): Promise<string | null> {
    const [root, real] = await Promise.all([realpath(objects), realpath(path)]);
    return real.startsWith(root + sep) ? real : null;
  }

  async function find(key: string) {
    if (!isKey(key)) return null;
    const [name] = await readdir(place(key));
    const path = name && (await inside(join(place(key), name)));
    return path ? { path, type: decodeURIComponent(name) } : null;
  }

  async function take(file: {
    key: string;
    type: string;
    body: AsyncIterable<Uint8Array>;
  }): Promise<PostedFile> {
    assertKey(file.key);
    assertType(file.type);
    const draft = join(drafts, crypto.randomUUID());
    const discard = () => rm(draft, { recursive: true, force: true });

    async function orDiscard(work: () => Promise<void>) {
      try {
        await work();
      } catch (error) {
        await discard();
        throw isFull(error) ? new Refusal("STORAGE_FULL") : error;
      }
    }

    await orDiscard(async () => {
      await mkdir(draft, { recursive: true });
      await using handle = await open(join(draft, encodeURIComponent(file.type)), "wx");
      await handle.writeFile(whileRoom(file.body, draft));
      await handle.sync();
      await syncFolder(draft);
    });
    return { keep: () => orDiscard(() => publish(draft, place(file.key))), discard };
  }

  /** Looks before a byte is written, and again and again: many come at once, and a file may be long. */
  async function* whileRoom(body: AsyncIterable<Uint8Array>, draft: string): AsyncGenerator<Uint8Array> {
    let unlooked = Number.POSITIVE_INFINITY;
    for await (const chunk of body) {
      unlooked += chunk.byteLength;
      if (unlooked >= LOOK_EVERY_BYTES) {
        if ((await free(draft)) < reserveBytes) throw new Refusal("STORAGE_FULL");
        unlooked = 0;
      }
      yield chunk;
    }
  }

  async function read(key: string, part?: { start: number; end: number }) {
    return orAbsent(async () => {
      const found = await find(key);
      if (!found) return null;
      const handle = await open(found.path, constants.O_RDONLY | constants.O_NOFOLLOW);
      const { size } = await handle.stat();
      return { type: found.type, size, body: handle.createReadStream(part) };
    });
  }

  return {
    read,
    async uploadForm(upload) {
      const form = await signForm({ client, bucket: basename(parts.endpoint), clock, upload });
      const { pathname } = new URL(parts.endpoint);
      return upload.origin ? { ...form, url: upload.origin + pathname } : form;
    },
    async write({ key, type, body }) {
      const draft = await take({ key, type, body: once(body) });
      try {
        await draft.keep();
      } catch (error) {
        const taken = error instanceof Refusal && error.code === "CONFLICT";
        if (!taken || !(await isSameFile(await read(key), { type, body }))) throw error;
      }
    },
    stat: (key) =>
      orAbsent(async () => {
        const found = await find(key);
        return found && { type: found.type, size: (await stat(found.path)).size };
      }),
    async remove(key) {
      assertKey(key);
      await orAbsent(async () => {
        const object = await inside(place(key));
        if (!object) return null;
        await rm(object, { recursive: true, force: true });
        await syncFolder(dirname(object));
        return null;
      });
    },
    receive: createBucket({ credentials, clock, take, maxUploads: parts.maxUploads ?? MAX_UPLOADS }),
  };
}

/** Makes a draft the object; durable when this returns, absent when it throws. */
async function publish(draft: string, object: string) {
  const shelf = dirname(object);
  const made = await mkdir(shelf, { recursive: true });
  try {
    await rename(draft, object);
  } catch (error) {
    throw hasCode(error, "ENOTEMPTY", "EEXIST") ? new Refusal("CONFLICT") : error;
  }
  try {
    await syncFolder(shelf);
    // A folder that was just made lasts once the one around it is synced.
    for (let at = shelf; made && at !== dirname(made); at = dirname(at)) await syncFolder(dirname(at));
  } catch (error) {
    await rm(object, { recursive: true, force: true });
    throw error;
  }
}

async function syncFolder(path: string) {
  await using handle = await open(path, "r");
  await handle.sync();
}

async function* once(body: Uint8Array) {
  yield body;
}

async function orAbsent<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
  try {
    return await look();
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR", "ELOOP")) return null;
    throw error;
  }
}

function isFull(error: unknown): boolean {
  return hasCode(error, "ENOSPC", "EDQUOT");
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
