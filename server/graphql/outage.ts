/** What PostgreSQL and the network say when the database is away, full or too slow, not wrong. */
const CODES =
  /^(08...|53[0-3]00|57P0[1-3]|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The drivers' own errors carry no code. */
const SENTENCES =
  /^(connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|cannot use a pool after calling end|the embedded database has been closed)/i;

/** Whether the same call may succeed a little later: the database did not answer. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return CODES.test(code) || SENTENCES.test(error.message) || isOutage(error.cause);
}
