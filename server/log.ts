import pino from "pino";
import type { Log } from "#server/ports.ts";

/** Only these are ever written: what a person typed, an address or a token cannot slip in by mistake. */
const ALLOWED = [
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
] as const;

export function createLog(level: string, destination: pino.DestinationStream = pino.destination(1)): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  const write = (severity: "info" | "warn" | "error") => (fields: Record<string, unknown>, message: string) =>
    logger[severity](onlyAllowed(fields), message);
  return { info: write("info"), warn: write("warn"), error: write("error") };
}

function onlyAllowed(fields: Record<string, unknown>) {
  return Object.fromEntries(ALLOWED.filter((name) => name in fields).map((name) => [name, fields[name]]));
}

/** An address without its query and without ids, which may be secret. */
export function loggedPath(pathname: string): string {
  return pathname
    .split("/")
    .map((segment) => (segment.length > 20 || /\d.*\d.*\d/.test(segment) ? ":id" : segment))
    .join("/")
    .slice(0, 200);
}
