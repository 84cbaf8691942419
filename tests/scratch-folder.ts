import { execFileSync } from "node:child_process";
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** All databases of a run, which are removed with it, and as much for who else is there. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A folder of this run's own for what tests write: in memory where it has room, since a disk takes a second of
 * processor for every embedded database that is copied.
 */
export function makeScratchFolder(memory = MEMORY): string {
  removeAbandoned(memory);
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `goi-tests-${process.pid}-`));
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return mkdtempSync(join(tmpdir(), "goi-tests-"));
}

function hasRoom(memory: string): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Some machines forbid it there, and tests start what they wrote. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  try {
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program);
  }
}

/** What a run that was killed left would hold memory until the machine is started again. */
function removeAbandoned(memory: string) {
  try {
    for (const name of readdirSync(memory)) {
      const [, pid] = /^goi-tests-(\d+)-/.exec(name) ?? [];
      if (pid && !isAlive(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
    }
  } catch {
    // There is no such folder, or it is somebody else's.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's lives, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
