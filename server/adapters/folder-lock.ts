import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CannotStart } from "#server/cannot-start.ts";

/** Somebody else holds the data folder. */
export class FolderInUse extends CannotStart {
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    const holder = pid === undefined ? "Another 고이" : `Another 고이 (pid ${pid})`;
    super(`${holder} is using DATA_DIR=${folder}; stop it first, or choose another DATA_DIR.`);
    this.name = "FolderInUse";
    this.pid = pid;
  }
}

/** The data folder cannot be written at all. */
export class FolderUnusable extends CannotStart {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `고이 cannot write to DATA_DIR=${folder} (${reason}); make the folder writable, or choose another DATA_DIR.`,
      { cause },
    );
    this.name = "FolderUnusable";
  }
}

/** Others of this machine could read what members and guests wrote, and this cannot be ended from here. */
export class FolderOpenToOthers extends CannotStart {
  constructor(folder: string, { reason, cause }: { reason: string; cause?: unknown }) {
    super(
      `DATA_DIR=${folder} is open to other users of this machine, and ${reason}; make it yours alone (chmod 700, chown), or choose a DATA_DIR below it, which will be made so.`,
      { cause },
    );
    this.name = "FolderOpenToOthers";
  }
}

const OTHERS = 0o077;
/** By any of these a folder is known as ours; beside them a new disk has its own. */
const OURS = ["lock.db", "database", "files", "outbox", "secret", "restoring"];
const OF_A_NEW_DISK = /^(\.|lost\+found$)/;

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
    closeToOthers(folder);
    try {
      return lockFile(file);
    } catch (error) {
      if (!DAMAGED.includes(codeOf(error))) throw error;
      // Emptied, never replaced: a second starter that does the same cannot pull the file from under the first.
      truncateSync(file);
      return lockFile(file);
    }
  } catch (error) {
    if (error instanceof FolderOpenToOthers) throw error;
    throw codeOf(error) === SQLITE_BUSY
      ? new FolderInUse(folder, holderOf(folder))
      : new FolderUnusable(folder, error);
  }
}

/** At every start, since a folder may have been made, restored or mounted by somebody else than us. */
function closeToOthers(folder: string): void {
  // Windows has no such modes: there a folder of a user is that user's.
  if (process.platform === "win32" || !isOpen(folder)) return;
  const names = readdirSync(folder).filter((name) => !OF_A_NEW_DISK.test(name));
  if (names.length > 0 && !names.some((name) => OURS.includes(name))) {
    throw new FolderOpenToOthers(folder, { reason: "holds files that are not 고이's" });
  }
  try {
    chmodSync(folder, 0o700);
  } catch (cause) {
    // A disk that can only be read is told as that.
    if ((cause as NodeJS.ErrnoException).code === "EROFS") throw cause;
    throw new FolderOpenToOthers(folder, { reason: "belongs to somebody else", cause });
  }
  if (isOpen(folder)) throw new FolderOpenToOthers(folder, { reason: "its disk knows no owners" });
}

function isOpen(folder: string): boolean {
  return (statSync(folder).mode & OTHERS) !== 0;
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
