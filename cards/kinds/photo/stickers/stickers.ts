import { readSvg } from "#cards/kinds/photo/read-svg.ts";
import { svgFile } from "#cards/kinds/photo/svg-files.ts";
import groups from "#content/stickers/stickers.json" with { type: "json" };
import type { PhotoSticker } from "./sticker.ts";

export type StickerGroup = { name: string; label: string; stickers: readonly PhotoSticker[] };

/** Every sticker, as a maker finds them. */
export const shelves: readonly StickerGroup[] = groups.map(({ name, label, stickers }) => ({
  name,
  label,
  stickers: stickers.map((sticker) => ({ ...sticker, ...readSvg(svgFile("stickers", sticker.name)) })),
}));

const byName = new Map(shelves.flatMap(({ stickers }) => stickers).map((sticker) => [sticker.name, sticker]));

/** Null for one that is not there (any more). */
export function stickerNamed(name: string): PhotoSticker | null {
  return byName.get(name) ?? null;
}
