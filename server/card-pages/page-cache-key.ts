import { carriesMark } from "#cards/engine/plans.ts";
import { kindNamed, kindNames } from "#cards/kinds/kinds.ts";
import { planNow } from "#server/cards/card-rights.ts";
import type { CardRow } from "#server/cards/public.ts";
import { findBrand } from "#server/companies/public.ts";
import type { Orm } from "#server/ports.ts";
import { followedVersion } from "#server/venues/public.ts";

/** Versions of what a page shows but the card does not store: the venue blocks it follows, its company's brand. Null where there is none. */
export type ExternalVersions = { blocks: number | null; brand: string | null };

type KeyParts = { liveVersion: number | null; isTrial: boolean; externalVersions: ExternalVersions };

/**
 * The cache key of a card's page: what people can change of it, that is the live version, whether it carries our trial
 * mark, the blocks it follows and its company's brand. A cached page with another key is stale: compared
 * where changes are not heard (`isCurrent` in `card-pages.ts`); what time alone changes is `until` in `shown-card.ts`.
 */
export function cacheKeyOf({ liveVersion, isTrial, externalVersions: { blocks, brand } }: KeyParts): string {
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

type Cached = { row: CardRow; kept: string; now: Date };

/** The cache key this page would get now. Blocks are queried only where the cached page follows some. */
export async function currentCacheKey(orm: Orm, { row, kept, now }: Cached): Promise<string> {
  const [blocks, company, isTrial] = await Promise.all([
    kept.includes(" blocks ") ? followedVersion(orm, row.id) : null,
    row.company ? findBrand(orm, row.company) : undefined,
    isMarked(orm, { row, now }),
  ]);
  const externalVersions = { blocks, brand: brandVersion(row, company) };
  return cacheKeyOf({ liveVersion: row.liveVersion, isTrial, externalVersions });
}

/** The kind of a stored card may be gone from the program; then nobody opens its page. */
async function isMarked(orm: Orm, { row, now }: Omit<Cached, "kept">): Promise<boolean> {
  const known = kindNames.find((name) => name === row.kind);
  if (!known) return false;
  const kind = kindNamed(known);
  return carriesMark(kind, (await planNow(orm, { kind, card: row, now })).plan);
}
