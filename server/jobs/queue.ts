import { PgBoss } from "pg-boss";
import { describeFailure } from "#server/failure.ts";
import { createLogThrottle } from "#server/limits/log-throttle.ts";
import type { Clock, Database, Log } from "#server/ports.ts";

/** Work that repeats. It may run twice or late: every job must be able to bear that. */
export type Job = {
  name: string;
  /** When, as a cron line in Korean time. */
  when: string;
  /** What was done, as counts for the log. */
  run(): Promise<Record<string, number>>;
};

export type Queue = {
  /** Runs a job out of its turn. */
  runSoon(name: string): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  database: Database;
  jobs: Job[];
  log: Log;
  clock: Clock;
  /** How often the queue is looked at, where it is not what the job needs. */
  pollSeconds?: number;
};

/**
 * Each job is looked for by each process: with twenty of them every two seconds, as the library has it, three idle
 * processes asked the database 35 times a second.
 */
const POLL_SECONDS = { ofEachMinute: 15, ofOthers: 300 };
/** What the library does by itself: put what is due into the queue, look after it; and flows, of which there are none. */
const UPKEEP = {
  cronWorkerIntervalSeconds: 15,
  superviseIntervalSeconds: 300,
  monitorIntervalSeconds: 300,
  flowIntervalSeconds: 3_600,
};

/** Starts the queue that lives in the database; of several processes, one runs each job. */
export async function startJobs({ database, jobs, log, clock, pollSeconds }: Parts): Promise<Queue> {
  const workers = new Map<string, string>();
  const throttled = createLogThrottle({ clock });
  const failed = (message: string, job: string | undefined, failure: unknown) =>
    throttled(message + job, (unsaid) =>
      log.error({ job, ...describeFailure(failure), ...(unsaid > 0 && { counts: { unsaid } }) }, message),
    );
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.run(text, values) },
    backend: database.name,
    schema: "jobs",
    ...UPKEEP,
  });
  boss.on("error", (error: Error & { queue?: string }) =>
    failed("the job queue failed", error.queue, asError(error)),
  );
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    const pollingIntervalSeconds = pollSeconds ?? pollOf(job);
    const worker = await boss.work(job.name, { pollingIntervalSeconds }, async () => {
      const counts = await job.run().catch((failure) => {
        failed("a job failed", job.name, failure);
        throw failure;
      });
      log.info({ job: job.name, counts }, "a job is done");
    });
    workers.set(job.name, worker);
    await boss.schedule(job.name, job.when, null, { tz: "Asia/Seoul" });
  }
  await forgetOthers(boss, jobs);
  return {
    async runSoon(name) {
      await boss.send(name, {}, { retryLimit: 3, retryDelay: 1 });
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

function pollOf({ when }: Job): number {
  return when.startsWith("* ") ? POLL_SECONDS.ofEachMinute : POLL_SECONDS.ofOthers;
}

/** What a version before did and nobody does any more would be put into the queue for ever. */
async function forgetOthers(boss: PgBoss, jobs: Job[]): Promise<void> {
  const scheduled = await boss.getSchedules();
  for (const { name } of scheduled.filter((one) => !jobs.some((job) => job.name === one.name))) {
    await boss.unschedule(name);
    await boss.deleteQueuedJobs(name);
  }
}

/** The queue tells of some failures by a plain copy of the error, whose class is lost. */
function asError(error: Error): Error {
  return error instanceof Error ? error : Object.assign(new Error(), error);
}
