import { syncBuiltinESMExports } from "node:module";
import threads, { isMainThread } from "node:worker_threads";
import pg from "pg";

// Loaded before the app by `--import`: it ends the process at the n-th thing that is asked of its database, and says
// how many there were when it is open.
if (isMainThread) {
  const last = Number(process.env.DIE_AT || Number.POSITIVE_INFINITY);
  let count = 0;

  function dyingAfter(target: object, name: string): void {
    const call: unknown = Reflect.get(target, name);
    if (typeof call !== "function") throw new Error(`There is no ${name}`);
    Reflect.set(target, name, function (this: unknown, ...args: unknown[]): unknown {
      count += 1;
      const result: unknown = Reflect.apply(call, this, args);
      if (count >= last) process.kill(process.pid, "SIGKILL");
      return result;
    });
  }
  dyingAfter(pg.Client.prototype, "query");
  dyingAfter(threads.Worker.prototype, "postMessage");
  syncBuiltinESMExports();
  process.on("SIGUSR2", () => process.stdout.write(`${JSON.stringify({ asked: count })}\n`));
}
