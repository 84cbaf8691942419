import { eq, or, sql } from "drizzle-orm";
import { identities } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";

export type IdentityRow = typeof identities.$inferSelect;

/** The identity, or the one it was joined into. */
export async function findIdentity(orm: Orm, id: string): Promise<IdentityRow | undefined> {
  const [identity] = await orm.select().from(identities).where(eq(identities.id, id));
  return identity?.joinedInto ? findIdentity(orm, identity.joinedInto) : identity;
}

export async function insertGuestIdentity(orm: Orm, guest: { id: string; now: Date }): Promise<void> {
  await orm.insert(identities).values({ id: guest.id, createdAt: guest.now });
}

/** The member's identity, which is `id` when there was none; of several at once, one makes it. */
export async function memberIdentity(
  orm: Orm,
  member: { sub: string; id: string; now: Date },
): Promise<string> {
  return orm.transaction(async (tx) => {
    await lockMember(tx, member.sub);
    const own = await identityOf(tx, member.sub);
    if (own) return own.id;
    await tx.insert(identities).values({ id: member.id, sub: member.sub, createdAt: member.now });
    return member.id;
  });
}

export type Joining = { id: string } | "unknown" | "of another member";

/** Joins a guest to the member: the guest's identity becomes the member's, or leads to the one there is. */
export function joinIdentity(orm: Orm, join: { guest: string; sub: string }): Promise<Joining> {
  return orm.transaction(async (tx) => {
    await lockMember(tx, join.sub);
    const guest = await lockIdentity(tx, join.guest);
    if (!guest) return "unknown";
    if (guest.sub) return guest.sub === join.sub ? { id: guest.id } : "of another member";
    const own = await identityOf(tx, join.sub);
    if (!own) {
      await tx.update(identities).set({ sub: join.sub }).where(eq(identities.id, guest.id));
      return { id: guest.id };
    }
    // With those that led to this guest, so that one step is always enough.
    const joined = or(eq(identities.id, guest.id), eq(identities.joinedInto, guest.id));
    await tx.update(identities).set({ joinedInto: own.id }).where(joined);
    return { id: own.id };
  });
}

/** A member's identity, and the guests' that were joined to it. */
export async function deleteIdentitiesOf(tx: Orm, sub: string): Promise<void> {
  await lockMember(tx, sub);
  const own = await identityOf(tx, sub);
  if (!own) return;
  await tx.delete(identities).where(or(eq(identities.id, own.id), eq(identities.joinedInto, own.id)));
}

/** Signing in on two devices at once must not give a member two identities. */
async function lockMember(tx: Orm, sub: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${sub}`}, 0))`);
}

async function lockIdentity(tx: Orm, id: string): Promise<IdentityRow | undefined> {
  const [identity] = await tx.select().from(identities).where(eq(identities.id, id)).for("update");
  return identity?.joinedInto ? lockIdentity(tx, identity.joinedInto) : identity;
}

async function identityOf(tx: Orm, sub: string): Promise<IdentityRow | undefined> {
  const [identity] = await tx.select().from(identities).where(eq(identities.sub, sub));
  return identity;
}
