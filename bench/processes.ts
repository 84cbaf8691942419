import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { startJudge } from "#server/adapters/judge-for-tests.ts";
import { startPostgresServer } from "#tests/postgres-server.ts";
import { publish, running, weddingWith } from "./given.ts";
import { type Figure, median, ratio } from "./measure.ts";
import { processorTime } from "./processor-time.ts";

const RUNS = 3;
const SECONDS = 8;
/** Two that each pay this much more than one alone serve 1.8 times as much where each has a core. */
const MOST = 2 / 1.8;

/**
 * Two processes behind one port against one. Where cores are shared with who asks, requests a second say how many cores
 * there are; so what is compared is the processor time that a request takes of all processes together.
 */
export async function processes(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const started = await startPostgresServer(folder);
  if ("absent" in started) throw new Error(`There is no PostgreSQL here: ${started.absent}`);
  const bucket = await startJudge("s3rver");
  const env = {
    DATABASE_URL: started.server.url,
    IDENTITY_SECRET: "what all processes behind one port share",
    S3_BUCKET: "goi-files",
    S3_ENDPOINT: bucket.origin,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    PRACTICE_PAYMENTS: "on",
    DATA_DIR: join(folder, "app"),
  };
  const one: Cost[] = [];
  const two: Cost[] = [];
  try {
    const first = await running(["server/main.ts"], env);
    await first.stop();
    const database = await openPostgres(started.server.url);
    const card = await publish(database, { kind: kindNamed("greeting"), content: weddingWith(20) });
    await database.close();
    for (let run = 0; run < RUNS; run += 1) {
      one.push(await costOf({ ...env, PROCESSES: "1" }, `/card/${card}`));
      two.push(await costOf({ ...env, PROCESSES: "2" }, `/card/${card}`));
    }
  } finally {
    await bucket.close();
    started.server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const speeds = [one, two].map((costs) => Math.round(median(costs.map(({ perSecond }) => perSecond))));
  console.log(
    `processes: ${speeds.join(" and ")} requests/s, who asks on the same ${availableParallelism()} cores`,
  );
  return [
    ratio({
      row: "processes",
      what: "processor time of a card page, two processes against one",
      ours: median(two.map(({ microseconds }) => microseconds)),
      peer: median(one.map(({ microseconds }) => microseconds)),
      unit: "µs",
      atMost: Number(MOST.toFixed(2)),
    }),
  ];
}

type Cost = { microseconds: number; perSecond: number };

async function costOf(env: Record<string, string>, path: string): Promise<Cost> {
  const app = await running(["server/main.ts"], env, { cores: "all" });
  try {
    const address = app.url + path;
    await asked(address, 3);
    const before = processorTime(app.process.pid ?? 0);
    const { count, perSecond } = await asked(address, SECONDS);
    const seconds = processorTime(app.process.pid ?? 0) - before;
    return { microseconds: (seconds * 1_000_000) / count, perSecond };
  } finally {
    await app.stop();
  }
}

async function asked(address: string, seconds: number): Promise<{ count: number; perSecond: number }> {
  const { stdout: said } = await promisify(execFile)("wrk", [
    "-t1",
    "-c64",
    `-d${seconds}s`,
    "-H",
    "accept-encoding: br",
    address,
  ]);
  if (/Non-2xx/.test(said)) throw new Error(said);
  const [, count, perSecond] = /(\d+) requests in[\s\S]*Requests\/sec:\s+([\d.]+)/.exec(said) ?? [];
  return { count: Number(count), perSecond: Number(perSecond) };
}
