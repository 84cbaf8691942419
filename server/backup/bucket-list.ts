import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { BucketObject } from "#server/adapters/files-s3-list.ts";

const NAME = "bucket.jsonl";

const line = z.object({ key: z.string(), size: z.number(), etag: z.string() });

type Objects = AsyncIterable<BucketObject>;

/** What lay in the bucket, a line each; its bytes are kept by the bucket's own versions. */
export async function writeBucketList(folder: string, objects: Objects): Promise<void> {
  async function* lines() {
    for await (const object of objects) yield `${JSON.stringify(object)}\n`;
  }
  await pipeline(lines, createWriteStream(join(folder, NAME), { flags: "wx" }));
}

/** The keys whose files are gone from the bucket, or are others. */
export async function missingInBucket(folder: string, objects: Objects): Promise<string[]> {
  const missing = new Map<string, string>();
  for await (const text of createInterface({ input: createReadStream(join(folder, NAME)) })) {
    const { key, size, etag } = line.parse(JSON.parse(text));
    missing.set(key, `${size} ${etag}`);
  }
  for await (const { key, size, etag } of objects) {
    if (missing.get(key) === `${size} ${etag}`) missing.delete(key);
  }
  return [...missing.keys()];
}
