import { DAY_MS } from "#domain/duration.ts";
import type { Clock, Database } from "#server/ports.ts";
import { forgetHolders } from "./store.ts";
import { deleteOldTries } from "./tries-store.ts";

/** Questions about a purchase come within a year of it. */
const REMEMBERED_DAYS = 365;
/** Far beyond any lock. */
const TRIES_DAYS = 1;

/** Forgets whose a voucher was, a year after it was taken, cancelled or too late; and wrong digits of yesterday. */
export async function forgetVouchers({ database, clock }: { database: Database; clock: Clock }) {
  const now = clock.now().getTime();
  return {
    holders: await forgetHolders(database.orm, new Date(now - REMEMBERED_DAYS * DAY_MS)),
    tries: await deleteOldTries(database.orm, new Date(now - TRIES_DAYS * DAY_MS)),
  };
}
