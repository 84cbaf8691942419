import { carriesMark } from "#cards/engine/plans.ts";
import { kindNamed, kindNames } from "#cards/kinds/kinds.ts";
import { planNow } from "#server/cards/card-rights.ts";
import type { CardRow } from "#server/cards/store.ts";
import { findBrand } from "#server/companies/brands-store.ts";
import type { Orm } from "#server/ports.ts";
import { followedVersion } from "#server/venues/store.ts";

/** Editions of what a page shows that is kept elsewhere: blocks it follows, a company's mark. Null where it shows none. */
export type ExternalVersions = { blocks: number | null; brand: string | null };

type Stamped = { liveVersion: number | null; isTrial: boolean; externalVersions: ExternalVersions };

/** What may change of a card's page while it is open, whoever changed it: what it says, what it is externalVersions, and our mark. */
export function cacheKeyOf({ liveVersion, isTrial, externalVersions: { blocks, brand } }: Stamped): string {
  const parts = [
    `v${liveVersion}`,
    ...(isTrial ? ["trial"] : []),
    ...(blocks === null ? [] : [`blocks ${blocks}`]),
    ...(brand === null ? [] : [`brand ${brand}`]),
  ];
  return parts.join(" ");
}

/** Names a company's mark as it is now; null where the card has none. */
export function brandVersion(
  { company }: Pick<CardRow, "company">,
  brand: { version: number } | undefined,
): string | null {
  return brand ? `${company} ${brand.version}` : null;
}

type Kept = { row: CardRow; kept: string; now: Date };

/** The stamp that a card's page would have now. Blocks are asked for only where the kept page follows some. */
export async function currentCacheKey(orm: Orm, { row, kept, now }: Kept): Promise<string> {
  const [blocks, company, isTrial] = await Promise.all([
    kept.includes(" blocks ") ? followedVersion(orm, row.id) : null,
    row.company ? findBrand(orm, row.company) : undefined,
    isMarked(orm, { row, now }),
  ]);
  const externalVersions = { blocks, brand: brandVersion(row, company) };
  return cacheKeyOf({ liveVersion: row.liveVersion, isTrial, externalVersions });
}

/** The kind of a stored card may be gone from the program; then nobody opens its page. */
async function isMarked(orm: Orm, { row, now }: Omit<Kept, "kept">): Promise<boolean> {
  const known = kindNames.find((name) => name === row.kind);
  if (!known) return false;
  const kind = kindNamed(known);
  return carriesMark(kind, (await planNow(orm, { kind, card: row, now })).plan);
}
