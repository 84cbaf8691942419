import { Readable } from "node:stream";
import { Refusal } from "#domain/refusal.ts";
import type { Database, Files, Orm } from "#server/ports.ts";

/** Whether a call fails instead of being done, or is done and its answer gets lost. */
export type Failing = "before" | "after";

const outage = () => Object.assign(new Error("Connection terminated unexpectedly"), { code: "08006" });
/** As a store of files tells that it does not answer. */
const busy = () => Object.assign(new Refusal("BUSY"), { cause: new Error("The store does not answer") });

/** The same ports, of which one call fails: the n-th from when it is asked for. */
export function failingPorts(given: { database: Database; files: Files }) {
  let count = 0;
  let failAt = 0;
  let failing: Failing = "before";

  async function counted<Result>(call: () => Promise<Result>, failure: () => Error): Promise<Result> {
    count += 1;
    const isThis = count === failAt;
    if (isThis && failing === "before") throw failure();
    const result = await call();
    if (!isThis) return result;
    // A file that nobody will read must not stay open.
    if (result && typeof result === "object" && "body" in result && result.body instanceof Readable) {
      result.body.destroy();
    }
    throw failure();
  }

  const query = <Result>(call: () => Promise<Result>) => counted(call, outage);

  /** Every statement goes through `prepareQuery`, those of the builders and those that are written out. */
  function failingSession(session: object): object {
    return new Proxy(session, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (name !== "prepareQuery" || typeof value !== "function") return value;
        return (...args: unknown[]) => {
          const prepared: { execute(...values: unknown[]): Promise<unknown> } = Reflect.apply(
            value,
            target,
            args,
          );
          const execute = prepared.execute.bind(prepared);
          prepared.execute = (...values) => query(() => execute(...values));
          return prepared;
        };
      },
    });
  }

  function failingOrm(orm: Orm): Orm {
    const transaction: Orm["transaction"] = (work, config) =>
      // Its begin and its commit are calls, too; one that fails takes all of it back.
      query(() =>
        orm.transaction(async (tx) => {
          const result = await work(failingOrm(tx) as typeof tx);
          await query(async () => undefined);
          return result;
        }, config),
      );
    return new Proxy(orm, {
      get(target, name, receiver) {
        if (name === "transaction") return transaction;
        const value: unknown = Reflect.get(target, name, receiver);
        return name === "session" ? failingSession(value as object) : value;
      },
    });
  }

  const { database, files } = given;
  const file = <Result>(call: () => Promise<Result>) => counted(call, busy);
  const failingDatabase: Database = {
    ...database,
    orm: failingOrm(database.orm),
    run: (text, values) => query(() => database.run(text, values)),
  };
  const failingFiles: Files = {
    uploadForm: (upload) => file(() => files.uploadForm(upload)),
    write: (one) => file(() => files.write(one)),
    stat: (key) => file(() => files.stat(key)),
    read: (key, part) => file(() => files.read(key, part)),
    remove: (key) => file(() => files.remove(key)),
  };
  return {
    database: failingDatabase,
    files: failingFiles,
    /** From now on the n-th call fails; none with 0. */
    fail(n: number, how: Failing = "before") {
      count = 0;
      failAt = n;
      failing = how;
    },
    /** Whether it came to that call. */
    hasFailed: () => failAt > 0 && count >= failAt,
    count: () => count,
  };
}
