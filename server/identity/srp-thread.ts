import { HOUR_MS } from "#domain/duration.ts";
import { createWorkerPool } from "#server/workers/worker-pool.ts";
import { tooManyRequests } from "./errors.ts";
import type { SrpTasks } from "./srp-worker.ts";

/** Starting a thread takes longer than a sign-in: it stays through a quiet hour. */
const IDLE_MS = HOUR_MS;
const PATIENCE_MS = 60_000;
const MEMORY_MB = 64;
/** Whoever comes here has had a turn already (`lanes.ts`): there are never so many. */
const LANE = { waiting: 1_000, refuse: () => tooManyRequests(5) };

const thread = createWorkerPool<SrpTasks>({
  script: new URL("./srp-worker.ts", import.meta.url),
  workers: 1,
  idleMs: IDLE_MS,
  patienceMs: PATIENCE_MS,
  memoryMb: MEMORY_MB,
  lanes: { serverPublic: LANE, sharedKey: LANE, verifierOf: LANE },
});

/**
 * The arithmetic of SRP: numbers of 3072 bits keep a core for up to a hundredth of a second, in which nobody else would
 * be answered.
 */
export function inSrpThread<Work extends keyof SrpTasks>(work: Work, given: Parameters<SrpTasks[Work]>[0]) {
  return thread.run(work, async () => given as never);
}
