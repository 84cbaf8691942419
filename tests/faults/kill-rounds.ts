import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CardContent } from "#cards/engine/card.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { createDiskFiles } from "#server/adapters/files-disk.ts";
import type { Database } from "#server/ports.ts";
import { publish } from "../../bench/given.ts";
import { startApp } from "../running-app.ts";
import { brokenRules, photosWithoutFile } from "./broken-rules.ts";
import { FROM_ANYWHERE, type Place } from "./client.ts";
import { someWriters, type Writer, type Written } from "./writers.ts";

const KILL_BETWEEN_MS = [80, 1_000] as const;
const SEATS = 40;

/** An empty, migrated database: a folder to copy, or the address of one that nobody else uses. */
export type GivenDatabase = { template: string } | { url: string };

export type KillOutcome = {
  rounds: number;
  acknowledged: Record<string, number>;
  /** Acknowledged, and not there afterwards. */
  lost: string[];
  /** Broken rules, rows by halves, photos without a file. */
  torn: string[];
  /** Written once more by who asked again. */
  double: string[];
  /** Answers of a living app that were no success. */
  refused: Record<string, number>;
  /** How long each start took until the app was open. */
  opened: number[];
};

type Rounds = {
  given: GivenDatabase;
  rounds: number;
  /** How the app is ended each time. */
  signal?: "SIGKILL" | "SIGTERM";
  onRound?(round: number): void;
};

/**
 * Ends the running app again and again while guests answer, makers save, order and upload. What was acknowledged is
 * written down here; what was not answered is asked again of the next process, under the same key.
 */
export async function killDuringWrites({ given, rounds, signal = "SIGKILL", onRound }: Rounds) {
  const folder = mkdtempSync(join(tmpdir(), "goi-kill-"));
  const place: Place = { url: "", folder };
  const ledger: Written[] = [];
  const outcome: KillOutcome = {
    ...{ rounds, acknowledged: {}, lost: [], torn: [], double: [], refused: {}, opened: [] },
  };
  if ("template" in given) cpSync(given.template, join(folder, "database"), { recursive: true });
  const open = () => ("template" in given ? openPglite(join(folder, "database")) : openPostgres(given.url));
  const env = {
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    PRACTICE_PAYMENTS: "on",
    ...FROM_ANYWHERE,
    ...("url" in given && { DATABASE_URL: given.url }),
  };
  try {
    const cards = await withDatabase(open, (database) => cardsFor(database, rounds));
    let card = cards[0] ?? "";
    let writers: Writer[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const begun = performance.now();
      const app = await startApp(env);
      outcome.opened.push(performance.now() - begun);
      place.url = app.url;
      if (round === 0) writers = await someWriters(place, () => card);
      if (round === rounds) await answerDoubts(writers, ledger);
      const fresh = ledger.filter((one) => !checked.has(one));
      for (const one of fresh) {
        checked.add(one);
        if (!(await one.isThere())) outcome.lost.push(one.what);
      }
      if (round === rounds) {
        await app.stop();
        break;
      }
      card = cards[round] ?? "";
      await writeUntilDead(writers, { ledger, outcome, kill: () => app.stop(signal) });
      onRound?.(round + 1);
    }
    for (const { what } of ledger) outcome.acknowledged[what] = (outcome.acknowledged[what] ?? 0) + 1;
    await withDatabase(open, async (database) => {
      const files = createDiskFiles({
        folder: join(folder, "files"),
        endpoint: "http://localhost/bucket",
        secret: "only to look at what is there",
        clock: { now: () => new Date() },
      });
      outcome.torn.push(...(await brokenRules(database)), ...(await photosWithoutFile(database, files)));
      outcome.lost.push(...(await rowsMissing(database, ledger)));
      outcome.double.push(...(await rowsTwice(database)));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return outcome;
}

/** Of the ledger, what a later round need not look at again: its row is looked for once more at the end. */
const checked = new WeakSet<Written>();

export async function withDatabase<Result>(
  open: () => Promise<Database>,
  work: (it: Database) => Promise<Result>,
) {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A card for guests, with seats that run out. */
export function guestCard(database: Database): Promise<string> {
  const content = structuredClone(samples[0]?.content) as CardContent;
  const rsvp = { ...content.sections.rsvp, taking: true, deadline: "", capacity: SEATS, waitingList: true };
  const given = { ...content, sections: { ...content.sections, rsvp } as CardContent["sections"] };
  return publish(database, { kind: kindNamed("greeting"), content: given });
}

/** One for each round. */
async function cardsFor(database: Database, rounds: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < rounds; n += 1) ids.push(await guestCard(database));
  return ids;
}

type Dying = { ledger: Written[]; outcome: KillOutcome; kill(): Promise<unknown> };

async function writeUntilDead(writers: Writer[], { ledger, outcome, kill }: Dying): Promise<void> {
  let isDead = false;
  const begun = Promise.withResolvers<void>();
  async function write(writer: Writer): Promise<void> {
    try {
      while (!isDead) {
        const act = writer.doubt ?? (await writer.next());
        writer.doubt = act;
        const told = await act.send();
        if (told.status === 503) continue;
        writer.doubt = undefined;
        if (told.code || told.status >= 400) {
          const code = told.code ?? String(told.status);
          outcome.refused[code] = (outcome.refused[code] ?? 0) + 1;
        }
        const written = act.took(told);
        if (!written) continue;
        ledger.push(written);
        begun.resolve();
      }
    } catch {
      // The app is dead: what was not answered was not acknowledged.
    }
  }
  const writing = writers.map(write);
  const [soonest, latest] = KILL_BETWEEN_MS;
  await sleep(soonest + Math.random() * (latest - soonest));
  // A slow machine may not have come to anything yet.
  await begun.promise;
  const dead = kill();
  void dead.finally(() => {
    isDead = true;
  });
  await Promise.all([dead, ...writing]);
}

/** Whoever got no answer asks the last process again. */
async function answerDoubts(writers: Writer[], ledger: Written[]): Promise<void> {
  for (const { doubt } of writers) {
    const written = doubt?.took(await doubt.send());
    if (written) ledger.push(written);
  }
}

const keyColumns = { entry_keys: "key", orders: "key", photos: "key" } as const;

async function rowsMissing(database: Database, ledger: readonly Written[]): Promise<string[]> {
  const missing: string[] = [];
  for (const [table, column] of Object.entries(keyColumns)) {
    const keys = ledger.flatMap(({ row }) => (row?.table === table ? row.key : []));
    const { rows } = await database.run(`select ${column}::text as key from ${table}`);
    const there = new Set(rows.map(({ key }) => key));
    missing.push(...keys.filter((key) => !there.has(key)).map((key) => `${table} ${key}`));
  }
  return missing;
}

async function rowsTwice(database: Database): Promise<string[]> {
  const { rows } = await database.run(`
    select 'orders ' || key as row from orders group by owner, key having count(*) > 1
    union all select 'entries ' || visitor from entries group by card, section, visitor having count(*) > 1
    union all select 'versions ' || card from card_versions group by card, content having count(*) > 1`);
  return rows.map(({ row }) => String(row));
}
