import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { FROM_ANYWHERE } from "#tests/faults/client.ts";
import { identityPool } from "#tests/identity-pool.ts";
import { startPostgresServer } from "#tests/postgres-server.ts";
import { publishAll, running, weddingWith } from "../given.ts";
import type { FaultRow } from "./row.ts";

const SLOW = 50;
const MOST_WAIT_MS = 1_000;
/** After `statement_timeout`, and what a machine needs besides. */
const MOST_SLOW_MS = 6_500;
const EVERY_MS = 100;
const HELD_MS = 10_000;

type Answer = { status: number; ms: number };

/** R10: fifty ask what the database does not answer, because somebody holds a table; what others are told meanwhile. */
export async function busyDatabase(): Promise<FaultRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "goi-busy-database-"));
  const started = await startPostgresServer(folder);
  if ("absent" in started) throw new Error(`There is no PostgreSQL here: ${started.absent}`);
  const { server } = started;
  const card = { kind: kindNamed("greeting"), content: weddingWith(1) };
  const ids = await publishAll(await openPostgres(server.url), Array(SLOW + 1).fill(card));
  const env = { DATABASE_URL: server.url, DATA_DIR: join(folder, "app"), ...FROM_ANYWHERE };
  const app = await running(["server/main.ts"], env, { cores: "all" });
  const database = await openPostgres(server.url, { statementMs: 60_000 });
  try {
    const { newGuest } = await identityPool(app.url);
    const page = (at: number) => answered(() => fetch(`${app.url}/card/${ids[at]}`));
    const guest = () => answered(() => newGuest().then(() => new Response(), refusal));
    // This one is kept when the table is held.
    await page(0);
    const held = database.run(
      `begin; lock table cards in access exclusive mode; select pg_sleep(${HELD_MS / 1_000}); commit`,
    );
    await sleep(200);
    const slow = Promise.all(Array.from({ length: SLOW }, (_, at) => page(at + 1)));
    await sleep(200);
    const others: Promise<Answer>[] = [];
    const kept: Promise<Answer>[] = [];
    const timer = setInterval(() => {
      others.push(guest());
      kept.push(page(0));
    }, EVERY_MS);
    const ends = await slow;
    clearInterval(timer);
    const [told, opened] = await Promise.all([Promise.all(others), Promise.all(kept)]);
    await held;
    const after = [await guest(), await page(1)];
    const longest = (answers: Answer[]) => Math.max(...answers.map(({ ms }) => ms));
    const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].join(", ");
    const isWell = after.every(({ status }) => status === 200);
    return [
      {
        what: `${told.length} others while ${SLOW} wait for a table`,
        seen: `${statuses(told)}, after at most ${longest(told).toFixed(0)} ms`,
        must: `200 or 503, ≤ ${MOST_WAIT_MS} ms`,
        holds: told.every(({ status }) => [200, 503].includes(status)) && longest(told) <= MOST_WAIT_MS,
      },
      {
        what: `${opened.length} times a card that is kept`,
        seen: `${statuses(opened)}, after at most ${longest(opened).toFixed(0)} ms`,
        must: `200, ≤ ${MOST_WAIT_MS} ms`,
        holds: opened.every(({ status }) => status === 200) && longest(opened) <= MOST_WAIT_MS,
      },
      {
        what: "those who wait",
        seen: `${statuses(ends)}, after at most ${longest(ends).toFixed(0)} ms; then ${statuses(after)}`,
        must: `503, ≤ ${MOST_SLOW_MS} ms; then 200`,
        holds: statuses(ends) === "503" && longest(ends) <= MOST_SLOW_MS && isWell,
      },
    ];
  } finally {
    await app.stop();
    await database.close();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answered(ask: () => Promise<Response>): Promise<Answer> {
  const begun = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begun };
}

/** `newGuest` says with which status it was refused. */
function refusal(error: Error): Response {
  return new Response(null, { status: Number(/\d{3}$/.exec(error.message)?.[0] ?? 599) });
}
