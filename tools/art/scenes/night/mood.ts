import type { Look } from "../../develop/look.ts";
import type { Lamp, Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { foliage, paint } from "../../materials.ts";
import { cell, clouds, noise } from "../../maths/noise.ts";
import type { Random } from "../../maths/random.ts";
import { add, colour, mix, smoothstep, times, type Vec } from "../../maths/vec.ts";
import { range } from "../../shapes/land.ts";
import { at, place } from "../../shapes/place.ts";
import { branch, leaf, leafStand } from "../../shapes/plants.ts";
import { join } from "../../shapes/shape.ts";
import { ball } from "../../shapes/solids.ts";

/** Ink blue, moss and the warmth of small lights. */
export const night: Look = {
  exposure: 0,
  contrast: 1.16,
  saturation: 1.12,
  darks: [0.022, 0.028, 0.045],
  lights: [1, 0.975, 0.94],
  bloom: 0.22,
  vignette: 1.2,
  grain: 0.015,
};

/** More would only widen the spill around it. */
const brightestBulb = 40;

export const candlelight: Vec = [1, 0.56, 0.22];

/** The sky after sunset: afterglow on the horizon towards -z, first stars above. */
export function duskSky({ glow = 1, stars = 1 } = {}) {
  const [high, low, ember] = [colour("#0d1730"), colour("#33436b"), colour("#d98a5c")];
  return ([x, y, z]: Vec): Vec => {
    const up = Math.max(0, y);
    const band = clouds(x * 2.2, y * 14, z * 2.2, 4);
    const base = mix(low, high, smoothstep(0, 0.65, up + 0.05 * band));
    const west = smoothstep(-0.3, 1, -z / Math.max(0.2, Math.hypot(x, z)));
    if (y < 0) return times(low, 0.1);
    const warm = Math.exp(-up * 7.5) * west * glow * (1 + 0.7 * band);
    const star = starAt(x, y, z) * smoothstep(0.12, 0.5, up) * stars;
    return add(add(times(base, 0.42), times(ember, 0.75 * warm)), [star, star, star * 1.1]);
  };
}

function starAt(x: number, y: number, z: number): number {
  const [a, b] = [Math.atan2(x, -z) * 90, y * 90];
  const chance = cell(a, b, 11);
  if (chance < 0.965) return 0;
  const [i, j] = [Math.floor(a), Math.floor(b)];
  const away = Math.hypot(a - i - 0.2 - 0.6 * cell(i, j, 2), b - j - 0.2 - 0.6 * cell(i, j, 3));
  return smoothstep(0.09, 0, away) * (chance - 0.955) * 40;
}

export const darkBark = paint(colour("#2d241d"), 0.8);
export const darkLeaf = foliage(colour("#44603a"), 0.4);

/** Blades of grass: darker at the root. */
export function turf(tone: Vec): Material {
  return {
    colour: ({ u, v }) =>
      times(mix(tone, [tone[0] * 1.7, tone[1] * 1.2, tone[2] * 0.6], u * u), 0.35 + 0.9 * v),
    through: 0.35,
  };
}

export function earth(tone: Vec): Material {
  return {
    colour: ({ x, z }) => times(tone, 0.8 + 0.4 * clouds(x * 3, z * 3, 0, 4) + 0.15 * noise(x * 60, z * 60)),
  };
}

/** A small lamp and the bulb that shows it: a camera that sees the garden sees the bulb far too bright. */
export function bulb({
  centre,
  radius,
  strength,
  tone = candlelight,
  shown = radius,
}: {
  centre: Vec;
  radius: number;
  strength: number;
  tone?: Vec;
  /** The size it is seen in, where that is not its own: a spark too small to be met by chance. */
  shown?: number;
}): { lamp: Lamp; thing: Stage["things"][number] } {
  return {
    lamp: { centre, radius, light: times(tone, strength) },
    thing: {
      shape: place(ball(shown, 12), at(centre)),
      material: {
        colour: [0, 0, 0],
        glow: times(mix(tone, [1, 0.85, 0.6], 0.3), Math.min(strength, brightestBulb)),
      },
    },
  };
}

/** A row of dark trees that ends the view. */
export function hedge({
  z,
  height,
  width = 60,
  seed = 1,
}: {
  z: number;
  height: number;
  width?: number;
  seed?: number;
}): Stage["things"][number] {
  const outline = (x: number) =>
    height *
    (0.8 + 0.5 * clouds(x * 0.13, seed, 0, 6) + 0.08 * noise(x * 3, seed) + 0.05 * noise(x * 9, seed));
  return {
    shape: range({ z, base: -2, width, outline, fineness: 1200 }),
    material: { colour: colour("#10160f") },
  };
}

/** A tree in leaf. */
export function tree({
  from,
  height,
  chance,
  lean = [0, 1, 0],
  leafSize = 0.11,
}: {
  from: Vec;
  height: number;
  chance: Random;
  lean?: Vec;
  leafSize?: number;
}): Stage["things"] {
  const grown = branch({
    from,
    heading: lean,
    length: height,
    thickness: height * 0.022,
    forks: 4,
    chance,
    spread: 0.85,
    wander: 0.16,
    pull: [0, 0.05, 0],
  });
  const blade = leaf({ width: 0.5, bend: 0.3, fineness: 2 });
  const leaves = grown.joints.flatMap((joint) =>
    [0, 1, 2, 3, 4].map(() => place(blade, leafStand({ joint, chance, size: leafSize, hang: 0.5 }))),
  );
  return [
    { shape: join(grown.wood), material: darkBark },
    { shape: join(leaves), material: darkLeaf },
  ];
}
