import { availableParallelism } from "node:os";
import { DAY_MS } from "#domain/duration.ts";
import { createWorkerPool, type WorkerLane } from "#server/workers/worker-pool.ts";
import type { FileCopy, FileOutcome, FileSum, FileTasks } from "./file-worker.ts";

/** Summing takes a processor, and beyond four it is the disk that all wait for. */
const WORKERS = Math.min(4, availableParallelism());

export type FileWorkers = {
  sum(path: string): Promise<FileSum>;
  /** A file that nobody writes any more, and the sum of its copy. */
  copyFixed(copy: FileCopy): Promise<FileSum>;
  /** A file that is written meanwhile, into a folder that is there. */
  copyChanging(copy: FileCopy): Promise<void>;
};

/** Copies and sums files in threads of their own: one alone would take as long as all of them together. */
export async function withFileWorkers<Result>(
  work: (workers: FileWorkers) => Promise<Result>,
): Promise<Result> {
  const lane: WorkerLane = {
    waiting: Number.POSITIVE_INFINITY,
    refuse: () => new Error("The copying was ended"),
  };
  const pool = createWorkerPool<FileTasks>({
    script: new URL("./file-worker.ts", import.meta.url),
    workers: WORKERS,
    // Files of a gigabyte, on a disk at the other end of a line.
    patienceMs: DAY_MS,
    idleMs: DAY_MS,
    memoryMb: 64,
    lanes: { sum: lane, "copy-fixed": lane, "copy-changing": lane },
  });
  // The pool's threads do not keep a program from ending.
  const awake = setInterval(() => undefined, DAY_MS);
  try {
    return await work({
      sum: async (path) => madeOf(await pool.run("sum", async () => path)),
      copyFixed: async (copy) => madeOf(await pool.run("copy-fixed", async () => copy)),
      copyChanging: async (copy) => madeOf(await pool.run("copy-changing", async () => copy)),
    });
  } finally {
    clearInterval(awake);
    await pool.close();
  }
}

function madeOf<Made>(outcome: FileOutcome<Made>): Made {
  if ("made" in outcome) return outcome.made;
  const { message, code } = outcome.failed;
  throw Object.assign(new Error(message), { code });
}
