import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { type Photo, photoAddress } from "#cards/photo.ts";
import type { FontName } from "#cards/themes/fonts.ts";
import { fontFilesFor } from "#server/fonts.ts";
import type { Files } from "#server/ports.ts";

export type Font = { name: string; data: Buffer; weight: 400; style: "normal" };

/** Each file is a family of its own: the drawer takes a letter from the first that has it. */
export async function fontsFor(
  name: FontName | undefined,
  wish: { text: string; weight: number },
): Promise<Font[]> {
  const font = name && name !== "pretendard" && name !== "cormorant-garamond" ? name : "gowun-dodum";
  const files = await fontFilesFor(font, { ...wish, text: `${wish.text} ` });
  return files.map((data, index) => ({ name: `${font} ${index}`, data, weight: 400, style: "normal" }));
}

const publicFolder = new URL("../../public", import.meta.url);

type Cut = { files: Files; width: number; height: number };

/** Cut to this size around what the maker wants seen. */
export async function cutPhoto(photo: Photo, { files, width, height }: Cut): Promise<string | null> {
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
