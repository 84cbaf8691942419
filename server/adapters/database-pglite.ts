import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { createQueryWatch, type QueryWatch } from "#server/database/query-watch.ts";
import type { Database, Ears } from "#server/ports.ts";
import { createEmbeddedRoom } from "./embedded-room.ts";
import type { PgliteAnswer, PgliteChannel, PgliteRequest, PgliteTold } from "./pglite-worker.ts";

type Opening = {
  /** Told when its thread has begun, and this one may be busy with something else. */
  onThread?: () => void;
  /** How much room there is where a folder lies. */
  free?: (folder: string) => Promise<number>;
};

/**
 * PostgreSQL inside this process, on a folder or in memory. It runs in a worker thread, because a long
 * query would otherwise stop every request; whoever opens a folder must hold its lock (folder-lock.ts).
 */
export async function openPglite(folder?: string, { onThread, free }: Opening = {}): Promise<Database> {
  const worker = await startWorker(folder, onThread);
  const queries = createQueryWatch("pglite");
  const room = folder ? createEmbeddedRoom({ folder, free }) : async () => undefined;
  const connection = connect(worker, { queries, room });
  const orm = drizzle(connection as unknown as PGlite, { casing: "snake_case" });
  return {
    name: "pglite",
    orm,
    queries,
    async run(text, values) {
      const { rows } = await connection.ask({
        text,
        values: values?.length ? values : undefined,
        dates: "parsed",
      });
      return { rows: rows as Record<string, unknown>[] };
    },
    async ping() {
      await connection.query("select 1");
    },
    // What it tells comes before its answer, and nobody else writes here.
    listen(ears) {
      connection.hear(ears);
      return { name: "", isFresh: () => true, caughtUp: async () => undefined };
    },
    // There is one connection, and it has no limit.
    unlimited: (work) => work(orm),
    onLost: connection.onLost,
    close: connection.close,
  };
}

const OPTIMIZED_AFTER_MS = 10_000;

/** The same program for every database that this process opens, compiled when the first of them is. */
let program: Promise<WebAssembly.Module> | undefined;

async function compileProgram(): Promise<WebAssembly.Module> {
  // Where databases come and go, V8 at times frees their code twice and ends the process (nodejs/node issue 64500:
  // "allocations_.erase(addr) == 1"). What is no longer freed is some hundred kilobytes a database.
  setFlagsFromString("--no-wasm-code-gc");
  // To optimize its parser alone, one function of a hundred kilobytes, takes seconds of processor and 600 MB: not while
  // everything starts. Until then its code is the quickly compiled one.
  setFlagsFromString("--wasm-tier-up-filter=0");
  setTimeout(() => setFlagsFromString("--wasm-tier-up-filter=-1"), OPTIMIZED_AFTER_MS).unref();
  const library = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return WebAssembly.compile(await readFile(join(dirname(library), "pglite.wasm")));
}

async function startWorker(folder: string | undefined, onThread = () => {}): Promise<Worker> {
  program ??= compileProgram();
  const workerData = { folder, program: await program };
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData });
  onThread();
  await new Promise<void>((resolve, reject) => {
    // While somebody develops, Node itself writes of files to watch here.
    worker.on("message", (word) => word === "ready" && resolve());
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The embedded database ended before it was open")));
  });
  return worker;
}

/** What its machine code says when it broke, and what PostgreSQL says when it finds itself broken off in the middle. */
const BEYOND_REPAIR = /^(Aborted|unreachable|memory access|StartTransactionCommand: unexpected state)/;

type Question = Omit<PgliteRequest, "id">;
type Room = (text: string) => Promise<void>;
type Rows = Extract<PgliteAnswer, { rows: unknown[] }>;

/** The part of PGlite's interface that the ORM uses, spoken across the thread. */
function connect(worker: Worker, { queries, room }: { queries: QueryWatch; room: Room }) {
  const all: Ears[] = [];
  const lost = Promise.withResolvers<Error>();
  const waiting = new Map<number, { resolve(rows: Rows): void; reject(error: Error): void }>();
  let lastId = 0;
  /** One connection: what is asked is posted in turn, and a transaction keeps everybody else waiting until it ends. */
  let turn: Promise<unknown> = Promise.resolve();
  let stopped: Error | undefined;
  let isClosing = false;

  function stop(error: Error) {
    stopped ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  /** Nothing asked of it will ever be answered: another process must begin anew. */
  function lose(error: Error) {
    stop(error);
    lost.resolve(error);
  }
  worker.on("error", lose);
  worker.on("exit", () => {
    const closed = new Error("The embedded database has been closed");
    if (isClosing) stop(closed);
    else lose(closed);
  });
  worker.on("message", (answer: PgliteAnswer | PgliteTold) => {
    if ("told" in answer) {
      for (const ears of all.filter(({ channel }) => channel === answer.channel)) ears.heard(answer.told);
      return;
    }
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (!("error" in answer)) return asker?.resolve(answer);
    const error = Object.assign(new Error(answer.error.message), answer.error);
    asker?.reject(error);
    if (BEYOND_REPAIR.test(error.message)) lost.resolve(error);
  });

  /** Answered later; `rows` is wrapped, so that whoever waits for the posting does not wait for the answer. */
  async function post(question: Question): Promise<{ rows: Promise<Rows> }> {
    await room(question.text);
    if (stopped) throw stopped;
    const id = ++lastId;
    const rows = new Promise<Rows>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, ...question } satisfies PgliteRequest);
    return { rows };
  }

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work, work);
    turn = result.catch(() => undefined);
    return result;
  }

  function watched(question: Question, answer: () => Promise<Rows>): Promise<Rows> {
    const answered = queries.begin(question.text);
    const rows = answer();
    rows.then(() => answered(), answered);
    return rows;
  }

  // The next may be posted before this one is answered: the thread answers in the order in which it is asked.
  const ask = (question: Question) =>
    watched(question, async () => (await enqueue(() => post(question))).rows);
  const askInside = (question: Question) => watched(question, async () => (await post(question)).rows);

  type Options = { rowMode?: "array" | "object" };
  const speaker = (through: (question: Question) => Promise<Rows>) => ({
    query: (text: string, values: unknown[] = [], options: Options = {}) =>
      through({ text, values, rowMode: options.rowMode, dates: "text" }),
  });

  return {
    ask,
    ...speaker(ask),
    hear(ears: Ears) {
      const { channel } = ears;
      const isNew = all.every((one) => one.channel !== channel);
      all.push(ears);
      // In its turn: inside a transaction that is taken back it would be taken back, too.
      void enqueue(async () => {
        if (isNew) worker.postMessage({ channel } satisfies PgliteChannel);
        ears.back();
      });
    },
    /** Holds the one connection from BEGIN to COMMIT. */
    transaction<Result>(work: (inside: ReturnType<typeof speaker>) => Promise<Result>): Promise<Result> {
      return enqueue(async () => {
        const statement = (text: string) => askInside({ text, values: [], dates: "text" });
        await statement("begin");
        try {
          const result = await work(speaker(askInside));
          await statement("commit");
          return result;
        } catch (error) {
          await statement("rollback");
          throw error;
        }
      });
    },
    onLost: (heard: (error: Error) => void) => void lost.promise.then(heard),
    async close() {
      if (stopped) return;
      isClosing = true;
      const exited = once(worker, "exit");
      // Answers to what is still asked at this moment come before.
      await enqueue(async () => worker.postMessage("close"));
      await exited;
    },
  };
}
