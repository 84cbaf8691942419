import { NETWORKS_KEPT_DAYS } from "#domain/burst.ts";
import { DAY_MS } from "#domain/duration.ts";
import type { Clock, Database } from "#server/ports.ts";
import { forgetOldNetworks } from "./bursts-store.ts";

/** Forgets from which networks guesses came where nobody drew winners; a draw forgets its own. */
export async function forgetNetworks({ database, clock }: { database: Database; clock: Clock }) {
  const until = new Date(clock.now().getTime() - NETWORKS_KEPT_DAYS * DAY_MS);
  return { networks: await forgetOldNetworks(database.orm, { until }) };
}
