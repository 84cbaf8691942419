import type { Look } from "../../develop/look.ts";
import type { Stage, Sun } from "../../light/stage.ts";
import { boards, foliage, paint, plaster } from "../../materials.ts";
import { clouds, noise } from "../../maths/noise.ts";
import type { Random } from "../../maths/random.ts";
import { colour, mix, smoothstep, type Vec } from "../../maths/vec.ts";
import { place } from "../../shapes/place.ts";
import { branch, leaf, leafStand } from "../../shapes/plants.ts";
import { join } from "../../shapes/shape.ts";

/** Cream, oak, sage: a low sun through leaves. */
export const morning: Look = {
  exposure: 0,
  contrast: 1.18,
  saturation: 1.08,
  darks: [0.035, 0.03, 0.03],
  lights: [1, 0.985, 0.95],
  bloom: 0.1,
  vignette: 0.9,
  grain: 0.012,
};

export const wall = plaster(colour("#e6dccb"));
export const frame = paint(colour("#e9e3d6"), 0.35);
export const oak = boards({ light: colour("#c59a6c"), dark: colour("#7d5636") });
export const sage = foliage(colour("#7f9464"));
export const bark = paint(colour("#4d4034"), 0.7);

export function morningSun(direction: Vec, strength = 14): Sun {
  return { direction, light: [strength, strength * 0.83, strength * 0.6], spread: 0.0065 };
}

/** A pale sky over a garden too near the light to be sharp. */
export function morningSky([x, y, z]: Vec): Vec {
  const up = Math.max(0, y);
  const sky: Vec = [2.6 - up * 1.2, 2.65 - up * 0.9, 2.7 - up * 0.4];
  const garden: Vec = [0.95 + 0.25 * noise(z * 7, y * 7, x), 1.12 + 0.25 * noise(z * 7, y * 7, x), 0.72];
  return mix(garden, sky, smoothstep(-0.12, 0.3, y + 0.16 * clouds(z * 3, y * 4, x * 3, 3)));
}

/** A leafy tree before the window, for its shadows. */
export function shade({
  from,
  heading,
  length,
  chance,
  size = 0.1,
  keep = 1,
}: {
  from: Vec;
  heading: Vec;
  length: number;
  chance: Random;
  size?: number;
  keep?: number;
}): Stage["things"] {
  const grown = branch({ from, heading, length, thickness: 0.02, forks: 3, chance, pull: [0, -0.1, 0] });
  const blade = leaf({ width: 0.42, bend: 0.2 });
  const leaves = grown.joints
    .filter(() => chance.next() < keep)
    .map((joint) => place(blade, leafStand({ joint, chance, size })));
  return [
    { shape: join(grown.wood), material: bark },
    { shape: join(leaves), material: sage },
  ];
}
