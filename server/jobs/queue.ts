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
  /** How often the queue is looked at though nobody told that there is something. */
  pollSeconds?: number;
};

/** Whoever puts a job into the queue tells all processes: this is for what failed and is to be tried again. */
const POLL_SECONDS = 300;
/** What the library does by itself: look after the queue; and flows and upgrades in the background, of which there are none. */
const UPKEEP = {
  // The longest it takes.
  cronWorkerIntervalSeconds: 45,
  superviseIntervalSeconds: 300,
  monitorIntervalSeconds: 300,
  queueCacheIntervalSeconds: 300,
  flowIntervalSeconds: 3_600,
  bamIntervalSeconds: 3_600,
};
/** Where nothing is heard it is looked at as often as this. */
const UNHEARD_MS = 15_000;
const ZONE = "Asia/Seoul";
/** Where the library puts what is due, and takes it from to put it into its queue. */
const DUE_QUEUE = "__pgboss__send-it";

/** Starts the queue that lives in the database; of several processes, one runs each job. */
export async function startJobs({
  database,
  jobs,
  log,
  clock,
  pollSeconds = POLL_SECONDS,
}: Parts): Promise<Queue> {
  const workers = new Map<string, string>();
  const throttled = createLogThrottle({ clock });
  const failed = (message: string, job: string | undefined, failure: unknown) =>
    throttled(message + job, (unsaid) =>
      log.error({ job, ...describeFailure(failure), ...(unsaid > 0 && { counts: { unsaid } }) }, message),
    );
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.run(text, values),
      listen: async (channel, heard, lookAgain) => listenForJobs({ database, channel, heard, lookAgain }),
    },
    backend: database.name,
    schema: "jobs",
    useListenNotify: true,
    ...UPKEEP,
  });
  boss.on("error", (error: Error & { queue?: string }) =>
    failed("the job queue failed", error.queue, asError(error)),
  );
  await boss.start();
  const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.get(DUE_QUEUE)?.notify) await boss.updateQueue(DUE_QUEUE, { notify: true });
  const scheduled = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const job of jobs) {
    if (!known.has(job.name)) await boss.createQueue(job.name);
    // Also one that a version before has made.
    if (!known.get(job.name)?.notify) await boss.updateQueue(job.name, { notify: true });
    const worker = await boss.work(job.name, polling, async () => {
      const counts = await job.run().catch((failure) => {
        failed("a job failed", job.name, failure);
        throw failure;
      });
      log.info({ job: job.name, counts }, "a job is done");
    });
    workers.set(job.name, worker);
    const { cron, timezone } = scheduled.get(job.name) ?? {};
    if (cron !== job.when || timezone !== ZONE) await boss.schedule(job.name, job.when, null, { tz: ZONE });
  }
  const others = [...scheduled.keys()].filter((name) => !jobs.some((job) => job.name === name));
  await forgetAll(boss, others);
  return {
    async runSoon(name) {
      await boss.send(name, {}, { retryLimit: 3, retryDelay: 1 });
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

type Listener = {
  database: Database;
  channel: string;
  heard(queue: string): void;
  /** Has every worker look whether there is something. */
  lookAgain(): void;
};

function listenForJobs({ database, channel, heard, lookAgain }: Listener) {
  let unheard: NodeJS.Timeout | undefined;
  const lost = () => {
    unheard ??= setInterval(lookAgain, UNHEARD_MS).unref();
  };
  const found = () => {
    clearInterval(unheard);
    unheard = undefined;
  };
  lost();
  database.listen({
    channel,
    heard,
    lost,
    back() {
      found();
      lookAgain();
    },
  });
  return { close: async () => found() };
}

/** What a version before did and nobody does any more would be put into the queue for ever. */
async function forgetAll(boss: PgBoss, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await boss.unschedule(name);
    await boss.deleteQueuedJobs(name);
  }
}

/** The queue tells of some failures by a plain copy of the error, whose class is lost. */
function asError(error: Error): Error {
  return error instanceof Error ? error : Object.assign(new Error(), error);
}
