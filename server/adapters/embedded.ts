import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CannotStart } from "#server/cannot-start.ts";
import { migrate } from "#server/database/migrate.ts";
import type { Database, Log } from "#server/ports.ts";
import { openPglite } from "./database-pglite.ts";
import { finishPuttingBack, keepCopy, wasClosedCleanly } from "./embedded-copy.ts";
import { freeBytes } from "./free-bytes.ts";

/** The embedded database cannot be used; the sentence says what to do. */
export class EmbeddedUnusable extends CannotStart {
  constructor(sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.name = "EmbeddedUnusable";
  }
}

/** PostgreSQL writes this much ahead before it does anything. */
const LEAST_FREE_BYTES = 16 * 1_024 * 1_024;

type Parts = { folder: string; log: Pick<Log, "info" | "warn">; onThread?: () => void };

/**
 * Opens and upgrades the embedded database. A folder that was not closed is copied before, read to its end, and put
 * back as it was where that fails: to open is to write, and what is damaged must not be damaged further.
 */
export async function openEmbedded({ folder, log, onThread }: Parts): Promise<Database> {
  await finishPuttingBack(folder);
  const beginning = `${folder}.beginning`;
  if (existsSync(beginning)) await setAside({ folder, log });
  const isNew = !existsSync(folder);
  if (isNew) await writeFile(beginning, "");
  const isClean = isNew || (await wasClosedCleanly(folder));
  const copy = isClean ? undefined : await keepCopy({ folder, log });
  // Whoever gets here holds the data folder: a lock inside it is a dead one's.
  await rm(join(folder, "postmaster.pid"), { force: true });
  let database: Database | undefined;
  try {
    database = await openPglite(folder, { onThread });
    if (!isClean) await readAll(database);
    await migrate(database, { log });
    copy?.discard();
    await rm(beginning, { force: true });
    return database;
  } catch (error) {
    await database?.close().catch(() => undefined);
    const isFull = (await freeBytes(dirname(folder))) < LEAST_FREE_BYTES;
    if (isNew) for (const path of [folder, beginning]) await rm(path, { recursive: true, force: true });
    await copy?.putBack();
    if (isFull) throw new EmbeddedUnusable(fullSentence(folder), error);
    if (database && !isDamage(error)) throw error;
    throw new EmbeddedUnusable(damagedSentence(folder, { error, isAsItWas: isNew || !!copy }), error);
  }
}

/** A first start that was ended left a database by halves, which nobody has ever written to. */
async function setAside({ folder, log }: Parts): Promise<void> {
  if (!existsSync(folder)) return;
  const aside = `${folder}.unfinished`;
  await rm(aside, { recursive: true, force: true });
  await rename(folder, aside);
  log.warn({}, "the first start was ended before its database was made: it begins anew");
}

/** Every page carries a checksum, which only who reads it finds broken. */
async function readAll(database: Database): Promise<void> {
  const { rows } = await database.run(
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'm') and relpersistence = 'p'",
  );
  for (const { name } of rows) await database.run(`select count(*) from ${name}`);
}

/** data_corrupted, index_corrupted, and what ends the database itself. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    /^XX/.test(code) || /^(Aborted|unreachable|memory access)/.test(error.message) || isDamage(error.cause)
  );
}

const fullSentence = (folder: string) =>
  `고이 cannot open its database in ${folder}: no space is left on this disk. Nothing was deleted; free some space and start again.`;

function damagedSentence(folder: string, { error, isAsItWas }: { error: unknown; isAsItWas: boolean }) {
  return [
    `고이 cannot open its database: ${folder} is damaged (${reasonOf(error)}).`,
    `Nothing was deleted${isAsItWas ? "; the folder is as it was before this start" : ""}.`,
    "Move it away and put a backup in its place; keep what was moved until the backup is looked through.",
  ].join(" ");
}

/** The database's own words say which file; those of its machine code say nothing to anybody. */
function reasonOf(error: unknown): string {
  const deepest = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = deepest instanceof Error ? deepest.message : "";
  return /invalid page|corrupt|could not|missing/i.test(message)
    ? message
    : "it cannot be started from these files";
}
