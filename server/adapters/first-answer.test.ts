import { expect, test } from "vitest";
import { DatabaseAbsent, firstAnswer } from "./first-answer.ts";

const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** A database that answers from the given try on, and a clock that only pauses move. */
function waiting({ answersAt, error = refused }: { answersAt: number; error?: () => Error }) {
  let tries = 0;
  let now = 0;
  const warnings: string[] = [];
  const done = firstAnswer({
    database: {
      async ping() {
        tries += 1;
        if (tries < answersAt) throw error();
      },
    },
    url: "postgres://goi:secret@db.internal:5432/cards",
    log: { warn: (_fields, message) => void warnings.push(message) },
    clock: { now: () => new Date(now) },
    async pause(ms) {
      now += ms;
    },
  });
  return { done, warnings, tries: () => tries, passed: () => now };
}

test("a database that comes up later is waited for, and that is said once", async () => {
  const start = waiting({ answersAt: 20 });
  await start.done;
  expect(start.tries()).toBe(20);
  expect(start.warnings).toEqual(["the database does not answer yet; trying for a minute"]);
});

test("one that is there is not waited for", async () => {
  const start = waiting({ answersAt: 1 });
  await start.done;
  expect([start.warnings, start.passed()]).toEqual([[], 0]);
});

test("after a minute the start ends with a sentence that says where, and no password", async () => {
  const start = waiting({ answersAt: Number.POSITIVE_INFINITY });
  await expect(start.done).rejects.toThrow(
    "고이 cannot use the database cards at db.internal:5432 (connect ECONNREFUSED); start it or mend DATABASE_URL, and start 고이 again.",
  );
  expect(start.passed()).toBeGreaterThanOrEqual(60_000);
});

test("one that says no is not asked again", async () => {
  const error = () => Object.assign(new Error("password authentication failed"), { code: "28P01" });
  const start = waiting({ answersAt: 5, error });
  await expect(start.done).rejects.toThrow(DatabaseAbsent);
  expect(start.tries()).toBe(1);
});
