import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createS3Files } from "#server/adapters/files-s3.ts";
import { listBucket } from "#server/adapters/files-s3-list.ts";
import { startS3 } from "#tests/s3-server.ts";
import { scratch } from "./backup-for-tests.ts";
import { missingInBucket, writeBucketList } from "./bucket-list.ts";

const clock = { now: () => new Date() };

test("a bucket is listed by key, size and etag, page by page, and what is gone from it later is found", async () => {
  const s3 = await startS3({ clock });
  onTestFinished(() => s3.close());
  const { bucket, credentials, origin: endpoint } = s3;
  const given = { bucket, credentials, endpoint, region: "ap-northeast-2" };
  const files = createS3Files({ ...given, clock });
  const keys = ["u/a", "u/b", "u/c", "u/d", "u/e"];
  for (const key of keys) await files.write({ key, type: "image/webp", body: Buffer.from(key) });

  const folder = scratch();
  await writeBucketList(folder, listBucket(given));
  const lines = readFileSync(join(folder, "bucket.jsonl"), "utf8").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    keys.map((key) => ({ key, size: 3, etag: expect.stringMatching(/^[0-9a-f]{32}$/) })),
  );
  expect(await missingInBucket(folder, listBucket(given))).toEqual([]);

  await files.remove("u/b");
  s3.objects.set("u/d", { type: "image/webp", body: Buffer.from("u/D") });
  await files.write({ key: "u/f", type: "image/webp", body: Buffer.from("later") });
  expect(await missingInBucket(folder, listBucket(given))).toEqual(["u/b", "u/d"]);
});
