import { and, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import { members, sessions } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";
import type { MemberRow } from "./members-store.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** False when the id exists: what started this session has been used before. */
export async function insertSession(orm: Orm, row: typeof sessions.$inferInsert): Promise<boolean> {
  const inserted = await orm
    .insert(sessions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: sessions.id });
  return inserted.length === 1;
}

export async function findSession(
  orm: Orm,
  id: string,
): Promise<{ session: SessionRow; member: MemberRow } | undefined> {
  const [found] = await orm
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.sub, sessions.sub))
    .where(eq(sessions.id, id));
  return found;
}

type Generation = { id: string; generation: number; now: Date };

/** The next generation, for exactly one of those who present the current one. */
export async function rotateSession(orm: Orm, { id, generation, now }: Generation): Promise<boolean> {
  const rotated = await orm
    .update(sessions)
    .set({ generation: sql`${sessions.generation} + 1`, rotatedAt: now })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.generation, generation),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning({ id: sessions.id });
  return rotated.length === 1;
}

/** Ends a session whose earlier generation came back, unless that generation was replaced after `graceStart`. */
export async function revokeReusedSession(
  orm: Orm,
  reuse: Generation & { graceStart: Date },
): Promise<boolean> {
  const revoked = await orm
    .update(sessions)
    .set({ revokedAt: reuse.now })
    .where(
      and(
        eq(sessions.id, reuse.id),
        isNull(sessions.revokedAt),
        gt(sessions.generation, reuse.generation),
        or(gt(sessions.generation, reuse.generation + 1), lte(sessions.rotatedAt, reuse.graceStart)),
      ),
    )
    .returning({ id: sessions.id });
  return revoked.length === 1;
}

export async function revokeSession(orm: Orm, session: { id: string; now: Date }): Promise<void> {
  await orm
    .update(sessions)
    .set({ revokedAt: session.now })
    .where(and(eq(sessions.id, session.id), isNull(sessions.revokedAt)));
}

/** Returns the ids of the sessions that this ended. */
export async function revokeSessionsOf(
  orm: Orm,
  whose: { sub: string; now: Date; except?: string },
): Promise<string[]> {
  const revoked = await orm
    .update(sessions)
    .set({ revokedAt: whose.now })
    .where(
      and(
        eq(sessions.sub, whose.sub),
        isNull(sessions.revokedAt),
        whose.except ? ne(sessions.id, whose.except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  return revoked.map(({ id }) => id);
}

export async function sessionIdsOf(orm: Orm, sub: string): Promise<string[]> {
  const found = await orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.sub, sub));
  return found.map(({ id }) => id);
}

export async function deleteEndedSessions(orm: Orm, endedBefore: Date): Promise<number> {
  const deleted = await orm
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, endedBefore), lte(sessions.revokedAt, endedBefore)))
    .returning({ id: sessions.id });
  return deleted.length;
}
