import { type CardContent, readCard, readSection } from "#cards/engine/card.ts";
import { blocksOf, withBlocks } from "#cards/engine/follow.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { type VenueBlock, venueBlock } from "#cards/sections/venue/block.ts";
import type { CardId } from "#domain/card-id.ts";
import type { Orm } from "#server/ports.ts";
import { followedBy, type KeptVenue } from "#server/venues/public.ts";
import { findVersion } from "./versions-store.ts";

type Wanted = { kind: Kind; card: CardId; version: number };

/** What a card says, and the edition of the blocks it follows: null where it follows none. */
export type ReadVersion = { content: CardContent; blocksVersion: number | null };

/** A version of a card in the kind's present shape, with what it follows as that is now. Undefined when there is none. */
export async function readVersion(
  orm: Orm,
  { kind, card, version }: Wanted,
): Promise<ReadVersion | undefined> {
  const stored = await findVersion(orm, { card, version });
  if (!stored) return undefined;
  const content = readCard(kind, stored.content);
  if (blocksOf(content).length === 0) return { content, blocksVersion: null };
  const followed = await followedBy(orm, card);
  const blocks = new Map(followed.map((venue) => [venue.id, blockPlaceOf(venue)]));
  const blocksVersion = followed.reduce((sum, { edition }) => sum + edition, 0);
  return { content: withBlocks(kind, { content, blocks }), blocksVersion };
}

/** What a block says, in its present shape. */
export function blockPlaceOf({ content }: Pick<KeptVenue, "content">): VenueBlock {
  const { version: _version, ...place } = readSection(venueBlock, content);
  return place as VenueBlock;
}
