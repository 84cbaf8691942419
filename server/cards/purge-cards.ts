import { keepingEndedFor, undoEndedFor } from "#domain/card-life.ts";
import type { Clock, Database } from "#server/ports.ts";
import { removeDeletedCards, removeEndedCards } from "./removal-store.ts";

/** Removes cards that cannot be brought back any more. Returns how many of each. */
export async function purgeCards({
  database: { orm },
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<Record<string, number>> {
  const now = clock.now();
  return {
    deletedCards: await removeDeletedCards(orm, undoEndedFor(now)),
    endedCards: await removeEndedCards(orm, keepingEndedFor(now)),
  };
}
