import { Worker } from "node:worker_threads";
import type { SrpDone, SrpTask, SrpWorks } from "./srp-worker.ts";

type Waiting = { resolve(result: SrpDone["result"]): void; reject(error: Error): void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

let thread: Thread | undefined;
let asked = 0;

/**
 * The arithmetic of SRP in a thread that stays, since starting one takes longer than a sign-in: numbers of 3072 bits
 * keep a core for some hundredths of a second, in which nobody else would be answered.
 */
export function inSrpThread<Work extends keyof SrpWorks>(
  work: Work,
  given: Parameters<SrpWorks[Work]>[0],
): Promise<ReturnType<SrpWorks[Work]>> {
  thread ??= start();
  const { worker, waiting } = thread;
  asked += 1;
  const task: SrpTask<Work> = { id: asked, work, given };
  return new Promise((resolve, reject) => {
    waiting.set(task.id, { resolve: resolve as Waiting["resolve"], reject });
    worker.postMessage(task);
  });
}

function start(): Thread {
  const worker = new Worker(new URL("./srp-worker.ts", import.meta.url));
  const waiting = new Map<number, Waiting>();
  const fail = (error: Error) => {
    // The next who asks starts another.
    if (thread?.worker === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("message", ({ id, result }: SrpDone) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  worker.once("error", fail);
  worker.once("exit", () => fail(new Error("The thread for sign-ins ended")));
  // Who waits for an answer does not keep the program from ending.
  worker.unref();
  return { worker, waiting };
}
