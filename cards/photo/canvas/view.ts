import type { Design } from "../document.ts";
import type { Side } from "../sizes.ts";
import type { OnItsWay } from "./placeholder.ts";

/** What the board shows. */
export type View = {
  design: Design;
  side: Side;
  picked: ReadonlySet<string>;
  /** The photo that is moved within its edge, where one is. */
  cutting: string | null;
  /** Photos on their way, by the element they go to. */
  coming: ReadonlyMap<string, OnItsWay>;
};
