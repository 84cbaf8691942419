import pino from "pino";
import type { Log } from "#server/ports.ts";

/** Only these are ever written: what a person typed, an address or a token cannot slip in by mistake. */
const ALLOWED: ReadonlySet<string> = new Set([
  "requestId",
  "method",
  "path",
  "status",
  "ms",
  "code",
  "error",
  "stack",
  "operation",
  "job",
  "counts",
  "database",
  "url",
  "pid",
  "signal",
  "file",
  "mailCode",
]);

/** Lines go out together: one write for each would cost more than the pages that are only sent. */
const FLUSH_MS = 100;
const FLUSH_BYTES = 4_096;

function standardOutput(): pino.DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS });
}

export function createLog(level: string, destination: pino.DestinationStream = standardOutput()): Log {
  const logger = pino({ level, base: null, timestamp: createTimestamp() }, destination);
  const write = (severity: "info" | "warn" | "error") => (fields: Record<string, unknown>, message: string) =>
    logger[severity](onlyAllowed(fields), message);
  return { info: write("info"), warn: write("warn"), error: write("error") };
}

/** Many lines are written in a millisecond, and its words are made once. */
function createTimestamp(): () => string {
  let last = { at: Number.NaN, words: "" };
  return () => {
    const at = Date.now();
    if (at !== last.at) last = { at, words: `,"time":"${new Date(at).toISOString()}"` };
    return last.words;
  };
}

function onlyAllowed(fields: Record<string, unknown>) {
  const allowed: Record<string, unknown> = {};
  for (const name in fields) if (ALLOWED.has(name)) allowed[name] = fields[name];
  return allowed;
}
