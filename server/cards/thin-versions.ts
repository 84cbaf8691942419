import { historySettledFor, versionsToDrop } from "#domain/card-history.ts";
import type { Clock, Database } from "#server/ports.ts";
import { type ChangedCursor, dropVersions, listSaved } from "./versions-store.ts";

/** Few enough for one statement, whatever was saved of each. */
const CARDS_AT_ONCE = 50;

type Parts = { database: Database; clock: Clock };

/**
 * Lets old versions of cards grow sparse. Their photos stay with the card: one step back in an open editor, or a device
 * that was away, may bring one back.
 */
export async function thinVersions(
  parts: Parts,
  after?: ChangedCursor,
): Promise<{ droppedVersions: number }> {
  const { orm } = parts.database;
  const now = parts.clock.now();
  const some = await listSaved(orm, { changedAfter: historySettledFor(now), after, limit: CARDS_AT_ONCE });
  const last = some.at(-1);
  if (!last) return { droppedVersions: 0 };
  let dropped = 0;
  for (const { card, versions } of some) {
    dropped += await dropVersions(orm, { card, versions: versionsToDrop(versions, now) });
  }
  const rest = await thinVersions(parts, last);
  return { droppedVersions: dropped + rest.droppedVersions };
}
