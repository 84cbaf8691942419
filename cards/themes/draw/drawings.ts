import type { ComponentType } from "react";

/** A cover may set the day in large figures, on a postmark or on the edge of a film. */
export type CoverProps = { date?: { year: string; month: string; day: string } };

/** What every world draws. */
export type Drawings = {
  /** Small, over a section's heading. */
  Ornament: ComponentType;
  /** Between two sections. */
  Divider: ComponentType;
  /** Around the cover's words; fills its positioned parent and takes no pointer. */
  CoverFrame: ComponentType<CoverProps>;
  /** A pattern over the whole sheet; fills its positioned parent, under everything. */
  Background?: ComponentType;
  /** The mark at the end of a card. */
  Seal: ComponentType;
};
