import { and, eq, inArray, like, lt, ne, sql } from "drizzle-orm";
import { members } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";

export type MemberRow = typeof members.$inferSelect;

/** What the database keeps of a password. */
export type KeptPassword = Pick<MemberRow, "passwordHash" | "srpSalt" | "srpVerifier">;

export async function findMember(orm: Orm, sub: string): Promise<MemberRow | undefined> {
  const [member] = await orm.select().from(members).where(eq(members.sub, sub));
  return member;
}

export async function findMemberByEmail(orm: Orm, email: string): Promise<MemberRow | undefined> {
  const [member] = await orm.select().from(members).where(eq(members.email, email));
  return member;
}

export async function findMemberByUsername(orm: Orm, username: string): Promise<MemberRow | undefined> {
  const [member] = await orm.select().from(members).where(eq(members.username, username));
  return member;
}

/** Of these those who are members. */
export async function knownSubjects(orm: Orm, subs: readonly string[]): Promise<string[]> {
  const known = await orm
    .select({ sub: members.sub })
    .from(members)
    .where(inArray(members.sub, [...subs]));
  return known.map(({ sub }) => sub);
}

/** Members whose address begins like this, in the order of the alphabet. */
export function listMembersByEmail(
  orm: Orm,
  { email, limit }: { email: string; limit: number },
): Promise<MemberRow[]> {
  const beginning = `${email.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return orm.select().from(members).where(like(members.email, beginning)).orderBy(members.email).limit(limit);
}

/** What is kept, sealed, of the passwords of some members, whoever they are. */
export async function someVerifiers(orm: Orm, limit: number): Promise<string[]> {
  const rows = await orm.select({ verifier: members.srpVerifier }).from(members).limit(limit);
  return rows.map(({ verifier }) => verifier);
}

/** False when the address is taken; of two at once, one is told so. */
export async function insertMember(orm: Orm, row: typeof members.$inferInsert): Promise<boolean> {
  const inserted = await orm
    .insert(members)
    .values(row)
    .onConflictDoNothing()
    .returning({ sub: members.sub });
  return inserted.length === 1;
}

/** False when nobody with this address waits for confirmation. */
export async function confirmMember(orm: Orm, member: { email: string; now: Date }): Promise<boolean> {
  const confirmed = await orm
    .update(members)
    .set({ status: "CONFIRMED", emailVerified: true, updatedAt: member.now })
    .where(and(eq(members.email, member.email), eq(members.status, "UNCONFIRMED")))
    .returning({ sub: members.sub });
  return confirmed.length === 1;
}

export async function setPassword(
  orm: Orm,
  change: { sub: string; password: KeptPassword; now: Date },
): Promise<void> {
  await orm
    .update(members)
    .set({ ...change.password, updatedAt: change.now })
    .where(eq(members.sub, change.sub));
}

/** For whoever proved that the mailbox is theirs: a new password, and nothing left to confirm. */
export async function resetPassword(
  orm: Orm,
  change: { sub: string; password: KeptPassword; now: Date },
): Promise<void> {
  await orm
    .update(members)
    .set({ ...change.password, status: "CONFIRMED", emailVerified: true, updatedAt: change.now })
    .where(eq(members.sub, change.sub));
}

/** Replaces a one-time password; false when that has been done already. */
export async function replaceOneTimePassword(
  orm: Orm,
  change: { sub: string; password: KeptPassword; now: Date },
): Promise<boolean> {
  const replaced = await orm
    .update(members)
    .set({ ...change.password, status: "CONFIRMED", updatedAt: change.now })
    .where(and(eq(members.sub, change.sub), eq(members.status, "FORCE_CHANGE_PASSWORD")))
    .returning({ sub: members.sub });
  return replaced.length === 1;
}

export type MemberProfile = Partial<Pick<MemberRow, "name" | "provider" | "pendingEmail">>;

export async function updateProfile(
  orm: Orm,
  change: { sub: string; profile: MemberProfile; now: Date },
): Promise<void> {
  await orm
    .update(members)
    .set({ ...change.profile, updatedAt: change.now })
    .where(eq(members.sub, change.sub));
}

/** Makes the waiting address the address; false when it is no longer the one waiting. Throws when it is taken. */
export async function takePendingEmail(
  orm: Orm,
  change: { sub: string; email: string; now: Date },
): Promise<boolean> {
  const taken = await orm
    .update(members)
    .set({ email: change.email, emailVerified: true, pendingEmail: null, updatedAt: change.now })
    .where(and(eq(members.sub, change.sub), eq(members.pendingEmail, change.email)))
    .returning({ sub: members.sub });
  return taken.length === 1;
}

/** The member's subject; undefined when nobody has confirmed this address. */
export async function addToGroup(
  orm: Orm,
  change: { email: string; group: string; now: Date },
): Promise<string | undefined> {
  const group = sql`${change.group}::text`;
  const [member] = await orm
    .update(members)
    .set({
      groups: sql`case when ${group} = any(${members.groups}) then ${members.groups} else array_append(${members.groups}, ${group}) end`,
      updatedAt: change.now,
    })
    .where(and(eq(members.email, change.email), ne(members.status, "UNCONFIRMED")))
    .returning({ sub: members.sub });
  return member?.sub;
}

type GroupChange = { sub: string; group: string; isIn: boolean; now: Date };

export async function setGroup(orm: Orm, { sub, group, isIn, now }: GroupChange): Promise<void> {
  const without = sql`array_remove(${members.groups}, ${group}::text)`;
  const groups = isIn ? sql`array_append(${without}, ${group}::text)` : without;
  await orm.update(members).set({ groups, updatedAt: now }).where(eq(members.sub, sub));
}

type Enabling = { sub: string; enabled: boolean; now: Date };

export async function setEnabled(orm: Orm, { sub, enabled, now }: Enabling): Promise<void> {
  await orm.update(members).set({ enabled, updatedAt: now }).where(eq(members.sub, sub));
}

export async function deleteMember(orm: Orm, sub: string): Promise<MemberRow | undefined> {
  const [member] = await orm.delete(members).where(eq(members.sub, sub)).returning();
  return member;
}

export async function deleteUnconfirmedMember(orm: Orm, email: string): Promise<void> {
  await orm.delete(members).where(and(eq(members.email, email), eq(members.status, "UNCONFIRMED")));
}

export async function deleteUnconfirmedMembers(orm: Orm, madeBefore: Date): Promise<number> {
  const deleted = await orm
    .delete(members)
    .where(and(eq(members.status, "UNCONFIRMED"), lt(members.createdAt, madeBefore)))
    .returning({ sub: members.sub });
  return deleted.length;
}
