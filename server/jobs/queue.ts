import { PgBoss } from "pg-boss";
import type { Database, Log } from "#server/ports.ts";

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

type Parts = { database: Database; jobs: Job[]; log: Log };

/** Starts the queue that lives in the database; of several processes, one runs each job. */
export async function startJobs({ database, jobs, log }: Parts): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.run(text, values) },
    backend: database.name,
    schema: "jobs",
  });
  boss.on("error", (error) => log.error({ error: String(error) }, "the job queue failed"));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, async () => {
      log.info({ job: job.name, counts: await job.run() }, "a job is done");
    });
    await boss.schedule(job.name, job.when, null, { tz: "Asia/Seoul" });
  }
  return {
    async runSoon(name) {
      await boss.send(name, {}, { retryLimit: 3, retryDelay: 1 });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
