import { kindNamed, kindNames } from "#cards/kinds.ts";
import { carriesMark } from "#cards/plans.ts";
import type { Orm } from "#server/ports.ts";
import { findBrand } from "#server/store/brands.ts";
import type { CardRow } from "#server/store/cards.ts";
import { followedEdition } from "#server/store/venues.ts";

/** Editions of what a page shows that is kept elsewhere: blocks it follows, a company's mark. Null where it shows none. */
export type Lent = { blocks: number | null; brand: number | null };

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

/** The stamp that a card's page would have now. Blocks are asked for only where the kept page follows some. */
export async function stampNow(orm: Orm, { row, kept }: { row: CardRow; kept: string }): Promise<string> {
  const [blocks, company] = await Promise.all([
    kept.includes(" blocks ") ? followedEdition(orm, row.id) : null,
    row.company ? findBrand(orm, row.company) : undefined,
  ]);
  const lent = { blocks, brand: company?.version ?? null };
  return stampOf({ liveVersion: row.liveVersion, isTrial: isMarked(row), lent });
}

/** The kind of a stored card may be gone from the program; then nobody opens its page. */
function isMarked({ kind, plan }: Pick<CardRow, "kind" | "plan">): boolean {
  const known = kindNames.find((name) => name === kind);
  return known !== undefined && carriesMark(kindNamed(known), plan);
}
