import { type CardContent, part } from "#cards/engine/card.ts";
import type { Facts } from "#cards/engine/kind.ts";
import { venue } from "./section.ts";

/** Where it is, as the card says it outside its own page; the way there is told only where guests see it on the page. */
export function venuePlaceOf(content: CardContent): Facts["place"] {
  const { name, hall, address } = part(content, venue);
  const way = content.hidden.includes(venue.name) ? "" : address.trim();
  if (!name.trim() && !way) return null;
  return { name: [name.trim(), hall.trim()].filter(Boolean).join(" "), address: way };
}
