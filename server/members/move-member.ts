import { and, eq, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { type Member, ownerOf, type Subject } from "#domain/member.ts";
import { emailOutbox, lettersTable } from "#server/database/tables/admin.ts";
import { cards, cardVersions } from "#server/database/tables/cards.ts";
import { companies, companyFiles } from "#server/database/tables/companies.ts";
import { couponHolders, coupons } from "#server/database/tables/coupons.ts";
import { orders } from "#server/database/tables/orders.ts";
import { consents, movedMembers } from "#server/database/tables/people.ts";
import { photos } from "#server/database/tables/photos.ts";
import { vouchers } from "#server/database/tables/vouchers.ts";
import { weddingPlans } from "#server/database/tables/wedding-plans.ts";
import type { Orm } from "#server/ports.ts";

/** Where a member stands as an owner, or by their subject, and may stand any number of times. */
export const MEMBER_COLUMNS = {
  owner: [
    cards.owner,
    cardVersions.madeBy,
    coupons.createdBy,
    orders.owner,
    photos.owner,
    vouchers.createdBy,
    vouchers.cancelledBy,
    vouchers.claimedBy,
  ],
  subject: [companyFiles.sub, consents.sub, emailOutbox.member, lettersTable.member],
} as const satisfies Record<string, readonly PgColumn[]>;

/** Where they stand once: what they have under their new name already stays as it is. */
export const SINGLE_MEMBER_COLUMNS = [
  companies.sub,
  couponHolders.owner,
  weddingPlans.owner,
  weddingPlans.partner,
] as const;

type Moving = { former: Subject; member: Pick<Member, "id" | "username">; now: Date };

/**
 * Gives a member who came from the embedded pool what was theirs there: all of it or nothing, and once, whoever asks
 * again or at the same time. Says whether it was now. What admins did stays under the name by which they did it.
 */
export function moveMember(orm: Orm, { former, member, now }: Moving): Promise<boolean> {
  // The embedded pool names members by their subject.
  const [from, to] = [ownerOf({ id: former, username: former }), ownerOf(member)];
  return orm.transaction(async (tx) => {
    const first = await tx
      .insert(movedMembers)
      .values({ former, sub: member.id, movedAt: now })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return false;
    for (const column of MEMBER_COLUMNS.owner) await tx.execute(replacing(column, { from, to }));
    for (const column of MEMBER_COLUMNS.subject) {
      await tx.execute(replacing(column, { from: former, to: member.id }));
    }
    await moveCompany(tx, { former, sub: member.id });
    await tx.execute(sql`
      insert into ${couponHolders} (coupon, owner, used)
        select coupon, ${to}, used from ${couponHolders} where ${eq(couponHolders.owner, from)}
      on conflict (coupon, owner) do update set used = ${couponHolders.used} + excluded.used`);
    await tx.delete(couponHolders).where(eq(couponHolders.owner, from));
    await movePlans(tx, { from, to });
    return true;
  });
}

function replacing(column: PgColumn, { from, to }: { from: string; to: string }): SQL {
  return sql`update ${column.table} set ${sql.identifier(column.name)} = ${to} where ${eq(column, from)}`;
}

async function moveCompany(tx: Orm, { former, sub }: { former: Subject; sub: Subject }): Promise<void> {
  const own = alias(companies, "own");
  const theirs = tx.select({ id: own.id }).from(own).where(eq(own.sub, sub));
  await tx
    .update(companies)
    .set({ sub })
    .where(and(eq(companies.sub, former), notExists(theirs)));
}

type Owners = { from: ReturnType<typeof ownerOf>; to: ReturnType<typeof ownerOf> };

/** Who has begun another plan meanwhile keeps both, as somebody does to whom one is left; a partner has one. */
async function movePlans(tx: Orm, { from, to }: Owners): Promise<void> {
  const own = alias(weddingPlans, "own");
  const begun = tx
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.owner, to), eq(own.inherited, false)));
  await tx
    .update(weddingPlans)
    .set({
      owner: to,
      // Who followed their own invitation under the new name.
      partner: sql`nullif(${weddingPlans.partner}, ${to})`,
      inherited: sql`${weddingPlans.inherited} or exists (${begun})`,
    })
    .where(eq(weddingPlans.owner, from));
  const shared = tx.select({ id: own.id }).from(own).where(eq(own.partner, to));
  await tx
    .update(weddingPlans)
    .set({ partner: to })
    .where(and(eq(weddingPlans.partner, from), ne(weddingPlans.owner, to), notExists(shared)));
}
