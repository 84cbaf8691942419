import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Database, Log, Orm } from "#server/ports.ts";
import { backFillFor } from "./back-fills.ts";
import { indexIn, missingIndexes } from "./late-indexes.ts";

/** Any number: it only has to be the same in every process that migrates. */
export const MIGRATION_LOCK = 4_210_001;
/** Another, which is tried and not waited for: an index waits for all who wait. */
const INDEX_LOCK = 4_210_009;

/** Whoever waits for a table keeps all behind it waiting too, so we step back after this long and let them pass. */
const LOCK_MS = 2_000;
const PAUSE_MS = 1_000;
/** Half a second of work on a small machine. */
const BATCH_ROWS = 5_000;

const folder = fileURLToPath(new URL("./migrations", import.meta.url));

export const allMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: folder });

type Options = {
  log?: Pick<Log, "info" | "warn">;
  migrations?: readonly MigrationMeta[];
  lockMs?: number;
  batchRows?: number;
  pause?: () => Promise<unknown>;
};

type Turn = <Result>(work: (tx: Orm) => Promise<Result>) => Promise<Result>;

/**
 * Runs what is missing, each migration in a transaction of its own, and indexes of large tables after all of them.
 * Processes that start together take turns: whoever waits finds it done.
 */
export async function migrate(database: Database, options: Options = {}): Promise<void> {
  const { log, migrations = allMigrations(), batchRows = BATCH_ROWS } = options;
  const started = performance.now();
  let count = 0;
  await database.unlimited(async (orm) => {
    const turn = turnsOn(orm, options);
    await turn(prepareTable);
    const finished = await finishedIn(orm);
    for (const migration of migrations.filter(({ hash }) => !finished.has(hash))) {
      if (await turn((tx) => apply(tx, migration))) count += 1;
      while (await turn((tx) => fillBatch(tx, migration, batchRows)));
    }
    await addIndexes(orm, { ...options, migrations, name: database.name });
  });
  const ms = Math.round(performance.now() - started);
  if (count > 0) log?.info({ counts: { migrations: count }, ms }, "the database is upgraded");
}

/** `filled_to` is the key that a back-fill has come to; null when nothing is left to fill. */
async function prepareTable(tx: Orm): Promise<void> {
  await tx.execute(
    sql`create table if not exists migrations (hash text primary key, created_at timestamptz not null default now())`,
  );
  await tx.execute(sql`alter table migrations add column if not exists filled_to text`);
}

/** What nobody has to look at again: most starts find everything done. */
async function finishedIn(orm: Orm): Promise<Set<string>> {
  const rows = await rowsOf<{ hash: string }>(
    orm.execute(sql`select hash from migrations where filled_to is null`),
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** Whether this process was the one that did it. */
async function apply(tx: Orm, { hash, sql: statements }: MigrationMeta): Promise<boolean> {
  if ((await rowsOf(tx.execute(sql`select 1 from migrations where hash = ${hash}`))).length > 0) return false;
  const atOnce = statements.filter((statement) => !backFillFor(statement) && !indexIn(statement));
  for (const statement of atOnce) await tx.execute(sql.raw(statement));
  const filledTo = statements.some(backFillFor) ? "" : null;
  await tx.execute(sql`insert into migrations (hash, filled_to) values (${hash}, ${filledTo})`);
  return true;
}

/** Whether something may be left to fill. */
async function fillBatch(tx: Orm, { hash, sql: statements }: MigrationMeta, most: number): Promise<boolean> {
  const [row] = await rowsOf<{ filled_to: string | null }>(
    tx.execute(sql`select filled_to from migrations where hash = ${hash}`),
  );
  const after = row?.filled_to ?? null;
  if (after === null) return false;
  const ends = await Promise.all(
    statements.flatMap((statement) => {
      const fill = backFillFor(statement);
      return fill ? [rowsOf<{ last: string | null }>(tx.execute(fill.batch({ after, most })))] : [];
    }),
  );
  const last = ends[0]?.[0]?.last ?? null;
  await tx.execute(sql`update migrations set filled_to = ${last} where hash = ${hash}`);
  return last !== null;
}

type Indexing = Pick<Options, "pause"> & { migrations: readonly MigrationMeta[]; name: Database["name"] };

/** Without a transaction, because only so nobody who writes waits for an index; one that was broken off begins anew. */
async function addIndexes(
  orm: Orm,
  { pause = () => sleep(PAUSE_MS), migrations, name }: Indexing,
): Promise<void> {
  while ((await missingIndexes(orm, migrations)).length > 0) {
    const [lock] = await rowsOf<{ mine: boolean }>(
      orm.execute(sql`select pg_try_advisory_lock(${INDEX_LOCK}) as mine`),
    );
    if (!lock?.mine) {
      await pause();
      continue;
    }
    try {
      for (const index of await missingIndexes(orm, migrations)) {
        await orm.execute(sql.raw(`drop index if exists "${index.name}"`));
        // Nobody else writes to the embedded database meanwhile, and it cannot do it in any other way.
        const statement = name === "pglite" ? index.statement.replace(" CONCURRENTLY", "") : index.statement;
        await orm.execute(sql.raw(statement));
      }
    } finally {
      await orm.execute(sql`select pg_advisory_unlock(${INDEX_LOCK})`);
    }
  }
}

/** Transactions that only one process has at a time, with retries where somebody else holds a table. */
function turnsOn(orm: Orm, { log, lockMs = LOCK_MS, pause = () => sleep(PAUSE_MS) }: Options): Turn {
  let told = false;
  return async (work) => {
    for (;;) {
      try {
        return await orm.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
          // Only from here on: another process may be busy with a migration for an hour.
          await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`));
          return work(tx);
        });
      } catch (error) {
        if (!isHeldUp(error)) throw error;
        if (!told) log?.warn({}, "the upgrade of the database waits for a table that somebody else holds");
        told = true;
        await pause();
      }
    }
  };
}

/** lock_not_available, deadlock_detected */
function isHeldUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && ["55P03", "40P01"].includes(String(error.code))) || isHeldUp(error.cause);
}

async function rowsOf<Row = object>(result: PromiseLike<unknown>): Promise<Row[]> {
  return ((await result) as { rows: Row[] }).rows;
}
