import { ownerOf } from "#domain/member.ts";
import { listCards } from "#server/store/cards.ts";
import { contentOf } from "./card.ts";
import { kindOf } from "./card-content.ts";
import { type Context, memberOf } from "./context.ts";

/** Who has more cards of other kinds than these changed the one for the wedding long ago. */
const LOOKED_AT = 20;

/** The caller's own card for a wedding that has a day, the last changed first. */
export async function weddingCardOf(context: Context): Promise<{ title: string; date: string } | null> {
  const owner = ownerOf(memberOf(context));
  const cards = await listCards(context.database.orm, { owner, limit: LOOKED_AT });
  for (const card of cards) {
    const { legacy } = kindOf(context, card);
    if (!legacy || card.eventDate === null) continue;
    const content = await contentOf(context, { card, version: card.draftVersion });
    if (legacy(content).gathering === "wedding") return { title: card.title, date: card.eventDate };
  }
  return null;
}
