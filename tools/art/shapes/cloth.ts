import { clouds, noise } from "../maths/noise.ts";
import { type Shape, sheet } from "./shape.ts";

type Curtain = {
  width: number;
  height: number;
  /** How many folds, and how deep. */
  folds: number;
  depth: number;
  seed: number;
  /** How far the wind carries a place, 0 to 1 across and down. */
  wind?: (u: number, v: number) => number;
};

/** A curtain in the x–y plane that hangs from y = height; folds come forward along z. */
export function curtain({ width, height, folds, depth, seed, wind = () => 0 }: Curtain): Shape {
  return sheet({
    across: folds * 14,
    along: 60,
    at: (u, v) => {
      const loose = 0.5 + 0.5 * v;
      const phase = u * folds * 2 * Math.PI + 1.1 * noise(u * folds * 0.6, seed, v * 0.8) * loose + seed;
      const fold = Math.sin(phase) + 0.35 * Math.sin(2.1 * phase + 2 * noise(u * 5, v, seed));
      const drift = 0.02 * noise(u * 4, v * 2, seed + 5);
      return [
        (u - 0.5) * width + drift * v,
        height * (1 - v),
        fold * depth * (0.55 + 0.45 * loose) + wind(u, v),
      ];
    },
  });
}

/** Lying cloth around the origin: soft hills, and creases where it was once folded. */
export function tablecloth({
  width,
  depth,
  rise = 0.006,
  crease = 0.35,
  seed = 1,
}: {
  width: number;
  depth: number;
  rise?: number;
  crease?: number;
  seed?: number;
}): Shape {
  return sheet({
    across: 220,
    along: Math.round((220 * depth) / width),
    at: (u, v) => {
      const [x, z] = [(u - 0.5) * width, (v - 0.5) * depth];
      const soft = clouds(x * 5 + seed, z * 5, seed, 3);
      const ridge = 1 - Math.abs(noise(x * 3.1 + 0.6 * noise(z * 4, seed) + seed, z * 3.4, seed * 2));
      const folded = Math.exp(-Math.abs(x - 0.11) * 60) + 0.8 * Math.exp(-Math.abs(z + 0.16) * 60);
      return [x, rise * (soft + 0.9 * ridge ** 6 + crease * folded), z];
    },
  });
}
