import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** What the app's own process tells of its main thread, in milliseconds, and of its memory, in megabytes. */
export type Probed = { p99: number; max: number; memory: number };

const NS_PER_MS = 1e6;
const BYTES_PER_MB = 1024 * 1024;

// Loaded before the app by `--import`, which Node repeats in every worker thread: only the main one is asked about.
if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  process.on("message", (word) => {
    if (word === "begin") {
      delay.reset();
      delay.enable();
      return;
    }
    delay.disable();
    process.send?.({
      p99: delay.percentile(99) / NS_PER_MS,
      max: delay.max / NS_PER_MS,
      memory: process.memoryUsage.rss() / BYTES_PER_MB,
    } satisfies Probed);
  });
  // Being asked does not keep the app from ending.
  process.channel?.unref();
}
