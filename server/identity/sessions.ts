import { randomUUID } from "node:crypto";
import { DAY_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Clock, Database, Orm } from "#server/ports.ts";
import type { MemberRow } from "./members-store.ts";
import {
  findSession,
  insertSession,
  revokeSession,
  revokeSessionsOf,
  type SessionRow,
  sessionIdsOf,
} from "./sessions-store.ts";
import { createTtlCache } from "./ttl-cache.ts";

const LIFETIME_MS = 30 * DAY_MS;
/** How long another process may go on believing in a session that was ended here: half of the promised minute. */
const BELIEVED_MS = 30_000;

/** A session whose member may act now, with the member as the database has it. */
export type LiveSession = { session: SessionRow; member: MemberRow };
type Parts = { database: Database; clock: Clock };
export type Sessions = ReturnType<typeof createSessions>;

/** Sign-ins: started, looked up with every call of a member, and ended. */
export function createSessions({ database: { orm }, clock }: Parts) {
  const memory = createTtlCache<LiveSession>({ clock, ms: BELIEVED_MS });

  async function live(id: string): Promise<LiveSession> {
    const found = await findSession(orm, id);
    if (!found || found.session.revokedAt || !found.member.enabled) throw new Refusal("TOKEN_INVALID");
    return found;
  }

  return {
    live,
    forget: memory.forget,

    /** The same, at most half a minute old. */
    recentlyLive: (id: string): Promise<LiveSession> => memory.recall(id, () => live(id)),

    /** Undefined when a session has been started by this id before. `signedInAt`: when they proved who they are. */
    async start(
      sub: string,
      { id = randomUUID(), signedInAt }: { id?: string; signedInAt?: Date } = {},
    ): Promise<SessionRow | undefined> {
      const now = clock.now();
      const session = {
        id,
        sub,
        generation: 0,
        signedInAt: signedInAt ?? now,
        rotatedAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
        revokedAt: null,
      };
      return (await insertSession(orm, session)) ? session : undefined;
    },

    async end(id: string): Promise<void> {
      await revokeSession(orm, { id, now: clock.now() });
      memory.forget([id]);
    },

    /** Ends every session of a member, but not `except`; inside the caller's transaction if there is one. */
    async endAllOf(
      sub: string,
      { except, within = orm }: { except?: string; within?: Orm } = {},
    ): Promise<void> {
      memory.forget(await revokeSessionsOf(within, { sub, except, now: clock.now() }));
    },

    /** After something about the member changed that every call depends on. */
    async forgetAllOf(sub: string): Promise<void> {
      memory.forget(await sessionIdsOf(orm, sub));
    },
  };
}
