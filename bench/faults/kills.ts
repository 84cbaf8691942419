import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedTemplate } from "#tests/embedded-template.ts";
import { type GivenDatabase, type KillOutcome, killDuringWrites } from "#tests/faults/kill-rounds.ts";
import { copyDatabase, POSTGRES_TEMPLATE, startMigratedPostgres } from "#tests/migrated-postgres.ts";
import { percentile } from "../measure.ts";
import type { FaultRow } from "./row.ts";

type Killing = { rounds: number; signal?: "SIGKILL" | "SIGTERM" };

/** R1: the app is killed while everybody writes, on both databases. */
export async function kills(rounds: number): Promise<FaultRow[]> {
  return onBoth({ rounds });
}

/** R13, its other half: the app is told to end again and again while everybody writes. */
export async function orderlyEnds(rounds: number): Promise<FaultRow[]> {
  return onBoth({ rounds, signal: "SIGTERM" });
}

async function onBoth(killing: Killing): Promise<FaultRow[]> {
  const embedded = await rowOf(
    "embedded",
    { template: await embeddedTemplate() },
    { ...killing, mostMs: 5_000 },
  );
  const started = await startMigratedPostgres(mkdtempSync(join(tmpdir(), "goi-faults-database-")));
  if ("absent" in started) throw new Error(`There is no PostgreSQL here: ${started.absent}`);
  const { server } = started;
  try {
    const url = await copyDatabase(server.url, POSTGRES_TEMPLATE);
    return [embedded, await rowOf("PostgreSQL", { url }, { ...killing, mostMs: 3_000 })];
  } finally {
    server.stop();
  }
}

async function rowOf(
  name: string,
  given: GivenDatabase,
  { rounds, signal = "SIGKILL", mostMs }: Killing & { mostMs: number },
): Promise<FaultRow> {
  const outcome = await killDuringWrites({
    given,
    rounds,
    signal,
    onRound: (round) => round % 10 === 0 && console.log(`${name}: ${round} of ${rounds}`),
  });
  const { acknowledged, lost, torn, double } = outcome;
  const slowest = Math.max(...outcome.opened.slice(1));
  const all = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(acknowledged).map(([what, count]) => `${count} × ${what}`);
  for (const broken of [...lost, ...torn, ...double].slice(0, 20)) console.log(`  ${broken}`);
  return {
    what: `${rounds} × ${signal} while eight write, ${name}`,
    seen: [
      `${all} acknowledged (${kinds.join(", ")}), ${lost.length} lost, ${torn.length} torn, ${double.length} double`,
      `open again after p50 ${seconds(percentile(outcome.opened.slice(1), 0.5))}, at most ${seconds(slowest)}`,
      refusedOf(outcome),
    ].join("; "),
    must: `0, 0, 0; ≤ ${seconds(mostMs)}`,
    holds: lost.length + torn.length + double.length === 0 && slowest <= mostMs && all > 0,
  };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function refusedOf({ refused }: KillOutcome): string {
  const codes = Object.entries(refused).map(([code, count]) => `${count} × ${code}`);
  return `refused: ${codes.join(", ") || "none"}`;
}
