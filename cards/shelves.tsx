import type { FunctionComponent } from "react";
import type { KindName } from "./kinds.ts";
import type { ShelfProps } from "./shelf.ts";

type Shelf = FunctionComponent<ShelfProps>;

/** The shelves of the kinds that declare one, fetched when somebody stands before it. */
export const shelves: Partial<Record<KindName, () => Promise<{ default: Shelf }>>> = {
  photo: () => import("./photo/binder/binder.tsx").then(({ Binder }) => ({ default: Binder })),
};
