import type { Design } from "#cards/kinds/photo/document.ts";
import type { CardSide } from "#cards/kinds/photo/sizes.ts";
import type { OnItsWay } from "./placeholder.ts";

/** What the board shows. */
export type View = {
  design: Design;
  side: CardSide;
  picked: ReadonlySet<string>;
  /** The photo that is moved within its edge, where one is. */
  cutting: string | null;
  /** Photos on their way, by the element they go to. */
  coming: ReadonlyMap<string, OnItsWay>;
};
