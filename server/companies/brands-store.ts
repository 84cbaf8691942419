import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import { cards } from "#server/database/tables/cards.ts";
import { companies } from "#server/database/tables/companies.ts";
import { handOvers } from "#server/database/tables/hand-overs.ts";
import { orders } from "#server/database/tables/orders.ts";
import { vouchers } from "#server/database/tables/vouchers.ts";
import { isActiveOrder } from "#server/orders/public.ts";
import type { Orm } from "#server/ports.ts";

/** What cards carry of a company; undefined where it is not approved. */
export async function findBrand(orm: Orm, id: string) {
  const [company] = await orm
    .select({
      name: companies.name,
      logo: companies.logo,
      color: companies.color,
      type: companies.type,
      version: companies.version,
    })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.state, "approved")));
  if (!company) return undefined;
  const { logo, type, ...brand } = company;
  return { ...brand, logo: logo && `/media/${logo}`, isFuneralHall: type === "funeral" };
}

/**
 * Whose customer's card it is: of who handed it over last, else of who gave the first voucher that pays for it. Null
 * where nobody did, and once such an order is on its way back.
 */
export async function companyBehind(orm: Orm, card: CardId): Promise<string | null> {
  const handed = orm
    .select({ company: handOvers.company })
    .from(handOvers)
    .where(and(eq(handOvers.card, card), isNotNull(handOvers.takenAt)))
    .orderBy(sql`${handOvers.takenAt} desc`)
    .limit(1);
  const paying = orm
    .select({ company: vouchers.company })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.order))
    .where(and(eq(orders.card, card), isActiveOrder, isNotNull(vouchers.company)))
    .orderBy(orders.paidAt, orders.id)
    .limit(1);
  const [row] = await orm
    .select({ company: sql<string | null>`coalesce((${handed}), (${paying}))` })
    .from(cards)
    .where(eq(cards.id, card));
  return row?.company ?? null;
}
