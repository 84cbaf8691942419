import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { startPostgresServer } from "#tests/postgres-server.ts";
import { loaded, memberOf } from "./asking.ts";
import { FRUGAL, type Running, running, weddingWith } from "./given.ts";
import { amount, type Figure, residentMegabytes } from "./measure.ts";

const REST_MS = 30_000;
const AFTER_PHOTOS_MS = 60_000;
const PHOTOS = 30;
/** What V8 has not given back after a minute. */
const MOST_KEPT_MB = 100;
const BARS = { PostgreSQL: 250, embedded: 450 };

/** B13: what the app's process holds at rest, and a minute after thirty photos of 24 megapixels. */
export async function memory(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const postgres = await startPostgresServer(folder);
  try {
    const figures = await measured("embedded", { DATA_DIR: join(folder, "embedded") });
    if ("absent" in postgres) console.log(`  PostgreSQL is not measured: ${postgres.absent}`);
    else {
      const env = { DATA_DIR: join(folder, "postgres"), DATABASE_URL: postgres.server.url };
      figures.push(...(await measured("PostgreSQL", env)));
    }
    return figures;
  } finally {
    if ("server" in postgres) postgres.server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(database: keyof typeof BARS, env: Record<string, string>): Promise<Figure[]> {
  // What the first start on a folder does is not what every start holds.
  await (await running(["server/main.ts"], { ...FRUGAL, ...env })).stop();
  const app = await running(["server/main.ts"], { ...FRUGAL, ...env }, { cores: "all" });
  try {
    await loaded(`${app.url}/`);
    await sleep(REST_MS);
    const rest = heldBy(app);
    const during = await whileSending(app);
    await sleep(AFTER_PHOTOS_MS);
    const after = heldBy(app);
    console.log(
      `  ${database}: ${rest} MB at rest, ${during} MB at most while photos come, ${after} MB after`,
    );
    const bar = { row: "B13", unit: "MB" };
    const kept = `memory more a minute after ${PHOTOS} photos, ${database}`;
    return [
      amount({ ...bar, what: `memory at rest, ${database}`, value: rest, atMost: BARS[database] }),
      amount({ ...bar, what: kept, value: after - rest, atMost: MOST_KEPT_MB }),
    ];
  } finally {
    await app.stop();
  }
}

/** The most that it held meanwhile. */
async function whileSending(app: Running): Promise<number> {
  const jpeg = await photoOf24Megapixels();
  const member = await memberOf(app);
  const card = await member.draft("greeting", weddingWith(1));
  let most = heldBy(app);
  const looking = setInterval(() => {
    most = Math.max(most, heldBy(app));
  }, 200);
  // Three at a time, as the editor sends them.
  const turns = Array.from({ length: 3 }, async () => {
    for (let sent = 0; sent < PHOTOS / 3; sent += 1) await member.sendPhoto(card, jpeg);
  });
  await Promise.all(turns).finally(() => clearInterval(looking));
  return most;
}

/** Without what works for it: that is gone at rest. */
const heldBy = ({ process: { pid } }: Running) => Math.round(residentMegabytes(pid));

function photoOf24Megapixels(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 6000, height: 4000, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
