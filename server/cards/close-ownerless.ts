import { type Owner, subjectOf } from "#domain/member.ts";
import { knownSubjects } from "#server/identity/members-store.ts";
import { readCursor, writeCursor } from "#server/jobs/store.ts";
import type { Clock, Database, Identity } from "#server/ports.ts";
import { deleteCardsOf, listOwners } from "./removal-store.ts";

const NAME = "close-ownerless";
/** A pool of Amazon's answers for one owner in some hundredths of a second: this takes some minutes. */
const OWNERS_A_NIGHT = 10_000;
const AT_ONCE = 200;
/** So many who are asked together are never gone by half of their own accord. */
const ENOUGH_TO_DOUBT = 20;

type Parts = {
  database: Database;
  identity: Pick<Identity, "gone">;
  clock: Clock;
  ownersANight?: number;
};

/**
 * Closes the cards of those who are in the user pool no more: a pool that is not ours lets members delete themselves,
 * and its operator delete them, without our hearing of it. Asks for owners, not for cards, and goes on where the night
 * before ended. Only a pool that says that somebody is gone counts; where it fails the next night asks again.
 */
export async function closeOwnerless(parts: Parts): Promise<Record<string, number>> {
  const { database, clock, ownersANight = OWNERS_A_NIGHT } = parts;
  const counts = { asked: 0, gone: 0, closed: 0 };
  while (counts.asked < ownersANight) {
    const after = (await readCursor(database.orm, NAME)) as Owner | null;
    const limit = Math.min(AT_ONCE, ownersANight - counts.asked);
    const some = await listOwners(database.orm, { after, limit });
    const gone = await goneAmong(parts, some);
    for (const owner of gone) {
      const closed = await deleteCardsOf(database.orm, { owner, now: clock.now() });
      counts.closed += closed.length;
    }
    counts.asked += some.length;
    counts.gone += gone.length;
    const isLast = some.length < limit;
    await writeCursor(database.orm, { name: NAME, cursor: isLast ? null : (some.at(-1) ?? null) });
    if (isLast) break;
  }
  return counts;
}

/** Refuses to believe that most are gone: the settings name another pool then. */
async function goneAmong({ identity, database }: Parts, owners: readonly Owner[]): Promise<Owner[]> {
  const unknown = await identity.gone(owners);
  // Who is in the embedded pool still moves from there, when they sign in next.
  const toCome = new Set(await knownSubjects(database.orm, unknown.map(subjectOf)));
  const gone = unknown.filter((owner) => !toCome.has(subjectOf(owner)));
  if (owners.length >= ENOUGH_TO_DOUBT && gone.length > owners.length / 2) {
    throw new Error(
      `Of ${owners.length} owners ${gone.length} are unknown: this is another pool than theirs`,
    );
  }
  return gone;
}
