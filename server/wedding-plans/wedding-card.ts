import { ownerOf } from "#domain/member.ts";
import { kindOf } from "#server/cards/content.ts";
import { listCards } from "#server/cards/public.ts";
import { cardContentOf } from "#server/cards/schema.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";

/** Who has more cards of other kinds than these changed the one for the wedding long ago. */
const LOOKED_AT = 20;

/** The caller's own card for a wedding that has a day, the last changed first. */
export async function weddingCardOf(context: Context): Promise<{ title: string; date: string } | null> {
  const owner = ownerOf(memberOf(context));
  const cards = await listCards(context.database.orm, { owner, limit: LOOKED_AT });
  for (const card of cards) {
    const { carriedOver } = kindOf(context, card);
    if (!carriedOver || card.eventDate === null) continue;
    const content = await cardContentOf(context, { card, version: card.draftVersion });
    if (carriedOver(content).gathering === "wedding") return { title: card.title, date: card.eventDate };
  }
  return null;
}
