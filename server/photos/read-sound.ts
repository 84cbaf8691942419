import { MAX_SOUND_BYTES, MAX_SOUND_SECONDS, refusedSound, type SoundType } from "#domain/sound.ts";
import { isBoxed, m4aSound } from "./m4a-boxes.ts";
import { mp3Frames } from "./mp3-frames.ts";

export type ReadSound = { type: SoundType; seconds: number; body: Buffer };

/** What a file is by its bytes, whatever it was called, without what it says of its title, its maker or its place. */
export function readSound(file: Buffer): ReadSound {
  if (file.length === 0) throw refusedSound("empty");
  if (file.length > MAX_SOUND_BYTES) throw refusedSound("large");
  const type = isBoxed(file) ? "m4a" : "mp3";
  const found = type === "m4a" ? m4aSound(file) : mp3Frames(file);
  if (!found) throw refusedSound("other");
  if (found.seconds > MAX_SOUND_SECONDS) throw refusedSound("long");
  // Shorter than a tenth of a second is a file that was cut off.
  if (found.seconds < 0.1) throw refusedSound("broken");
  return { type, seconds: Math.ceil(found.seconds), body: found.body };
}
