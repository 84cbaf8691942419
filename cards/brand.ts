import type { CardContent } from "./card.ts";
import type { Kind } from "./kind.ts";

/** What stands at the foot of a customer's card. */
export type Brand = {
  name: string;
  /** Where its picture lies; null where there is none, or none fits. */
  logo: string | null;
  /** As in #8a6d3b; null where the card's own quiet colour does. */
  color: string | null;
};

type Company = Brand & { isFuneralHall: boolean };

/**
 * A company's mark as a card carries it; null where it carries none. Its maker may hide it. A card of grief names only
 * the funeral hall whose own notice it is, and nothing besides its name.
 */
export function brandFor(
  { isSolemn }: Pick<Kind, "isSolemn">,
  { content, company }: { content: Pick<CardContent, "hidesBrand">; company: Company },
): Brand | null {
  const { name, logo, color, isFuneralHall } = company;
  if (content.hidesBrand) return null;
  if (isSolemn) return isFuneralHall ? { name, logo: null, color: null } : null;
  return { name, logo, color };
}
