import type { Look } from "./develop/look.ts";
import type { Stage } from "./light/stage.ts";
import type { Vec } from "./maths/vec.ts";

type Titled = {
  /** The name of its files in public/art. */
  name: string;
  /** What a guest who cannot see it is told, in Korean. */
  alt: string;
  /** Portrait (3:4) where not said. */
  format?: "portrait" | "landscape";
  look: Look;
};

/** A scene in space, lit by following light. */
export type LitScene = Titled & {
  stage: () => Stage;
  /** Rays per pixel: more where light is hard to find. */
  samples: number;
  /** The share of the full size at which light is followed; more where texture matters. */
  traced?: number;
};

/** A scene on paper: a colour for every place, both from 0 to 1, y downwards. */
export type PaintedScene = Titled & { paint: () => (x: number, y: number) => Vec };

export type Scene = LitScene | PaintedScene;
