import { type CardContent, readCard, readSection } from "#cards/card.ts";
import { blocksOf, withBlocks } from "#cards/follow.ts";
import type { Kind } from "#cards/kind.ts";
import { type Place, venueBlock } from "#cards/sections/venue/block.ts";
import type { CardId } from "#domain/card-id.ts";
import type { Orm } from "#server/ports.ts";
import { findVersion } from "#server/store/card-versions.ts";
import { followedBy, type KeptVenue } from "#server/store/venues.ts";

type Wanted = { kind: Kind; card: CardId; version: number };

/** What a card says, and the edition of the blocks it follows: null where it follows none. */
export type ReadVersion = { content: CardContent; blocksEdition: number | null };

/** A version of a card in the kind's present shape, with what it follows as that is now. Undefined when there is none. */
export async function readVersion(
  orm: Orm,
  { kind, card, version }: Wanted,
): Promise<ReadVersion | undefined> {
  const stored = await findVersion(orm, { card, version });
  if (!stored) return undefined;
  const content = readCard(kind, stored.content);
  if (blocksOf(content).length === 0) return { content, blocksEdition: null };
  const followed = await followedBy(orm, card);
  const blocks = new Map(followed.map((venue) => [venue.id, placeOf(venue)]));
  const blocksEdition = followed.reduce((sum, { edition }) => sum + edition, 0);
  return { content: withBlocks(kind, { content, blocks }), blocksEdition };
}

/** What a block says, in its present shape. */
export function placeOf({ content }: Pick<KeptVenue, "content">): Place {
  const { version: _version, ...place } = readSection(venueBlock, content);
  return place as Place;
}
