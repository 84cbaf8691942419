import cluster, { type Worker } from "node:cluster";
import { createFigureRelay } from "#server/metrics/process-figures.ts";
import type { Log } from "#server/ports.ts";

/** Who ends sooner than this did not start: nobody is helped by trying for ever. */
const SOON_MS = 20_000;
const MOST_FAILED_STARTS = 3;
const PAUSE_MS = 1_000;

/**
 * Several processes behind one port, each of them the whole app: this one hands connections out and starts who ended
 * anew. Told to stop it tells them, and ends when the last has.
 */
export function runProcesses({ count, log }: { count: number; log: Log }): void {
  let isStopping = false;
  let failedStarts = 0;

  /** By their numbers, from 1: who is started for another gets its number. */
  const running = new Map<string, Worker>();
  cluster.on(
    "message",
    createFigureRelay(() => running),
  );

  function begin(number: string) {
    const startedAt = performance.now();
    const worker = cluster.fork();
    running.set(number, worker);
    worker.once("exit", (code, signal) => {
      if (isStopping) return endWithLast();
      log.error({ pid: worker.process.pid, code, signal }, "a process ended and is started again");
      failedStarts = performance.now() - startedAt < SOON_MS ? failedStarts + 1 : 0;
      if (failedStarts >= MOST_FAILED_STARTS) {
        log.error({}, "processes end as soon as they are started; what is wrong stands above");
        process.exitCode = 1;
        return stop("SIGTERM");
      }
      setTimeout(() => !isStopping && begin(number), PAUSE_MS);
    });
  }

  function stop(signal: "SIGTERM" | "SIGINT") {
    isStopping = true;
    for (const worker of living()) worker.process.kill(signal);
    endWithLast();
  }

  function endWithLast() {
    if (living().length === 0) process.exit();
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal));
  for (let started = 0; started < count; started += 1) begin(String(started + 1));
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker) => worker !== undefined && !worker.isDead(),
  ) as Worker[];
}
