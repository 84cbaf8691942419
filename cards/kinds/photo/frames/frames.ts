import { readSvg } from "#cards/kinds/photo/read-svg.ts";
import { svgFile } from "#cards/kinds/photo/svg-files.ts";
import named from "#content/frames/frames.json" with { type: "json" };
import type { PhotoFrame } from "./frame.ts";
import { rectangle, whole } from "./outlines.ts";
import { photoFrameShapes } from "./photo-frames.ts";

/** Around a photo of any size: drawn by a program, so that nothing of it is stretched. */
function photoFrame({ name, ...look }: (typeof named.photo)[number]): PhotoFrame {
  const shape = photoFrameShapes[name];
  if (!shape) throw new Error(`No frame is drawn for ${name} of content/frames/frames.json`);
  return { name, ...look, for: "photo", shape };
}

/** Along the edge of the sheet, which has one size: a file draws it. */
function cardFrame(look: (typeof named.card)[number]): PhotoFrame {
  const { colours, strokes } = readSvg(svgFile("frames", look.name));
  const shape: PhotoFrame["shape"] = (size) => {
    const sheet = whole(size);
    return { opening: sheet, clip: rectangle(sheet), under: [], over: strokes };
  };
  return { ...look, for: "card", colours, shape };
}

/** Every frame, as a maker finds them. */
export const frames: readonly PhotoFrame[] = [...named.photo.map(photoFrame), ...named.card.map(cardFrame)];

const byName = new Map(frames.map((frame) => [frame.name, frame]));

/** Null for one that is not there (any more). */
export function frameNamed(name: string): PhotoFrame | null {
  return byName.get(name) ?? null;
}
