import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { startPostgresServer } from "#tests/postgres-server.ts";
import { dataWithAll, publish, type Running, running, weddingWith } from "./given.ts";
import { type Figure, median, ratio } from "./measure.ts";

const RUNS = 3;
/** Each is opened once, in one of the runs. */
const OF_A_RUN = 200;
const AT_ONCE = 8;

/** B2: a card page that nobody has opened yet against bare Node that draws the same component, its data in memory. */
export async function coldPage(): Promise<Figure[]> {
  const given = { kind: kindNamed("greeting"), content: weddingWith(20) };
  const cards = Array.from({ length: (RUNS + 1) * OF_A_RUN }, () => given);
  const data = await dataWithAll(cards);
  const bare = await running(["bench/drawing-server.ts", data.folder, data.ids[0] ?? ""]);
  const figures: Figure[] = [];
  try {
    const ours = await running(["server/main.ts"], { DATA_DIR: data.folder });
    figures.push(await against({ ours, bare, ids: data.ids, database: "embedded", atLeast: 0.5 }));
    const postgres = await onPostgres(cards);
    if (postgres) {
      figures.push(await against({ ...postgres, bare, database: "PostgreSQL", atLeast: 0.7 }));
      postgres.remove();
    }
  } finally {
    await bare.stop();
    data.remove();
  }
  return figures;
}

async function onPostgres(cards: readonly Parameters<typeof publish>[1][]) {
  const folder = mkdtempSync(join(tmpdir(), "goi-bench-"));
  const started = await startPostgresServer(folder);
  if ("absent" in started) {
    console.log(`not measured on PostgreSQL: ${started.absent}`);
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const env = { DATABASE_URL: started.server.url, DATA_DIR: join(folder, "app"), PRACTICE_PAYMENTS: "on" };
  const ours = await running(["server/main.ts"], env);
  const database = await openPostgres(started.server.url);
  const ids: string[] = [];
  for (const card of cards) ids.push(await publish(database, card));
  await database.close();
  return {
    ours,
    ids,
    remove() {
      started.server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Compared = { ours: Running; bare: Running; ids: readonly string[]; database: string; atLeast: number };

async function against({ ours, bare, ids, database, atLeast }: Compared): Promise<Figure> {
  const speeds: { ours: number; bare: number }[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const cold = ids.slice(run * OF_A_RUN, (run + 1) * OF_A_RUN).map((id) => `${ours.url}/card/${id}`);
    speeds.push({ ours: await perSecond(cold), bare: await perSecond(cold.map(() => bare.url)) });
  }
  await ours.stop();
  // In the first the code itself is still cold.
  const warm = speeds.slice(1);
  return ratio({
    row: "B2",
    what: `card page that nobody has opened, requests/s, ${database}, against bare Node that draws it`,
    ours: median(warm.map((speed) => speed.ours)),
    peer: median(warm.map((speed) => speed.bare)),
    unit: "requests/s",
    atLeast,
  });
}

async function perSecond(addresses: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const started = performance.now();
  await Promise.all(addresses.map((address) => opened(address, agent)));
  agent.destroy();
  return (addresses.length * 1_000) / (performance.now() - started);
}

function opened(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${address}: ${answer.statusCode}`)),
      );
    }).once("error", reject);
  });
}
