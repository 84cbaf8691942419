import { setTimeout as sleep } from "node:timers/promises";
import { CannotStart } from "#server/cannot-start.ts";
import { isOutage } from "#server/failure.ts";
import type { Clock, Database, Log } from "#server/ports.ts";

/** A machine that starts both of us needs this long for the database at worst. */
const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** The database was not there for a minute, or does not let us in. */
export class DatabaseAbsent extends CannotStart {
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(
      `고이 cannot use the database ${pathname.slice(1)} at ${host} (${reason}); start it or mend DATABASE_URL, and start 고이 again.`,
      { cause },
    );
    this.name = "DatabaseAbsent";
  }
}

type Parts = {
  database: Pick<Database, "ping">;
  url: string;
  log: Pick<Log, "warn">;
  clock: Clock;
  pause?: (ms: number) => Promise<unknown>;
};

/** Waits for a database that comes up later than we do; one that says no is not asked twice. */
export async function firstAnswer({ database, url, log, clock, pause = sleep }: Parts): Promise<void> {
  const deadline = clock.now().getTime() + PATIENCE_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await database.ping();
    } catch (error) {
      if (!isOutage(error) || clock.now().getTime() >= deadline) throw new DatabaseAbsent(url, error);
      if (pauseMs === FIRST_PAUSE_MS) log.warn({}, "the database does not answer yet; trying for a minute");
      await pause(pauseMs);
    }
  }
}
