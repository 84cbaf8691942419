import { Refusal } from "#domain/refusal.ts";

/** How long a service of the cloud is waited for. */
export const CLOUD_PATIENCE = {
  connectMs: 2_000,
  /** Until a small question is answered. */
  answerMs: 3_000,
};

/** Somebody who comes back sooner would meet the same outage. */
const RETRY_SECONDS = 5;

/** Asks with a signal that ends after so long. What begins with the answer, such as a body, may take longer. */
export async function withDeadline<Answer>(
  ms: number,
  ask: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), ms);
  try {
    return await ask({ abortSignal: deadline.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** What people hear while something we rely on does not answer; the cause is for the log. */
export function unavailable(cause: unknown): Refusal {
  const refusal = new Refusal("BUSY", { retryAfterSeconds: RETRY_SECONDS });
  refusal.cause = cause;
  return refusal;
}
