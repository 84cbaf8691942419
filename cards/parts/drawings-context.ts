import { createContext } from "react";
import type { Drawings } from "#cards/themes/draw/drawings.ts";

const nothing = () => null;

/** The drawings of the card's theme, for whatever stands on the card. */
export const DrawingsContext = createContext<Drawings>({
  Ornament: nothing,
  Divider: nothing,
  CoverFrame: nothing,
  Seal: nothing,
});
