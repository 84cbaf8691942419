import { cardFrames } from "./card-frames.ts";
import type { Frame } from "./frame.ts";
import { photoFrames } from "./photo-frames.ts";

/** Every frame, as a maker finds them. */
export const frames: readonly Frame[] = [...photoFrames, ...cardFrames];

const byName = new Map(frames.map((frame) => [frame.name, frame]));

/** Null for one that is not there (any more). */
export function frameNamed(name: string): Frame | null {
  return byName.get(name) ?? null;
}
