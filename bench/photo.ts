import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import type { Owner } from "#domain/member.ts";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { createDiskFiles } from "#server/adapters/files-disk.ts";
import { migrate } from "#server/database/migrate.ts";
import { photos, photoUses } from "#server/database/tables/photos.ts";
import { barePeer, type Load, load } from "./bare-peer.ts";
import { publish, running } from "./given.ts";
import { type Figure, median, ratio } from "./measure.ts";

const RUNS = 3;
/** A thumbnail of a gallery. */
const BYTES = 30_000;

/** A photo of an open card, and the first page, against bare Node sending the same bytes. */
export async function photo(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const key = `u/${randomBytes(16).toString("hex")}`;
  const database = await openPglite(join(folder, "database"));
  await migrate(database);
  const content = samples[0]?.content;
  if (!content) throw new Error("no sample");
  const card = await publish(database, { kind: kindNamed("greeting"), content });
  const now = new Date();
  const owner = "bench::bench" as Owner;
  const row = { key, owner, bytes: BYTES, width: 400, height: 300, placeholder: "", createdAt: now };
  await database.orm.insert(photos).values({ ...row, finishedAt: now });
  await database.orm.insert(photoUses).values({ photo: key, card });
  await database.close();
  const files = createDiskFiles({
    folder: join(folder, "files"),
    endpoint: "",
    secret: "a secret that nobody needs here, 32+",
    clock: { now: () => new Date() },
  });
  await files.write({ key: `${key}-400.webp`, type: "image/webp", body: randomBytes(BYTES) });

  const ours = await running(["server/main.ts"], { DATA_DIR: folder });
  try {
    return [
      await againstBare(`${ours.url}/media/${key}-400.webp`, {
        row: "B1b",
        what: "thumbnail of an open card",
      }),
      await againstBare(`${ours.url}/`, { row: "B1c", what: "first page" }),
    ];
  } finally {
    await ours.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function againstBare(address: string, { row, what }: { row: string; what: string }): Promise<Figure> {
  const bare = await barePeer(address);
  const runs: { ours: Load; bare: Load }[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      runs.push({ ours: await load(address), bare: await load(bare.url) });
    }
  } finally {
    await bare.stop();
  }
  return ratio({
    row,
    what: `${what}, requests/s, against bare Node with the same bytes`,
    ours: median(runs.map((one) => one.ours.perSecond)),
    peer: median(runs.map((one) => one.bare.perSecond)),
    unit: "requests/s",
    atLeast: 0.6,
  });
}
