import { write, writeSync } from "node:fs";
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
const FLUSH_LENGTH = 65_536;

/** Of what nobody has read yet so much is held; the rest is lost rather than the memory. */
const MOST_HELD = 16 * 1024 * 1024;
const OUTPUT = 1;
/** Who reads is busy: asked again after this. */
const BUSY_MS = 20;

/**
 * Nobody waits for who reads it, as `process.stdout` would: a collector of logs that stands still must not stop the app.
 * What is held when the process ends is written then.
 */
function standardOutput(): Destination {
  let held = "";
  let isWriting = false;
  let isRead = true;
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting || !held) return;
    const bytes = Buffer.from(held);
    held = "";
    isWriting = true;
    send(bytes);
  }

  function send(bytes: Buffer) {
    write(OUTPUT, bytes, (error, written) => {
      if (error && error.code !== "EAGAIN") {
        // Who read it has gone: there is no other place to say so.
        isRead = false;
        return;
      }
      const rest = error ? bytes : bytes.subarray(written);
      if (rest.length > 0) return setTimeout(() => send(rest), error ? BUSY_MS : 0);
      isWriting = false;
      if (held.length >= FLUSH_LENGTH) flush();
    });
  }

  process.once("exit", () => {
    if (isWriting) pause();
    if (isRead && held) writeLast(Buffer.from(held));
  });
  return {
    write(line) {
      if (!isRead || held.length > MOST_HELD) return;
      held += line;
      if (held.length >= FLUSH_LENGTH) flush();
      else timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}

/** Whether anybody reads it or not, the process ends. */
function writeLast(bytes: Buffer): void {
  try {
    for (let from = 0; from < bytes.length; ) from += writeSync(OUTPUT, bytes, from);
  } catch {}
}

/** As long as a write that is under way takes. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
}
