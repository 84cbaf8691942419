import { readFile } from "node:fs/promises";
import { type Photo, photoAddress } from "#cards/engine/photo.ts";
import type { Print } from "#cards/engine/print.ts";
import { keptFile, readWhole } from "#server/photos/photo-files.ts";
import type { Files } from "#server/ports.ts";

const publicFolder = new URL("../../public/", import.meta.url);

/** Every photo of a print by its key; one that cannot be read is left out, and its card is printed without it. */
export async function readPhotos(print: Print, files: Files): Promise<Map<string, Buffer>> {
  const read = new Map<string, Buffer>();
  for (const mark of print.cards
    .flatMap(({ front, back }) => [...front, ...back])
    .flatMap(({ marks }) => marks)) {
    if (mark.type !== "photo" || read.has(mark.photo.key)) continue;
    const stored = await storedPhoto(mark.photo, files).catch(() => null);
    if (stored) read.set(mark.photo.key, stored);
  }
  return read;
}

/** The largest that is kept of what a member sent; of our own drawings the largest there is. */
async function storedPhoto(photo: Photo, files: Files): Promise<Buffer | null> {
  if (photo.key.startsWith("u/")) return readWhole(files, keptFile(photo.key));
  return readFile(new URL(`.${photoAddress(photo, 1600)}`, publicFolder));
}
