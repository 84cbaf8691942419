import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Somebody else holds the data folder. */
export class FolderInUse extends Error {
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    const holder = pid === undefined ? "Another 고이" : `Another 고이 (pid ${pid})`;
    super(`${holder} is using DATA_DIR=${folder}; stop it first, or choose another DATA_DIR.`);
    this.name = "FolderInUse";
    this.pid = pid;
  }
}

/** The data folder cannot be written at all. */
export class FolderUnusable extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `고이 cannot write to DATA_DIR=${folder} (${reason}); make the folder writable, or choose another DATA_DIR.`,
      { cause },
    );
    this.name = "FolderUnusable";
  }
}

/**
 * Two who start at the same moment can get into each other's way inside SQLite; with a moment to wait one
 * of them wins. A holder never lets go, so against one this only delays the "no".
 */
const CONTENTION_MS = 200;

const SQLITE_BUSY = 5;
const DAMAGED = [11 /* SQLITE_CORRUPT */, 26 /* SQLITE_NOTADB */];

/** Keeps the connections from the garbage collector, which would close them and free the folder. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process alone; throws FolderInUse naming the holder's pid. Never takes it
 * from a living process; a dead holder's lock is free by itself, because the operating system keeps it.
 *
 * Nothing in this process may open `lock.db` besides: POSIX drops a process's locks on a file as soon as
 * the process closes any descriptor of it.
 */
export function lockFolder(folder: string): { release(): void } {
  const pidFile = join(folder, "lock.pid");
  const lock = take(folder);
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    throw new FolderUnusable(folder, error);
  }
  held.add(lock);
  return {
    release() {
      if (!held.delete(lock)) return;
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function take(folder: string): DatabaseSync {
  const file = join(folder, "lock.db");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      return lockFile(file);
    } catch (error) {
      if (!DAMAGED.includes(codeOf(error))) throw error;
      // Emptied, never replaced: a second starter that does the same cannot pull the file from under the first.
      truncateSync(file);
      return lockFile(file);
    }
  } catch (error) {
    throw codeOf(error) === SQLITE_BUSY
      ? new FolderInUse(folder, holderOf(folder))
      : new FolderUnusable(folder, error);
  }
}

/** An exclusive transaction that never ends; SQLite looks into the file only once it has the lock. */
function lockFile(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: CONTENTION_MS });
  try {
    // The write stays in memory. Without it a file that we may only read would be "locked" by nothing.
    lock.exec("pragma journal_mode = memory; begin exclusive; pragma user_version = 1");
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** The pid a living holder left; not that of a dead one whom the holder has only just followed. */
function holderOf(folder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, "lock.pid"), "utf8"), 10);
    return pid > 0 && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function codeOf(error: unknown): number {
  // The low byte is the plain code, whatever detail SQLite adds above it.
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}
