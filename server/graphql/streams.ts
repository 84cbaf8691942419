import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "#domain/refusal.ts";
import { networkOf } from "#server/limits/rate-limit.ts";

/** Each holds a socket and some kilobytes. */
const MOST = 5_000;
/** A hall full of open cards behind one address. */
const MOST_OF_A_NETWORK = 300;
const RETRY_AFTER_SECONDS = 30;
/** So many are ended at once, and then others are answered. */
const SLICE = 50;
/** Whoever is sent away comes back after a while of their own, so that nobody is run over by all of them. */
const RETRY_MS = { least: 1_000, most: 8_000 };

type Place = { network: string; end?: () => Promise<unknown> };

/** Answers that stay open, until their reader goes or all are ended. */
export function createStreams() {
  /** By their networks; those that are being opened have no end yet. */
  const places = new Map<symbol, Place>();
  let isEnding = false;

  return {
    /** A place for one more; refuses beyond those that may be open. Whoever does not use it leaves it. */
    take(ip: string) {
      const network = networkOf(ip);
      const theirs = [...places.values()].filter((other) => other.network === network);
      if (theirs.length >= MOST_OF_A_NETWORK) {
        throw new Refusal("RATE_LIMITED", { limit: "streams", retryAfterSeconds: RETRY_AFTER_SECONDS });
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
          let farewell = "";
          const end = async () => {
            farewell = `retry: ${retryMs()}\n\n`;
            await events.return?.();
          };
          places.set(place, { network, end });
          // Whoever was being let in while all were ended goes with them.
          if (isEnding) void end();
          return new ReadableStream({
            async pull(controller) {
              const { done, value } = await events.next();
              if (!done) return controller.enqueue(encoder.encode(value));
              leave();
              if (farewell) controller.enqueue(encoder.encode(farewell));
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

    /** How many are open, or being opened. */
    size: () => places.size,

    /** Ends what is open, a few at a time within `overMs`, and takes nothing new: the process is about to stop. */
    async end({ overMs = 0, slice = SLICE } = {}): Promise<void> {
      isEnding = true;
      const ends = [...places.values()].flatMap(({ end }) => end ?? []);
      const slices = Math.ceil(ends.length / slice);
      for (let from = 0; from < ends.length; from += slice) {
        await Promise.all(ends.slice(from, from + slice).map((end) => end()));
        if (overMs > 0 && from + slice < ends.length) await sleep(jittered(overMs / slices));
      }
    },
  };
}

/** Anything up to this, so that machines which stop together do not send theirs away in step. */
function jittered(ms: number): number {
  return ms * (0.5 + Math.random() / 2);
}

function retryMs(): number {
  return Math.round(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least));
}
