import { existsSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createS3Files } from "#server/adapters/files-s3.ts";
import { type Judge, startJudge } from "#server/adapters/judge-for-tests.ts";
import { readConfig } from "#server/config.ts";
import { backedUp, filesIn, openPlace, type Place, restored, sorts, tablesOf } from "./backup-for-tests.ts";
import { readManifest } from "./manifest.ts";

let judge: Judge;
beforeAll(async () => {
  judge = await startJudge("s3rver");
});
afterAll(() => judge?.close());

/** The same place with its files in the judge's bucket. */
function inBucket({ env }: Place): Place {
  const s3 = { S3_BUCKET: "goi-files", S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };
  const all = { ...env, ...s3, S3_ENDPOINT: judge.origin };
  return { env: all, config: readConfig(all) };
}

function filesOf({ config }: Place) {
  if (!config.s3) throw new Error("This place has no bucket");
  return createS3Files({ ...config.s3, clock: { now: () => new Date() } });
}

describe.each(sorts)("a backup $name whose files lie in a bucket", ({ name, filled, empty }) => {
  test("brings back every table, leaves the files where they are, and names what the bucket lost", async () => {
    const place = inBucket(await filled());
    const files = filesOf(place);
    const [kept, lost] = [`u/${name}-kept`, `u/${name}-lost`];
    for (const key of [kept, lost]) await files.write({ key, type: "image/webp", body: Buffer.from(key) });
    const app = await openPlace(place);
    await app.database.run("insert into keys values ('고이', 'api', 'x', now(), now())");
    const tables = await tablesOf(app.database);
    const folder = await backedUp(place, app);
    await app.database.close();
    expect(existsSync(join(folder, "files"))).toBe(false);
    expect(await readManifest(folder)).toMatchObject({ files: "bucket", bucket: "goi-files" });

    await files.remove(lost);
    const target = inBucket(await empty());
    expect((await restored(folder, target)).missingInBucket).toEqual([lost]);
    const again = await openPlace(target);
    onTestFinished(() => again.database.close());
    expect(await tablesOf(again.database)).toEqual(tables);
    const file = await filesOf(target).read(kept);
    expect(String(file && (await buffer(file.body)))).toBe(kept);
  });

  test("is not restored while the bucket cannot be listed, and nothing is changed", async () => {
    const place = inBucket(await filled());
    const app = await openPlace(place);
    const folder = await backedUp(place, app);
    await app.database.close();
    const target = inBucket(await empty());
    const away = { ...target, config: readConfig({ ...target.env, S3_BUCKET: "another-bucket" }) };
    await expect(restored(folder, away)).rejects.toThrow();
    expect(filesIn(target.config.dataDir)).toEqual({});
    expect((await restored(folder, target)).missingInBucket).toEqual([]);
  });
});
