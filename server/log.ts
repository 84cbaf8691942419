import SonicBoom from "sonic-boom";
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

/** As most collectors of logs number them. */
const SEVERITIES = { info: 30, warn: 40, error: 50 };

type Severity = keyof typeof SEVERITIES;
export type LogLevel = Severity | "debug" | "silent";
type Destination = { write(line: string): void };

/** A JSON object a line. */
export function createLog(level: LogLevel, destination: Destination = standardOutput()): Log {
  const least = { ...SEVERITIES, debug: 0, silent: Number.POSITIVE_INFINITY }[level];
  const time = createTime();
  const write = (severity: Severity) => (fields: Record<string, unknown>, message: string) => {
    if (SEVERITIES[severity] < least) return;
    const line: Record<string, unknown> = { level: SEVERITIES[severity], time: time() };
    for (const name in fields) if (ALLOWED.has(name)) line[name] = fields[name];
    line.msg = message;
    destination.write(`${JSON.stringify(line)}\n`);
  };
  return { info: write("info"), warn: write("warn"), error: write("error") };
}

/** Many lines are written in a millisecond, and its words are made once. */
function createTime(): () => string {
  let last = { at: Number.NaN, words: "" };
  return () => {
    const at = Date.now();
    if (at !== last.at) last = { at, words: new Date(at).toISOString() };
    return last.words;
  };
}

/** Lines go out together: one write for each would cost more than the pages that are only sent. */
const FLUSH_MS = 100;
const FLUSH_LENGTH = 16_384;

/** Of what nobody has read yet so much is held; the rest is lost rather than the memory. */
const MOST_HELD = 16 * 1024 * 1024;

/** Nobody waits for who reads it; what is held when the process ends is written then. */
function standardOutput(): Destination {
  const output = new SonicBoom({ fd: 1, sync: false, maxLength: MOST_HELD });
  let isRead = true;
  let held = "";
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (held && isRead) output.write(held);
    held = "";
  }

  // Who read it has gone: there is no other place to say so.
  output.on("error", () => {
    isRead = false;
  });
  process.once("exit", () => {
    flush();
    if (isRead) output.flushSync();
  });
  return {
    write(line) {
      held += line;
      if (held.length >= FLUSH_LENGTH) flush();
      else timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}
