import cluster from "node:cluster";
import { lockFolder } from "#server/adapters/folder-lock.ts";
import { CannotStart } from "#server/cannot-start.ts";
import { type Config, readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import type { Database, Log } from "#server/ports.ts";
import { sourceStack } from "#server/source-stack.ts";

/** The order of things: config → lock → adapters → app → listen. */
try {
  // Whatever is written from here on is this user's alone: the embedded database asks for files that all may write.
  process.umask(0o077);
  const config = readConfig(process.env);
  const lock = config.keepsFolder && cluster.isPrimary ? lockFolder(config.dataDir) : undefined;
  if (config.processes > 1 && cluster.isPrimary) {
    const { runProcesses } = await import("#server/processes.ts");
    runProcesses({ count: config.processes, log: createLog(config.logLevel) });
  } else {
    const log = createLog(config.logLevel);
    // The database has a thread of its own, so that it opens while the rest is loaded.
    const [opening] = config.databaseUrl ? [] : await beginToOpen(config, log);
    // Loaded only now, so that a second start on the same folder is told so at once.
    const { start } = await import("#server/start.ts");
    await start({ config, lock, log, opening });
  }
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

/** Comes back when the database's thread has begun: while modules are loaded, this one could not start it. */
async function beginToOpen(config: Config, log: Log): Promise<Promise<Database>[]> {
  const { openFolder } = await import("#server/adapters/open-folder.ts");
  const begun = Promise.withResolvers<void>();
  const opening = openFolder({ config, log, onThread: begun.resolve });
  // Whoever waits for it is told.
  await Promise.race([begun.promise, opening.catch(() => undefined)]);
  return [opening];
}

/** What its reader can mend is told by its sentence; a bug by where it is. Some of what is thrown has neither. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return `고이 could not start: ${String(error)}`;
  const isExpected = error instanceof CannotStart;
  if (!isExpected && isDiskFull(error)) {
    return `고이 could not start: no space is left (${error.message}). Nothing was deleted; free some space and start again.`;
  }
  return isExpected ? error.message : sourceStack(error.stack ?? `고이 could not start: ${error.name}`);
}

/** As the file system says it, or PostgreSQL. */
function isDiskFull(error: Error): boolean {
  if ("code" in error && ["ENOSPC", "53100"].includes(String(error.code))) return true;
  return error.cause instanceof Error && isDiskFull(error.cause);
}
