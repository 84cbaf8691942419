import type { Vec } from "../maths/vec.ts";

/** A point on a surface as a material sees it: where it is in the world and on the cloth. */
export type Spot = { x: number; y: number; z: number; u: number; v: number };

/** How a surface answers light. */
export type Material = {
  colour: Vec | ((spot: Spot) => Vec);
  /** A clear coat over the colour: how blurred its reflections are, and how strong they are seen from above (0.04 for varnish). */
  gloss?: { roughness: number; strength: number; tint?: Vec };
  /** The share of scattered light that comes out on the other side: paper, petals, thin cloth. */
  through?: number;
  /** The share of light that meets the surface at all: gauze lets some of it pass straight through. */
  opacity?: number;
  /** Height in metres that roughens the surface without moving it. */
  bump?: (spot: Spot) => number;
  /** The width in metres over which `bump` is felt. */
  bumpWidth?: number;
  /** Light of its own. A glowing surface casts no shadow. */
  glow?: Vec | ((spot: Spot) => Vec);
};
