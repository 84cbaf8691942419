import { cardFrames } from "./card-frames.ts";
import type { PhotoFrame } from "./frame.ts";
import { photoFrames } from "./photo-frames.ts";

/** Every frame, as a maker finds them. */
export const frames: readonly PhotoFrame[] = [...photoFrames, ...cardFrames];

const byName = new Map(frames.map((frame) => [frame.name, frame]));

/** Null for one that is not there (any more). */
export function frameNamed(name: string): PhotoFrame | null {
  return byName.get(name) ?? null;
}
