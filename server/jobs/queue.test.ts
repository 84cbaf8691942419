import { describe, expect, test, vi } from "vitest";
import { databases } from "#tests/databases.ts";
import { startJobs } from "./queue.ts";

const clock = { now: () => new Date("2026-11-15T03:00:00Z") };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

// Each waits for the queue to look again: all of them at once wait as long as one.
describe.concurrent.each(databases)("jobs on %s", (_name, open) => {
  test("a job that fails is tried again, and one that succeeds runs once", async () => {
    const database = await open();
    let flaky = 0;
    let steady = 0;
    const jobs = [
      {
        name: "flaky",
        when: "0 0 1 1 *",
        async run() {
          flaky += 1;
          if (flaky === 1) throw new Error("the first time it fails");
          return {};
        },
      },
      {
        name: "steady",
        when: "0 0 1 1 *",
        async run() {
          steady += 1;
          return {};
        },
      },
    ];
    const queue = await startJobs({ database, jobs, log, clock, pollSeconds: 2 });
    await queue.runSoon("steady");
    await queue.runSoon("flaky");
    await vi.waitFor(() => expect([steady, flaky]).toEqual([1, 2]), { timeout: 50_000, interval: 100 });
    await queue.stop();
    await database.close();
  });

  test("a job that one process sends is done at once by another, which does not look for it", async () => {
    const database = await open();
    let runs = 0;
    const steady = { name: "steady", when: "0 0 1 1 *", run: async () => ({ runs: ++runs }) };
    const other = { name: "other", when: "0 0 1 1 *", run: async () => ({}) };
    const working = await startJobs({ database, jobs: [steady], log, clock });
    const sending = await startJobs({ database, jobs: [other], log, clock });
    await sending.runSoon("steady");
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 50_000, interval: 10 });
    await Promise.all([working.stop(), sending.stop()]);
    await database.close();
  });

  test("a job that fails is named in the log with its reason, once in ten seconds", async () => {
    const database = await open();
    let now = new Date("2026-11-15T03:00:00Z");
    let runs = 0;
    const lines: Record<string, unknown>[] = [];
    const listening = { ...log, error: (fields: Record<string, unknown>) => void lines.push(fields) };
    const jobs = [
      {
        name: "broken",
        when: "0 0 1 1 *",
        async run() {
          runs += 1;
          // Only before the last of four does the time pass for which it is not said again.
          if (runs === 4) now = new Date(now.getTime() + 10_000);
          throw new Error("no paper in the printer");
        },
      },
    ];
    const queue = await startJobs({
      database,
      jobs,
      log: listening,
      clock: { now: () => now },
      pollSeconds: 2,
    });
    await queue.runSoon("broken");
    await vi.waitFor(() => expect(runs).toBe(4), { timeout: 90_000, interval: 100 });
    await queue.stop();
    await database.close();
    const line = { job: "broken", error: "Error", stack: expect.stringContaining("no paper in the printer") };
    expect(lines).toEqual([line, { ...line, counts: { unsaid: 2 } }]);
  });

  test("what goes wrong with the queue itself is told in words, and it goes on", async () => {
    const database = await open();
    let isAway = false;
    let runs = 0;
    const lines: Record<string, unknown>[] = [];
    const queue = await startJobs({
      pollSeconds: 2,
      database: {
        ...database,
        run: (...given) =>
          isAway ? Promise.reject(new Error("the database is away")) : database.run(...given),
      },
      jobs: [{ name: "steady", when: "0 0 1 1 *", run: async () => ({ runs: ++runs }) }],
      log: { ...log, error: (fields) => void lines.push(fields) },
      clock,
    });
    isAway = true;
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), { timeout: 50_000, interval: 100 });
    isAway = false;
    expect(lines[0]).toMatchObject({
      error: "Error",
      stack: expect.stringContaining("the database is away"),
    });
    await queue.runSoon("steady");
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 50_000, interval: 100 });
    await queue.stop();
    await database.close();
  });

  test("what no job does any more is neither scheduled nor waited for", async () => {
    const database = await open();
    const jobs = ["of-before", "of-today"].map((name) => ({
      name,
      // Once in four years: what comes due while it is forgotten would be queued by the clock.
      when: "0 4 29 2 *",
      run: async () => ({}),
    }));
    const before = await startJobs({ database, jobs, log, clock, pollSeconds: 2 });
    await before.stop();
    await database.run("insert into jobs.job (name) values ('of-before'), ('of-today')");
    const after = await startJobs({ database, jobs: jobs.slice(1), log, clock, pollSeconds: 2 });
    await after.stop();
    const { rows } = await database.run("select name from jobs.schedule");
    expect(rows).toEqual([{ name: "of-today" }]);
    const waiting = await database.run(
      "select 1 from jobs.job where name = 'of-before' and state < 'active'",
    );
    expect(waiting.rows).toEqual([]);
    await database.close();
  });

  test("it starts again on the same database", async () => {
    const database = await open();
    const jobs = [{ name: "nightly", when: "10 4 * * *", run: async () => ({}) }];
    for (const _time of [1, 2]) {
      const queue = await startJobs({ database, jobs, log, clock, pollSeconds: 2 });
      await queue.stop();
    }
    await database.close();
  });
});
