import sharp from "sharp";
import type { PhotoBytes } from "./read-photo.ts";

type Size = { width: number; height: number };

/** Cut to this size around what the maker wants seen; null where it is no picture, and what shows it is drawn without. */
export function cutPhoto(photo: PhotoBytes, size: Size): Promise<string | null> {
  return cut(photo, size).catch(() => null);
}

async function cut({ bytes, focus }: PhotoBytes, { width, height }: Size): Promise<string> {
  const { width: ownWidth = width, height: ownHeight = height } = await sharp(bytes).metadata();
  const scale = Math.max(width / ownWidth, height / ownHeight);
  const [wide, high] = [Math.ceil(ownWidth * scale), Math.ceil(ownHeight * scale)];
  const jpeg = await sharp(bytes)
    .resize(wide, high)
    .extract({
      left: Math.round((wide - width) * focus.x),
      top: Math.round((high - height) * focus.y),
      width,
      height,
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
