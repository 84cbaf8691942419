import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { type Photo, photoAddress } from "#cards/engine/photo.ts";
import type { Files } from "#server/ports.ts";

const publicFolder = new URL("../../public/", import.meta.url);

/** A photo as it is stored, and what of it its maker wants seen. */
export type PhotoBytes = { bytes: Buffer; focus: Photo["focus"] };

/** Null where it cannot be read, and the picture is drawn without. */
export async function readPhoto(photo: Photo, files: Files): Promise<PhotoBytes | null> {
  const bytes = await storedBytes(photoAddress(photo, 800), files).catch(() => null);
  return bytes && { bytes, focus: photo.focus };
}

async function storedBytes(address: string, files: Files): Promise<Buffer | null> {
  if (!address.startsWith("/media/")) return readFile(new URL(`.${address}`, publicFolder));
  const file = await files.read(address.slice("/media/".length));
  return file && buffer(file.body);
}
