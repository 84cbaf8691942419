import { and, asc, eq, sql } from "drizzle-orm";
import type { SignInProviderName } from "#domain/sign-in-provider.ts";
import { federatedIdentities, members } from "#server/database/tables/people.ts";
import type { MemberRow } from "#server/identity/members-store.ts";
import type { Orm } from "#server/ports.ts";

export type LinkRow = typeof federatedIdentities.$inferSelect;
type ProviderSubject = Pick<LinkRow, "provider" | "subject">;

/** The member who signs in by this account of elsewhere. */
export async function findLinkedMember(
  orm: Orm,
  { provider, subject }: ProviderSubject,
): Promise<MemberRow | undefined> {
  const [found] = await orm
    .select({ member: members })
    .from(federatedIdentities)
    .innerJoin(members, eq(members.sub, federatedIdentities.sub))
    .where(and(eq(federatedIdentities.provider, provider), eq(federatedIdentities.subject, subject)));
  return found?.member;
}

export function listLinksOf(orm: Orm, sub: string): Promise<LinkRow[]> {
  return orm
    .select()
    .from(federatedIdentities)
    .where(eq(federatedIdentities.sub, sub))
    .orderBy(asc(federatedIdentities.createdAt), asc(federatedIdentities.provider));
}

/** By which providers whoever has this address signs in instead of by a password; none where they have one. */
export async function providersInstead(orm: Orm, email: string): Promise<SignInProviderName[]> {
  const found = await orm
    .select({ provider: federatedIdentities.provider })
    .from(federatedIdentities)
    .innerJoin(members, eq(members.sub, federatedIdentities.sub))
    .where(and(eq(members.email, email), eq(members.status, "EXTERNAL_PROVIDER")))
    .orderBy(asc(federatedIdentities.provider));
  return found.map(({ provider }) => provider);
}

/** Whoever links this account waits for who is at it. */
export async function lockAccount(tx: Orm, { provider, subject }: ProviderSubject): Promise<void> {
  const name = `federated ${provider} ${subject}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** False when the account is somebody's already, or the member has another of the same provider. */
export async function insertLink(orm: Orm, link: LinkRow): Promise<boolean> {
  const inserted = await orm
    .insert(federatedIdentities)
    .values(link)
    .onConflictDoNothing()
    .returning({ sub: federatedIdentities.sub });
  return inserted.length === 1;
}

/** Takes a link away; false where nothing would be left to sign in by. */
export function deleteLink(
  orm: Orm,
  { sub, provider }: { sub: string; provider: SignInProviderName },
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    // Two at once must not each leave the other's.
    const [member] = await tx.select().from(members).where(eq(members.sub, sub)).for("update");
    const others = (await listLinksOf(tx, sub)).filter((link) => link.provider !== provider);
    if (!member || (!hasPassword(member) && others.length === 0)) return false;
    const link = and(eq(federatedIdentities.sub, sub), eq(federatedIdentities.provider, provider));
    await tx.delete(federatedIdentities).where(link);
    return true;
  });
}

/** Whether the member knows a password; what is kept for one who came from elsewhere nobody knows. */
export function hasPassword({ status }: Pick<MemberRow, "status">): boolean {
  return status !== "EXTERNAL_PROVIDER";
}
