import { readable, settledPalette } from "#cards/themes/colour.ts";
import type { Colour } from "#cards/themes/theme.ts";
import { themeNamed } from "#cards/themes/themes.ts";
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

/** Of small text (WCAG AA). */
const TEXT_CONTRAST = 4.5;

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

/** The mark in a colour that can be read on this card. */
export function markOn({ theme }: Pick<CardContent, "theme">, brand: Brand): Brand {
  const { paper } = settledPalette(themeNamed(theme.name), theme.choice);
  return { ...brand, color: brand.color && inkOn(paper, brand.color as Colour) };
}

/** A company's colour as it can be read on this paper: darker or lighter where it could not. */
export function inkOn(paper: Colour, color: Colour): Colour {
  return readable({ colour: color, on: paper, atLeast: TEXT_CONTRAST });
}
