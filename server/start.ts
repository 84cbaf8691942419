import type { Server } from "node:http";
import { flushCompileCache } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { openAdapters } from "#server/adapters/open.ts";
import { createApp } from "#server/app.ts";
import { backupCommands } from "#server/backup/online-backup.ts";
import { builtDrawing } from "#server/card-pages/drawing.ts";
import type { Config } from "#server/config.ts";
import { readDatabaseFacts } from "#server/doctor/database-facts.ts";
import { describeFailure } from "#server/failure.ts";
import { createDrain } from "#server/http/drain.ts";
import { listen } from "#server/http/listen.ts";
import { clientFolder, readBuild } from "#server/http/pages.ts";
import { startJobs } from "#server/jobs/queue.ts";
import { listenForScrapes } from "#server/metrics/scrape.ts";
import { listenForOperator } from "#server/operator.ts";
import type { Clock, Database, Log } from "#server/ports.ts";
import { refuseSeveral } from "#server/refuse-several.ts";
import { createWorkers } from "#server/workers/workers.ts";

/** Open event streams are sent elsewhere within this, a few at a time: whoever comes back is let in by others. */
const STREAMS_MS = 10_000;

type Parts = {
  config: Config;
  /** Of the data folder; absent where nothing lies in one, or where another process holds it for us. */
  lock: { release(): void } | undefined;
  log: Log;
  /** The embedded database, which opens meanwhile. */
  opening: Promise<Database> | undefined;
};

/** Brings everything up, and down again when asked. */
export async function start({ config, lock, log, opening }: Parts): Promise<void> {
  const clock: Clock = { now: () => new Date() };
  const isLive = config.mode === "development";
  // First, so that what the start itself asks is seen, too.
  const tracing = config.tracing && (await openTracing(config.tracing));
  const loadPages = () => Promise.all([readBuild(), builtDrawing()]);
  // The embedded database opens in a thread of its own meanwhile.
  if (!isLive && opening) await loadPages().catch((error) => closeThen(opening, error));
  // Nothing heavy runs beside it: on a slow machine it would be over before we hear that the database has answered.
  const adapters = await openAdapters({ config, clock, log, opening });
  await refuseSeveral({ database: adapters.database, config });
  const live = isLive
    ? await import("#server/http/live-pages.ts").then(({ livePages }) => livePages())
    : undefined;
  // Before it opens, so that whoever comes first waits for nothing.
  if (!isLive) await loadPages();
  const { database, mail, identityService } = adapters;
  const { http, before, jobs, announceStop, endStreams, scrape, check, drawOnce, close } = createApp({
    config,
    clock,
    log,
    ...adapters,
    workers: createWorkers(),
    build: live?.build ?? readBuild,
    drawing: live?.drawing ?? builtDrawing,
    clientFolder: live ? undefined : clientFolder,
  });
  if (identityService && config.adminEmail) await identityService.makeAdmin(config.adminEmail);

  await check();
  if (!config.publicUrl) {
    log.warn({}, "PUBLIC_URL is not set: links and previews name whatever host a visitor's request names");
  }
  if (config.practicePayments && config.databaseUrl) {
    log.warn({}, "PRACTICE_PAYMENTS is on: orders are paid here without money");
  }
  if (config.databaseUrl && adapters.payments.length === 0) {
    log.warn({}, "Nothing can be paid: neither TOSS_*, BANK_* nor PRACTICE_PAYMENTS is set");
  }
  const queue = await startJobs({ database, jobs, log, clock });
  // What the last process was doing when it ended.
  await queue.runSoon("reconcile-payments");
  const operator =
    lock &&
    (await listenForOperator({
      folder: config.dataDir,
      commands: {
        ...(identityService && { "make-admin": identityService.makeAdmin }),
        ...(database.name === "pglite" && backupCommands(database)),
        "database-facts": () => readDatabaseFacts(database),
      },
    }));
  if (!isLive) await drawOnce();
  const figures = scrape && (await listenForScrapes(scrape, config.metrics));
  const server = await listen({ http, config, before: live?.middleware ?? before });
  const drain = createDrain(server);
  log.info({ url: addressOf(server, config), database: database.name, pid: process.pid }, "고이 is open");
  if (figures) log.info({ url: figures.url }, "the figures are told here");
  // Node itself writes it when a process ends in order: one that is killed again and again would never start warm.
  flushCompileCache();

  async function stop() {
    announceStop();
    const drained = drain({ wait: () => sleep(config.drainMs) });
    await endStreams({ overMs: Math.min(STREAMS_MS, config.drainMs / 2) });
    await drained;
    await close();
    await operator?.close();
    await queue.stop();
    await live?.close();
    await mail.close();
    await database.close();
    await figures?.close();
    await tracing?.close();
    lock?.release();
    process.exit(0);
  }

  let stopping = false;
  database.onLost?.((error) => {
    if (stopping) return;
    log.error(describeFailure(error), "the embedded database has ended");
    process.stderr.write(
      `고이 has to end: its embedded database stopped (${error.message}). Nothing that was saved is lost; start it again.\n`,
    );
    process.exit(1);
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      log.info({ signal }, stopping ? "stopping at once" : "stopping");
      if (stopping) process.exit(1);
      stopping = true;
      void stop();
    });
  }
}

/** One that is not closed is copied and read to its end by the next start. */
async function closeThen(opening: Promise<Database> | undefined, error: unknown): Promise<never> {
  await opening?.then((database) => database.close());
  throw error;
}

/** Loaded only where it is asked for: it takes half a second. */
async function openTracing(settings: NonNullable<Config["tracing"]>) {
  const { startTracing } = await import("#server/tracing/open-telemetry.ts");
  return startTracing(settings);
}

function addressOf(server: Server, { publicUrl }: Config): string {
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return publicUrl ?? `http://localhost:${port}`;
}
