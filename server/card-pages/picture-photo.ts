import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { type Photo, photoAddress } from "#cards/engine/photo.ts";
import type { Files } from "#server/ports.ts";

const publicFolder = new URL("../../public", import.meta.url);

type Cut = { files: Files; width: number; height: number };

/** Cut to this size around what the maker wants seen; null where it cannot be read, and the picture is drawn without. */
export function cutPhoto(photo: Photo, size: Cut): Promise<string | null> {
  return cut(photo, size).catch(() => null);
}

async function cut(photo: Photo, { files, width, height }: Cut): Promise<string | null> {
  const address = photoAddress(photo, 800);
  const stored = address.startsWith("/media/")
    ? await files.read(address.slice("/media/".length)).then((file) => file && buffer(file.body))
    : await readFile(new URL(`.${address}`, `${publicFolder}/`));
  if (!stored) return null;
  const { width: ownWidth = width, height: ownHeight = height } = await sharp(stored).metadata();
  const scale = Math.max(width / ownWidth, height / ownHeight);
  const [wide, high] = [Math.ceil(ownWidth * scale), Math.ceil(ownHeight * scale)];
  const jpeg = await sharp(stored)
    .resize(wide, high)
    .extract({
      left: Math.round((wide - width) * photo.focus.x),
      top: Math.round((high - height) * photo.focus.y),
      width,
      height,
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
