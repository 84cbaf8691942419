import type { Vec } from "../maths/vec.ts";

/** How light becomes a picture: the film and the darkroom. One look is shared by the scenes of a mood. */
export type Look = {
  /** Stops; 0 keeps the light as it is. */
  exposure: number;
  /** 1 is a soft print, 1.4 a hard one. */
  contrast: number;
  /** 1 keeps the colours. */
  saturation: number;
  /** Added to the darks and multiplied into the lights of the finished print. */
  darks: Vec;
  lights: Vec;
  /** How much light spills around bright places, 0 to 1. */
  bloom: number;
  /** How far the corners fall off, in stops. */
  vignette: number;
  grain: number;
};
