import { birthday } from "./birthday.ts";
import type { Sticker } from "./sticker.ts";

export type Shelf = { name: string; label: string; stickers: readonly Sticker[] };

/** Every sticker, as a maker finds them. */
export const shelves: readonly Shelf[] = [{ name: "birthday", label: "생일", stickers: birthday }];

const byName = new Map(shelves.flatMap(({ stickers }) => stickers).map((sticker) => [sticker.name, sticker]));

/** Null for one that is not there (any more). */
export function stickerNamed(name: string): Sticker | null {
  return byName.get(name) ?? null;
}
