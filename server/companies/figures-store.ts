import { and, eq, isNull, sql } from "drizzle-orm";
import type { Owner } from "#domain/member.ts";
import { isNotHidden } from "#server/cards/public.ts";
import { cards } from "#server/database/tables/cards.ts";
import { coupons } from "#server/database/tables/coupons.ts";
import type { Orm } from "#server/ports.ts";

type Asked = { company: string; owner: Owner; now: Date };

/** What a company counts: cards of its account and orders with its coupons. */
export async function companyFigures(orm: Orm, { company, owner, now }: Asked) {
  const isOpen = sql`${cards.status} = 'published' and ${isNotHidden}
    and (${cards.expiresAt} is null or ${cards.expiresAt} > ${now.toISOString()}::timestamptz)`;
  const [own] = await orm
    .select({
      cards: sql<number>`count(*)::int`,
      openCards: sql<number>`count(*) filter (where ${isOpen})::int`,
      views: sql<number>`coalesce(sum(${cards.views}), 0)::int`,
    })
    .from(cards)
    .where(and(eq(cards.owner, owner), isNull(cards.deletedAt)));
  const [used] = await orm
    .select({ couponUses: sql<number>`coalesce(sum(${coupons.used}), 0)::int` })
    .from(coupons)
    .where(eq(coupons.company, company));
  return { cards: 0, openCards: 0, views: 0, ...own, couponUses: used?.couponUses ?? 0 };
}
