import { CannotStart } from "#server/cannot-start.ts";
import { sourceStack } from "#server/source-stack.ts";

/** What its reader can mend is told by its sentence; a bug by where it is. */
export function endWithSentence(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")) {
    return `No space is left (${error.message}); free some, remove what was begun, and try again.`;
  }
  // What the running app says of itself, and how to call us, has no code and no stack worth reading.
  const isBug = !(error instanceof CannotStart) && error.constructor !== Error;
  return isBug || !error.message ? sourceStack(error.stack ?? error.name) : error.message;
}
