import { DAY_MS } from "#domain/duration.ts";
import { deleteExpiredCodes } from "./codes-store.ts";
import { deleteUnconfirmedMembers } from "./members-store.ts";
import type { Pool } from "./pool.ts";
import { deleteEndedSessions } from "./sessions-store.ts";
import { deleteOldFailures } from "./sign-in-failures-store.ts";
import { deleteOldPlaces } from "./sign-in-places-store.ts";
import { deleteExpiredSigningKeys } from "./signing-keys-store.ts";

/** An address that was never confirmed is free again after this. */
const UNCONFIRMED_MS = 7 * DAY_MS;
/** Longer than any token or challenge that may still name the session. */
const ENDED_SESSION_MS = DAY_MS;
/** Who stopped guessing a day ago starts anew. */
const FAILURES_MS = DAY_MS;

/** Who comes back to a place after a season is somebody new there. */
const PLACES_MS = 90 * DAY_MS;

/** Deletes what has served its time. Returns how much of each. */
export async function purge({ database: { orm }, clock }: Pool): Promise<Record<string, number>> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    codes: await deleteExpiredCodes(orm, now),
    sessions: await deleteEndedSessions(orm, before(ENDED_SESSION_MS)),
    failures: await deleteOldFailures(orm, before(FAILURES_MS)),
    places: await deleteOldPlaces(orm, before(PLACES_MS)),
    unconfirmedMembers: await deleteUnconfirmedMembers(orm, before(UNCONFIRMED_MS)),
    signingKeys: await deleteExpiredSigningKeys(orm, now),
  };
}
