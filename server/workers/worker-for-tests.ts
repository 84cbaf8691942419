import { threadId } from "node:worker_threads";
import { answerTasks } from "./worker-tasks.ts";

const tasks = {
  /** Holds its whole thread until somebody opens the gate, and says which thread that was. */
  hold: async (gate: Int32Array) => {
    Atomics.store(gate, 1, 1);
    Atomics.notify(gate, 1);
    Atomics.wait(gate, 0, 0);
    return threadId;
  },
  quick: async (said: string) => ({ said, threadId }),
  /** What it can know of the world around it. */
  environment: async (_: null) => ({ pid: process.pid, names: Object.keys(process.env) }),
  fail: async (why: string): Promise<never> => {
    throw new RangeError(why);
  },
  die: async (code: number) => process.exit(code),
  /** Outside of its task, where nobody catches it. */
  crash: (why: string) =>
    new Promise<never>(() => {
      setImmediate(() => {
        throw new Error(why);
      });
    }),
  exhaust: async (_: null): Promise<number> => {
    const held: number[][] = [];
    for (;;) held.push(Array.from({ length: 100_000 }, Math.random));
  },
};

export type TestTasks = typeof tasks;

answerTasks(tasks);
