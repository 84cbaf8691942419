import { networkOf } from "#server/limits/rate-limit.ts";
import type { Clock, Database, Orm } from "#server/ports.ts";
import type { MemberAccount } from "./accounts.ts";
import type { Peer } from "./protocol.ts";
import type { Secrets } from "./secrets.ts";
import { isPlaceKnown, rememberPlace } from "./sign-in-places-store.ts";

/** Asked for where there is no account, so that the answer takes as long. */
const NOBODY = "00000000-0000-4000-8000-000000000000";

type Parts = { database: Database; clock: Clock; secrets: Secrets };
export type Places = ReturnType<typeof createPlaces>;

/** The networks from which members signed in, or proved that the mailbox is theirs. */
export function createPlaces({ database, clock, secrets }: Parts) {
  const placeOf = (sub: string, { ip }: Peer) =>
    secrets.fingerprint("sign-in-place", `${sub} ${networkOf(ip)}`).toString("base64url");

  return {
    /** The place of somebody who is known there; null for everybody else. */
    async knownTo(
      { member }: Pick<MemberAccount, "member">,
      peer: Peer,
      orm: Orm = database.orm,
    ): Promise<string | null> {
      const sub = member?.sub ?? NOBODY;
      const place = placeOf(sub, peer);
      return (await isPlaceKnown(orm, { sub, place })) ? place : null;
    },

    async remember(sub: string, peer: Peer, orm: Orm = database.orm): Promise<void> {
      await rememberPlace(orm, { sub, place: placeOf(sub, peer), now: clock.now() });
    },
  };
}
