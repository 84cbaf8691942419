import { kindNamed, kindNames } from "#cards/kinds.ts";
import { carriesMark } from "#cards/plans.ts";
import { planNow } from "#server/flows/card-rights.ts";
import type { Orm } from "#server/ports.ts";
import { findBrand } from "#server/store/brands.ts";
import type { CardRow } from "#server/store/cards.ts";
import { followedEdition } from "#server/store/venues.ts";

/** Editions of what a page shows that is kept elsewhere: blocks it follows, a company's mark. Null where it shows none. */
export type Lent = { blocks: number | null; brand: string | null };

type Stamped = { liveVersion: number | null; isTrial: boolean; lent: Lent };

/** What may change of a card's page while it is open, whoever changed it: what it says, what it is lent, and our mark. */
export function stampOf({ liveVersion, isTrial, lent: { blocks, brand } }: Stamped): string {
  const parts = [
    `v${liveVersion}`,
    ...(isTrial ? ["trial"] : []),
    ...(blocks === null ? [] : [`blocks ${blocks}`]),
    ...(brand === null ? [] : [`brand ${brand}`]),
  ];
  return parts.join(" ");
}

/** Names a company's mark as it is now; null where the card has none. */
export function brandEdition(
  { company }: Pick<CardRow, "company">,
  brand: { version: number } | undefined,
): string | null {
  return brand ? `${company} ${brand.version}` : null;
}

type Kept = { row: CardRow; kept: string; now: Date };

/** The stamp that a card's page would have now. Blocks are asked for only where the kept page follows some. */
export async function stampNow(orm: Orm, { row, kept, now }: Kept): Promise<string> {
  const [blocks, company, isTrial] = await Promise.all([
    kept.includes(" blocks ") ? followedEdition(orm, row.id) : null,
    row.company ? findBrand(orm, row.company) : undefined,
    isMarked(orm, { row, now }),
  ]);
  const lent = { blocks, brand: brandEdition(row, company) };
  return stampOf({ liveVersion: row.liveVersion, isTrial, lent });
}

/** The kind of a stored card may be gone from the program; then nobody opens its page. */
async function isMarked(orm: Orm, { row, now }: Omit<Kept, "kept">): Promise<boolean> {
  const known = kindNames.find((name) => name === row.kind);
  if (!known) return false;
  const kind = kindNamed(known);
  return carriesMark(kind, (await planNow(orm, { kind, card: row, now })).plan);
}
