import { Refusal } from "#domain/refusal.ts";

/** A decoded picture, upright, in sRGB. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** The largest that phones take have 48 million; decoding more would take the memory of a small machine. */
export const MAX_PIXELS = 50_000_000;
/** Longer than any panorama; a strip of a million pixels is no photo. */
const MAX_EDGE = 20_000;

/** Decides by what the header says, before anything is decoded. */
export function refuseTooManyPixels({
  width,
  height,
  frames,
}: {
  width: number;
  height: number;
  frames: number;
}) {
  if (width < 1 || height < 1) throw new Refusal("IMAGE_BROKEN");
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_EDGE || frames > 1) {
    throw new Refusal("IMAGE_TOO_LARGE");
  }
}
