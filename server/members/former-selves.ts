import type { Member, Subject } from "#domain/member.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import type { Clock, Database, Identity, Log } from "#server/ports.ts";
import { moveMember } from "./move-member.ts";

/** Whoever is forgotten is asked about once more. */
const MOST_REMEMBERED = 50_000;

type Parts = { database: Database; clock: Clock; log: Log };

/**
 * The same identities, and who came from another pool has what was theirs there before their first call is answered.
 * The pool is asked once about each member in each process; where it is silent the call is refused, because somebody
 * who finds nothing begins anew.
 */
export function withFormerSelves(identity: Identity, { database, clock, log }: Parts): Identity {
  if (!identity.former) return identity;
  const settled = createLruCache<Subject, Promise<void>>(MOST_REMEMBERED);

  async function settle(member: Member): Promise<void> {
    const former = await identity.former?.(member);
    if (!former) return;
    const isMoved = await moveMember(database.orm, { former, member, now: clock.now() });
    if (isMoved) log.info({}, "a member who came from another pool has what was theirs");
  }

  return {
    ...identity,
    async member(token) {
      const member = await identity.member(token);
      const known = settled.get(member.id);
      if (known) {
        await known;
        return member;
      }
      const settling = settle(member);
      settled.set(member.id, settling);
      await settling.catch((failure) => {
        settled.delete(member.id);
        throw failure;
      });
      return member;
    },
  };
}
