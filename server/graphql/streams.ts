import { Refusal } from "#domain/refusal.ts";
import { networkOf } from "#server/limits/rate-limit.ts";

/** Each holds a socket and some kilobytes. */
const MOST = 5_000;
/** A hall full of open cards behind one address. */
const MOST_OF_A_NETWORK = 300;
const RETRY_AFTER_SECONDS = 30;

/** Answers that stay open, until their reader goes or all are ended. */
export function createStreams() {
  /** By their networks; those that are being opened have no events yet. */
  const places = new Map<symbol, { network: string; events?: AsyncIterator<string> }>();
  let isEnding = false;

  return {
    /** A place for one more; refuses beyond those that may be open. Whoever does not use it leaves it. */
    take(ip: string) {
      const network = networkOf(ip);
      const theirs = [...places.values()].filter((other) => other.network === network);
      if (theirs.length >= MOST_OF_A_NETWORK) {
        throw new Refusal("RATE_LIMITED", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      if (isEnding || places.size >= MOST) {
        throw new Refusal("BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      const place = Symbol(network);
      places.set(place, { network });
      const leave = () => places.delete(place);

      return {
        leave,
        bodyOf(events: AsyncIterator<string>): ReadableStream<Uint8Array> {
          const encoder = new TextEncoder();
          places.set(place, { network, events });
          return new ReadableStream({
            async pull(controller) {
              const { done, value } = await events.next();
              if (!done) return controller.enqueue(encoder.encode(value));
              leave();
              controller.close();
            },
            async cancel() {
              leave();
              await events.return?.();
            },
          });
        },
      };
    },

    /** Ends what is open and takes nothing new: the process is about to stop. */
    async end(): Promise<void> {
      isEnding = true;
      await Promise.all([...places.values()].map(({ events }) => events?.return?.()));
    },
  };
}
