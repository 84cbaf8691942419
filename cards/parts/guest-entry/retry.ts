import { GuestRefusal } from "#cards/engine/guest.ts";
import { MINUTE_MS } from "#domain/duration.ts";

/** Refusals that pass by themselves: this minute is taken, or the server is busy. */
const PASSING = ["RATE_LIMITED", "BUSY"];
/** A hall is told the same second; it does not come back in the same instant. */
const SPREAD_MS = 2_000;
/** Whatever lasts longer than some full minutes is an outage, and the person decides. */
const MOST_WAITED_MS = 10 * MINUTE_MS;

type Waiting = {
  /** Told before every pause. */
  onWait(): void;
  /** Whether nobody waits for it any more. */
  isLeft(): boolean;
};

/** Retries what the server has no room for, as often and as late as it says: no guest is sent away because of others. */
export async function retryWhileLimited(
  act: () => Promise<void>,
  { onWait, isLeft }: Waiting,
): Promise<void> {
  for (let waited = 0; ; ) {
    try {
      return await act();
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause === undefined || waited > MOST_WAITED_MS) throw error;
      onWait();
      await new Promise((resolve) => setTimeout(resolve, pause));
      waited += pause;
      if (isLeft()) return;
    }
  }
}

function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof GuestRefusal) || !PASSING.includes(error.code)) return undefined;
  return error.retryAfterSeconds && error.retryAfterSeconds * 1_000 + Math.random() * SPREAD_MS;
}
