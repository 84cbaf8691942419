import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { photoWidths } from "#cards/engine/photo.ts";
import { type SoundType, soundTypes } from "#domain/sound.ts";
import type { Files } from "#server/ports.ts";
import type { DrawnSizes } from "./draw-sizes.ts";

/** 128 bits: whoever has not been shown a photo does not find it. */
const KEY_BYTES = 16;
const KEY = /^u\/([0-9a-f]{32})$/;
const SIZES = `-(?:${photoWidths.join("|")})\\.webp`;
const SOUNDS = `\\.(?:${Object.keys(soundTypes).join("|")})`;
const SERVED = new RegExp(`^(u/[0-9a-f]{32})(?:${SIZES}|${SOUNDS})$`);

/** A new photo's name, as cards know it. */
export function newPhotoKey(): string {
  return `u/${randomBytes(KEY_BYTES).toString("hex")}`;
}

export function isPhotoKey(key: string): boolean {
  return KEY.test(key);
}

/** The photo or the music of a file that guests may fetch; undefined for every other file. */
export function photoOfFile(file: string): string | undefined {
  return SERVED.exec(file)?.[1];
}

/** Where a browser puts what it sends; never served. */
export function sentPhotoFile(key: string): string {
  return `in/${nameOf(key)}`;
}

/** The largest size, for cutting and printing; never served. */
export function keptFile(key: string): string {
  return `k/${nameOf(key)}`;
}

/** All files of a photo, or none of them when this throws. */
export async function writeSizes(
  files: Files,
  { key, drawn }: { key: string; drawn: DrawnSizes },
): Promise<void> {
  try {
    const written = drawn.sizes.map(({ width, type, body }) =>
      files.write({ key: width === "kept" ? keptFile(key) : servedFile(key, width), type, body }),
    );
    // What is still being written would come after it was removed.
    await Promise.allSettled(written);
    await Promise.all(written);
  } catch (error) {
    await removeSizes(files, key).catch(() => undefined);
    throw error;
  }
}

/** Where music lies that guests hear. */
export function soundFile(key: string, type: SoundType): string {
  return `${key}.${type}`;
}

/** Removes whatever there is of a photo, or of music. */
export async function removePhotoFiles(files: Files, key: string): Promise<void> {
  await files.remove(sentPhotoFile(key));
  await removeSizes(files, key);
  await files.remove(soundFile(key, "mp3"));
  await files.remove(soundFile(key, "m4a"));
}

export async function readWhole(files: Files, file: string): Promise<Buffer | null> {
  const stored = await files.read(file);
  return stored && buffer(stored.body);
}

async function removeSizes(files: Files, key: string): Promise<void> {
  for (const width of photoWidths) await files.remove(servedFile(key, width));
  await files.remove(keptFile(key));
}

function servedFile(key: string, width: number): string {
  return `${key}-${width}.webp`;
}

function nameOf(key: string): string {
  const name = KEY.exec(key)?.[1];
  if (!name) throw new Error(`${key} names no photo of ours`);
  return name;
}
