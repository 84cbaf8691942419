import type { Database } from "#server/ports.ts";

export type Begun = { startSegment: string };
export type Ended = { label: string; endSegment: string };

/**
 * Lets another process copy the folder of the embedded database while this one goes on writing to it: PostgreSQL's
 * own backup. Between both calls every page is logged whole when it first changes, so that what is copied in the
 * middle of a write is mended from the log; the copy is the database of the moment of its end.
 */
export function backupCommands(database: Pick<Database, "run">) {
  /** The process that copies. What it needs of the log is safe while it lives: the next begins with a checkpoint. */
  let copier: number | undefined;
  let isBegun = false;

  async function stop() {
    isBegun = false;
    const [row] = (
      await database.run(
        "select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(wait_for_archive => false)",
      )
    ).rows;
    return { label: String(row?.label), endSegment: String(row?.segment) };
  }

  return {
    async "begin-backup"(pid: string): Promise<Begun> {
      if (copier !== undefined && copier !== Number(pid) && isAlive(copier)) {
        throw new Error(`Another backup is being made (pid ${copier}); wait for its end, then try again.`);
      }
      copier = Number(pid);
      // Of one that was killed.
      if (isBegun) await stop();
      const [row] = (
        await database.run("select pg_walfile_name(pg_backup_start('goi', fast => true)) as segment")
      ).rows;
      isBegun = true;
      return { startSegment: String(row?.segment) };
    },

    async "end-backup"(pid: string): Promise<Ended> {
      if (!isBegun || copier !== Number(pid)) {
        throw new Error("The app was started again while the backup was made; take another.");
      }
      return stop();
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
