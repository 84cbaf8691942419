import { describe, expect, test, vi } from "vitest";
import { databases } from "#tests/databases.ts";
import { startJobs } from "./queue.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(databases)("jobs on %s", (_name, open) => {
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
    const queue = await startJobs({ database, jobs, log });
    await queue.runSoon("steady");
    await queue.runSoon("flaky");
    await vi.waitFor(() => expect([steady, flaky]).toEqual([1, 2]), { timeout: 50_000, interval: 100 });
    await queue.stop();
    await database.close();
  });

  test("it starts again on the same database", async () => {
    const database = await open();
    const jobs = [{ name: "nightly", when: "10 4 * * *", run: async () => ({}) }];
    for (const _time of [1, 2]) {
      const queue = await startJobs({ database, jobs, log });
      await queue.stop();
    }
    await database.close();
  });
});
