import { type ComponentType, lazy } from "react";
import type { CardContent } from "./card.ts";
import type { KindName } from "./kinds.ts";

type SmallPicture = ComponentType<{ content: CardContent }>;

/** How a card looks as small as a stamp, of kinds whose first section would not show it. Fetched when one is near. */
const pictures: Partial<Record<KindName, SmallPicture>> = {
  photo: lazy(() =>
    import("./photo/small-picture.tsx").then(({ SmallPicture }) => ({ default: SmallPicture })),
  ),
};

/** Null for a kind that is shown by its first section. */
export function smallPictureOf(kind: string): SmallPicture | null {
  return pictures[kind as KindName] ?? null;
}
