import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** What a worker can do: takes and gives what can be sent from one thread to another. */
export type WorkerTasks = Record<string, (given: never) => Promise<unknown>>;

export type TaskQuestion = { name: string; given: unknown };
export type TaskAnswer = { made: unknown } | { failure: unknown };

/** Behind whoever answers requests, before what a machine does when it has nothing else to do. */
const BEHIND_OTHERS = 10;

/**
 * To be called by the module of a worker thread: does one task after the other, as the pool asks; behind all who answer
 * requests, unless it is urgent.
 */
export function answerTasks(tasks: WorkerTasks, { isUrgent = false } = {}): void {
  const port = parentPort;
  if (!port) throw new Error("Tasks are done by worker threads only");
  // On Linux a thread has a priority of its own; elsewhere it would be the whole program's.
  if (process.platform === "linux" && !isUrgent) setPriority(BEHIND_OTHERS);
  port.on("message", async ({ name, given }: TaskQuestion) => {
    const answer: TaskAnswer = await done(tasks[name], given).then(
      (made) => ({ made }),
      (failure: unknown) => ({ failure }),
    );
    port.postMessage(answer);
  });
}

async function done(task: WorkerTasks[string] | undefined, given: unknown): Promise<unknown> {
  if (!task) throw new Error("There is no such task");
  return task(given as never);
}
