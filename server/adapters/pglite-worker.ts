import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import { ownFiles } from "./own-files.ts";
import { createStatements } from "./pglite-statements.ts";

/** What the main thread asks for; the answer carries the same id. */
export type PgliteRequest = {
  id: number;
  text: string;
  values?: unknown[];
  rowMode?: "array" | "object";
  /** The ORM parses dates itself; the job queue wants them parsed. */
  dates: "text" | "parsed";
};

export type PgliteAnswer =
  | { id: number; rows: unknown[]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] }
  | { id: number; error: { message: string } };

/** A channel that the main thread wants to hear of. */
export type PgliteChannel = { channel: string };

/** What was told on one; it is sent before the answer to what it tells of. */
export type PgliteTold = { channel: string; told: string };

const asText = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE].map((type) => [
    type,
    (value: string) => value,
  ]),
);

const port = parentPort;
if (!port) throw new Error("pglite-worker runs as a worker thread only");

/** All of it is taken at once, and never given back. What does not fit is in the kernel's cache, a copy away. */
const PAGES = "shared_buffers=32MB";
const { folder, program } = workerData;
const database = await PGlite.create(folder ?? "memory://", {
  pgliteWasmModule: program,
  startParams: [...PGlite.defaultStartParams, "-c", PAGES],
});
const statements = createStatements(database);
/** Put together once: there are hundreds of types, and most answers are short. */
const parsers = { text: { ...database.parsers, ...asText }, parsed: database.parsers };
if (folder) ownFiles(folder);
port.postMessage("ready");

/** What is asked before an answer is given waits here. */
let turn: Promise<void> = Promise.resolve();
port.on("message", (request: PgliteRequest | PgliteChannel | "close") => {
  turn = turn.then(() => take(request));
});

async function take(request: PgliteRequest | PgliteChannel | "close"): Promise<void> {
  if (request === "close") {
    await database.close();
    // With nothing left to listen to, the thread ends by itself: stopped from outside, it may take the process along.
    port?.close();
    return;
  }
  if ("channel" in request) {
    const { channel } = request;
    await database.listen(channel, (told) => port?.postMessage({ channel, told } satisfies PgliteTold));
    return;
  }
  port?.postMessage(await answer(request));
}

async function answer(request: PgliteRequest): Promise<PgliteAnswer> {
  const { id, text, values, rowMode, dates } = request;
  try {
    const options = { rowMode, parsers: parsers[dates] };
    // Without values the text may hold several statements, which only `exec` takes.
    const result = values
      ? await statements.query(text, values, options)
      : (await database.exec(text, options)).at(-1);
    statements.ran(text);
    return { id, rows: result?.rows ?? [], affectedRows: result?.affectedRows, fields: result?.fields ?? [] };
  } catch (error) {
    return { id, error: plain(error as Error) };
  }
}

/** PGlite's errors carry functions too, which cannot cross the thread. */
function plain(error: Error) {
  const fields = Object.entries(error).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  return { ...Object.fromEntries(fields), message: error.message };
}
