import { availableParallelism } from "node:os";
import { Refusal } from "#domain/refusal.ts";
import type { DrawingTasks } from "./drawing-worker.ts";
import { startProcess } from "./pool-worker.ts";
import { createWorkerPool, type WorkerPool } from "./worker-pool.ts";

/** One core stays for who answers requests. */
const CORES = Math.max(1, availableParallelism() - 1);
/** Two, so that a print keeps no picture waiting, and one for a photo; five take half a gigabyte. */
const WORKERS = Math.min(5, Math.max(3, CORES + 1));
/** Starting one takes half a second: long enough for who saves five forms one by one. */
const IDLE_MS = 20_000;
/** All of them take a second or two, on a machine that has other things to do some more. */
const PATIENCE_MS = 60_000;
/** The largest series with a photo on every side takes a fifth of it. */
const MEMORY_MB = 512;

const PRINTS_BUSY = "지금 만들고 있는 파일이 많습니다. 잠시 뒤에 다시 눌러 주세요.";

/** Whoever sends a photo has had a turn already (`photo-work.ts`, `file-work.ts`): there are never so many. */
const COUNTED = { waiting: 1_000, refuse: busy({ retryAfterSeconds: 5 }) };

/** What takes the processor for longer than others should wait: a few at a time, and no endless queue. */
export type Workers = WorkerPool<DrawingTasks>;

export function createWorkers(): Workers {
  return createWorkerPool<DrawingTasks>({
    script: new URL("./drawing-worker.ts", import.meta.url),
    workers: WORKERS,
    idleMs: IDLE_MS,
    patienceMs: PATIENCE_MS,
    memoryMb: MEMORY_MB,
    // What photos took would otherwise stay with us: of thirty large ones half a gigabyte.
    start: startProcess,
    lanes: {
      print: { atOnce: 1, waiting: 10, refuse: busy({ sentence: PRINTS_BUSY, retryAfterSeconds: 5 }) },
      // A messenger that is refused shows the link without a picture, and keeps it so for days.
      "share-picture": { waiting: 40, refuse: busy({ retryAfterSeconds: 5 }) },
      keepsake: { atOnce: 1, waiting: 20, refuse: busy({ retryAfterSeconds: 2 }) },
      // One takes a third of a second: who would wait longer takes the whole font at once.
      "cut-font": { waiting: 20, refuse: busy({ retryAfterSeconds: 5 }) },
      photo: { ...COUNTED, atOnce: CORES },
      "photo-part": { ...COUNTED, atOnce: CORES },
      "company-file": { ...COUNTED, atOnce: 1 },
    },
  });
}

function busy(details: ConstructorParameters<typeof Refusal>[1]): () => Refusal {
  return () => new Refusal("BUSY", details);
}
