import { Refusal } from "#domain/refusal.ts";
import { networkOf } from "#server/identity/rates.ts";

/** Each holds a socket and some kilobytes. */
const MOST = 5_000;
/** A hall full of open cards behind one address. */
const MOST_OF_A_NETWORK = 300;
const RETRY_AFTER_SECONDS = 30;

export type Streams = ReturnType<typeof createStreams>;

/** Answers that stay open, until their reader goes or all are ended. */
export function createStreams() {
  const open = new Map<AsyncIterator<string>, string>();
  let isEnding = false;

  return {
    /** Refuses a stream beyond those that may be open. */
    refuseTooMany(ip: string): void {
      const network = networkOf(ip);
      const theirs = [...open.values()].filter((other) => other === network).length;
      if (theirs >= MOST_OF_A_NETWORK) {
        throw new Refusal("RATE_LIMITED", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      if (isEnding || open.size >= MOST) {
        throw new Refusal("BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
    },

    bodyOf(events: AsyncIterator<string>, ip: string): ReadableStream<Uint8Array> {
      const encoder = new TextEncoder();
      open.set(events, networkOf(ip));
      return new ReadableStream({
        async pull(controller) {
          const { done, value } = await events.next();
          if (!done) return controller.enqueue(encoder.encode(value));
          open.delete(events);
          controller.close();
        },
        async cancel() {
          open.delete(events);
          await events.return?.();
        },
      });
    },

    /** Ends what is open and takes nothing new: the process is about to stop. */
    async end(): Promise<void> {
      isEnding = true;
      await Promise.all([...open.keys()].map((events) => events.return?.()));
    },
  };
}
