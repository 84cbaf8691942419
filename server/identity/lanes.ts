import { createConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import { tooManyRequests } from "./errors.ts";

/** Some seconds of work; who comes later is better served by being told to come back. */
const WAITING = 200;
const RETRY_AFTER_SECONDS = 5;

export type HashLane = "known" | "strangers";

/** For somebody by where they are known; null for everybody else. */
export function laneOf(place: string | null): HashLane {
  return place === null ? "strangers" : "known";
}

/**
 * Turns for work that takes a core for a while. Members where they signed in before have a lane of their own: however
 * many others ask at once, they wait for each other only.
 */
export function createLanes({ atOnce }: { atOnce: number }) {
  const refuse = () => tooManyRequests(RETRY_AFTER_SECONDS);
  const lanes = {
    known: createConcurrencyLimit({ atOnce: 1, waiting: WAITING, refuse }),
    strangers: createConcurrencyLimit({ atOnce, waiting: WAITING, refuse }),
  };
  return <Result>(lane: HashLane, work: () => Promise<Result>): Promise<Result> => lanes[lane](work);
}

export type Lanes = ReturnType<typeof createLanes>;
