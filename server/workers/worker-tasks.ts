import { setPriority } from "node:os";
import { type MessagePort, parentPort } from "node:worker_threads";

/** What a worker can do: takes and gives what can be sent to another thread or process. */
export type WorkerTasks = Record<string, (given: never) => Promise<unknown>>;

export type TaskQuestion = { name: string; given: unknown };
export type TaskAnswer = { made: unknown } | { failure: unknown };

/** Behind whoever answers requests, before what a machine does when it has nothing else to do. */
const BEHIND_OTHERS = 10;

type Asker = { listen(heard: (question: TaskQuestion) => void): void; tell(answer: TaskAnswer): void };

/**
 * To be called by the module of a worker: does one task after the other, as the pool asks; behind all who answer
 * requests, unless it is urgent.
 */
export function answerTasks(tasks: WorkerTasks, { isUrgent = false } = {}): void {
  const asker = parentPort ? threadAsker(parentPort) : processAsker();
  // On Linux a thread has a priority of its own; elsewhere it would be the whole program's.
  if ((process.platform === "linux" || !parentPort) && !isUrgent) setPriority(BEHIND_OTHERS);
  asker.listen(async ({ name, given }) => {
    const answer: TaskAnswer = await done(tasks[name], given).then(
      (made) => ({ made }),
      (failure: unknown) => ({ failure }),
    );
    asker.tell(answer);
  });
}

function threadAsker(port: MessagePort): Asker {
  return {
    listen: (heard) => void port.on("message", heard),
    tell: (answer) => port.postMessage(answer),
  };
}

/** A signal for all of us is for who asks: it lets us finish, and when it is gone, so are we. */
function processAsker(): Asker {
  if (!process.send) throw new Error("Tasks are done by worker threads and child processes only");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
  process.on("disconnect", () => process.exit());
  return {
    listen: (heard) => void process.on("message", heard),
    tell: (answer) => void process.send?.(answer),
  };
}

async function done(task: WorkerTasks[string] | undefined, given: unknown): Promise<unknown> {
  if (!task) throw new Error("There is no such task");
  return task(given as never);
}
