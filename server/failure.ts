import { DrizzleQueryError } from "drizzle-orm/errors";
import { sourceStack } from "./source-stack.ts";

/** What PostgreSQL and the network say when the database is away, full or too slow, not wrong. */
const CODES =
  /^(08...|53[0-3]00|57P0[1-3]|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The drivers' own errors carry no code. */
const SENTENCES =
  /^(connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error|client was closed|cannot use a pool after calling end|the embedded database has been closed)/i;

/** Whether the same call may succeed a little later: the database did not answer. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return CODES.test(code) || SENTENCES.test(error.message) || isOutage(error.cause);
}

/** Whether somebody else was first with what may be there only once. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isDuplicate(error.cause);
}

/** A failure for the log: where and why, without the values of a query, which are what people typed. */
export function describeFailure(error: unknown): { error: string; stack: string } {
  return {
    error: error instanceof Error ? error.constructor.name : typeof error,
    stack: sourceStack(traceOf(error)),
  };
}

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  if (!(error instanceof DrizzleQueryError)) return error.stack ?? error.message;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return [`Failed query: ${error.query}`, ...frames, `caused by ${traceOf(error.cause)}`].join("\n");
}
