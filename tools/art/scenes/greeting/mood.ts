import type { Look } from "../../develop/look.ts";

/** Quiet colours for a greeting: snow, ink, clay, lamplight. */
export const greeting: Look = {
  exposure: 0,
  contrast: 1.16,
  saturation: 1.05,
  darks: [0.032, 0.032, 0.038],
  lights: [1, 0.985, 0.96],
  bloom: 0.11,
  vignette: 0.9,
  grain: 0.012,
};
