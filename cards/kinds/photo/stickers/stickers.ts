import { animals } from "./animals.ts";
import { birthdayStickers } from "./birthday.ts";
import { flowers } from "./flowers.ts";
import { hearts } from "./hearts.ts";
import { shapeStickers } from "./shapes.ts";
import { skies } from "./sky.ts";
import { snacks } from "./snacks.ts";
import type { PhotoSticker } from "./sticker.ts";
import { wordStickers } from "./words.ts";

export type StickerGroup = { name: string; label: string; stickers: readonly PhotoSticker[] };

/** Every sticker, as a maker finds them. */
export const shelves: readonly StickerGroup[] = [
  { name: "birthday", label: "생일", stickers: birthdayStickers },
  { name: "hearts", label: "하트·리본", stickers: hearts },
  { name: "flowers", label: "꽃·잎", stickers: flowers },
  { name: "animals", label: "동물", stickers: animals },
  { name: "sky", label: "하늘·날씨", stickers: skies },
  { name: "snacks", label: "간식", stickers: snacks },
  { name: "words", label: "손글씨", stickers: wordStickers },
  { name: "shapes", label: "도형·테이프", stickers: shapeStickers },
];

const byName = new Map(shelves.flatMap(({ stickers }) => stickers).map((sticker) => [sticker.name, sticker]));

/** Null for one that is not there (any more). */
export function stickerNamed(name: string): PhotoSticker | null {
  return byName.get(name) ?? null;
}
