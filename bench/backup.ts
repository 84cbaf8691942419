import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { syncTree } from "#server/backup/sync-tree.ts";
import { startPostgresServer } from "#tests/postgres-server.ts";
import { seedFiles, seedLarge } from "./backup-seed.ts";
import { FRUGAL, running } from "./given.ts";
import { amount, type Figure, median, percentile, ratio, residentMegabytes } from "./measure.ts";

const REST_MS = 20_000;
/** Of each sort of request, whether or not the last was answered. */
const EVERY_MS = 20;
const MOST_SECONDS = 60;

/** R14: what an app with so much in it holds, and how soon it is open. */
const MOST_MB = { embedded: 1_229, postgres: 400 };
const MOST_START_SECONDS = 3;

type Place = {
  name: keyof typeof MOST_MB;
  from: Record<string, string>;
  to: Record<string, string>;
  card: string;
  seedSeconds: number;
};

/** A backup of a large app while guests look at it, and back: both within a minute, and nobody waits for it. */
export async function backup(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const started = await startPostgresServer(folder);
  try {
    const figures = await measured(folder, await embeddedPlace(folder));
    if ("absent" in started) {
      console.log(`Without PostgreSQL: ${started.absent}`);
      return figures;
    }
    return [...figures, ...(await measured(folder, await serverPlace(folder, started.server.url)))];
  } finally {
    if ("server" in started) started.server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function embeddedPlace(folder: string): Promise<Place> {
  const [from, to] = [join(folder, "embedded"), join(folder, "embedded-restored")];
  mkdirSync(from);
  const database = await openPglite(join(from, "database"));
  const seeded = await seedLarge(database);
  await database.close();
  await seedFiles(from);
  return { name: "embedded", from: { DATA_DIR: from }, to: { DATA_DIR: to }, ...seeded };
}

async function serverPlace(folder: string, url: string): Promise<Place> {
  const [from, to] = [join(folder, "server"), join(folder, "server-restored")];
  const database = await openPostgres(url, { statementMs: 600_000 });
  await database.run("create database restored template template0");
  const seeded = await seedLarge(database);
  await database.close();
  await seedFiles(from);
  const restored = Object.assign(new URL(url), { pathname: "restored" }).href;
  return {
    name: "postgres",
    from: { DATA_DIR: from, DATABASE_URL: url },
    to: { DATA_DIR: to, DATABASE_URL: restored },
    ...seeded,
  };
}

async function measured(folder: string, { name, from, to, card, seedSeconds }: Place): Promise<Figure[]> {
  const made = join(folder, `${name}-backup`);
  // What was seeded would else be written to the disk while somebody is measured.
  await syncTree(folder);
  const env = { ...FRUGAL, ...from, TRUSTED_PROXIES: "127.0.0.1,::1" };
  const startSeconds = await startedIn(env, card);
  const app = await running(["server/main.ts"], env, { cores: "all" });
  let held = 0;
  let seconds = 0;
  let rest: Times;
  let during: Times;
  const asked = await requestsOf(app.url, card);
  try {
    // Somebody was here before.
    await timesDuring(asked, sleep(2_000));
    sayLoad(`${name}, at rest`);
    rest = await timesDuring(asked, sleep(REST_MS));
    held = residentMegabytes(app.process.pid);
    sayLoad(`${name}, backup`);
    const backing = command("backup", made, from).then((it) => {
      seconds = it;
    });
    during = await timesDuring(asked, backing);
  } finally {
    await app.stop();
  }
  sayLoad(`${name}, restore`);
  const back = await command("restore", made, to);
  sayLoad(`${name}, restored`);
  rmSync(made, { recursive: true });
  const whats = Object.keys(asked).map((what) => {
    const [ours, peer] = [during, rest].map((times) => 1_000 * percentile(times[what] ?? [], 0.99));
    const longest = Math.max(...(during[what] ?? []));
    console.log(`${name}, ${what}: longest while backed up ${longest.toFixed(0)} ms`);
    return { what: `${name}, p99 of ${what} while it is backed up`, ours: ours ?? 0, peer: peer ?? 0 };
  });
  const large = { row: "R14", unit: "s" };
  return [
    amount({ ...large, what: `${name}, seeded`, value: seedSeconds, atMost: MOST_SECONDS }),
    amount({ ...large, what: `${name}, start`, value: startSeconds, atMost: MOST_START_SECONDS }),
    amount({ ...large, what: `${name}, memory`, value: held, unit: "MB", atMost: MOST_MB[name] }),
    amount({ row: "R15", what: `${name}, backup`, value: seconds, unit: "s", atMost: MOST_SECONDS }),
    amount({ row: "R15", what: `${name}, restore`, value: back, unit: "s", atMost: MOST_SECONDS }),
    ...whats.map((it) => ratio({ row: "R15", ...it, unit: "µs", atMost: 3 })),
  ];
}

/** Until somebody has a page of a card, three times. */
async function startedIn(env: Record<string, string>, card: string): Promise<number> {
  const seconds: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const begun = performance.now();
    const app = await running(["scripts/run.mjs", "start"], env, { cores: "all" });
    await (await fetch(`${app.url}/card/${card}`)).text();
    seconds.push((performance.now() - begun) / 1_000);
    await app.stop();
  }
  console.log(`  starts: ${seconds.map((it) => it.toFixed(1)).join(", ")} s`);
  return median(seconds);
}

/** A figure of a machine that others use as well says little without it. */
function sayLoad(when: string): void {
  console.log(`${when}: load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
}

type Asked = Record<string, () => Promise<Response>>;

async function requestsOf(url: string, card: string): Promise<Asked> {
  const { apiKey } = (await (await fetch(`${url}/config.json`)).json()) as { apiKey: string };
  let count = 0;
  /** Everybody comes from a network of their own, so that no limit for one of them is measured. */
  const network = () => {
    count += 1;
    return { "x-forwarded-for": `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` };
  };
  const query = `{ entries(card: "${card}", section: "guestbook") { blocked next } }`;
  return {
    "card pages": () => fetch(`${url}/card/${card}`, { headers: network() }),
    "API reads": () =>
      fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-api-key": apiKey, ...network() },
        body: JSON.stringify({ query }),
      }),
  };
}

type Times = Record<string, number[]>;

async function timesDuring(asked: Asked, work: Promise<unknown>): Promise<Times> {
  const times: Times = Object.fromEntries(Object.keys(asked).map((what) => [what, []]));
  const failures: unknown[] = [];
  const underWay = new Set<Promise<void>>();
  async function askOnce(what: string, ask: Asked[string]) {
    const at = performance.now();
    const answer = await ask();
    const body = await answer.text();
    if (!answer.ok || body.includes('"errors"')) {
      throw new Error(`${what}: ${answer.status} ${body.slice(0, 200)}`);
    }
    times[what]?.push(performance.now() - at);
  }
  const timer = setInterval(() => {
    for (const [what, ask] of Object.entries(asked)) {
      const answered: Promise<void> = askOnce(what, ask)
        .catch((error) => void failures.push(error))
        .finally(() => underWay.delete(answered));
      underWay.add(answered);
    }
  }, EVERY_MS);
  await work.finally(() => clearInterval(timer));
  await Promise.all(underWay);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} were not answered`);
  return times;
}

/** Seconds that it takes, as its operator has it after npm's own set-up. */
async function command(
  name: "backup" | "restore",
  folder: string,
  env: Record<string, string>,
): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [`server/${name}-command.ts`, folder], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return (performance.now() - begun) / 1_000;
}
