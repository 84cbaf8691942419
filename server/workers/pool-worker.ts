import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import type { TaskAnswer, TaskQuestion } from "./worker-tasks.ts";

/** One who does tasks, a thread or a process. */
export type PoolWorker = {
  /** Fails where the worker ends before it has answered. */
  ask(question: TaskQuestion): Promise<unknown>;
  /** It has ended, whoever ended it. */
  gone: Promise<void>;
  /** Ends it, whatever it is doing. */
  end(): Promise<void>;
};

export type WorkerScript = { script: URL; memoryMb: number };

/** Starts at once and shares memory; what its libraries took stays with us when it ends. */
export function startThread({ script, memoryMb }: WorkerScript): PoolWorker {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  worker.once("exit", () => resolve());
  // Without a listener, a thread that dies between two tasks would end the whole program.
  worker.on("error", () => resolve());
  // Who waits for a picture does not keep the program from ending.
  worker.unref();
  return {
    ask: (question) =>
      answered(question, (settle) => {
        worker.on("message", settle.answer).on("error", settle.fail).on("exit", settle.end);
        worker.postMessage(question);
        return () => worker.off("message", settle.answer).off("error", settle.fail).off("exit", settle.end);
      }),
    gone,
    end: async () => void (await worker.terminate()),
  };
}

/** What a worker may know of the environment: it reads what strangers send, and no secret is its business. */
const TOLD = ["HOME", "LANG", "LC_ALL", "NODE_COMPILE_CACHE", "NODE_ENV", "PATH", "TMPDIR", "TZ"] as const;

/** Takes a twentieth of a second longer to start, and gives back all that its libraries took when it ends. */
export function startProcess({ script, memoryMb }: WorkerScript): PoolWorker {
  const told = TOLD.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const child = fork(script, [], {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: Object.fromEntries(told),
    serialization: "advanced",
    // Decoders print what they do not like; the log is ours.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve());
  child.on("error", () => resolve());
  giveWay(child.pid);
  child.unref();
  child.channel?.unref();
  return {
    ask: (question) =>
      answered(question, (settle) => {
        child.on("message", settle.answer).on("error", settle.fail).on("exit", settle.end);
        child.send(question, (error) => error && settle.fail(error));
        return () => child.off("message", settle.answer).off("error", settle.fail).off("exit", settle.end);
      }),
    gone,
    async end() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Who answers people goes before who draws for them; where a machine does not know that, they share. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

type Settle = { answer(said: Partial<TaskAnswer>): void; fail(error: unknown): void; end(): void };

function answered({ name }: TaskQuestion, listen: (settle: Settle) => () => unknown): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const stop = listen({
    // While somebody develops, Node itself writes of files to watch here.
    answer: (said) => {
      if ("made" in said) resolve(said.made);
      else if ("failure" in said) reject(said.failure);
    },
    fail: reject,
    end: () => reject(new Error(`A worker ended before it had done ${name}`)),
  });
  return promise.finally(stop);
}
