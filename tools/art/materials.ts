import type { Material, Spot } from "./light/surface.ts";
import { cell, clouds, noise } from "./maths/noise.ts";
import { mix, smoothstep, times, type Vec } from "./maths/vec.ts";

/** Lime plaster: one colour, barely clouded, with the marks of a trowel. */
export function plaster(tone: Vec): Material {
  return {
    colour: ({ x, y, z }) => times(tone, 1 + 0.06 * clouds(x * 1.3, y * 1.3, z * 1.3)),
    bump: ({ x, y, z }) => 0.0016 * clouds(x * 7, y * 11, z * 7, 2),
    bumpWidth: 0.01,
  };
}

/** Years and pores of wood whose fibre runs along z; `x` and `y` lie across it. */
function woodGrain(x: number, y: number, z: number, tree: number): number {
  const bend = clouds(x * 2 + tree, y * 2, z * 0.5, 3);
  const years = noise(x * 34 + bend * 5 + tree * 11, y * 34, z * 0.55 + tree * 3);
  const pores = noise(x * 420, y * 420, z * 9 + tree);
  return 0.5 + 0.5 * years * 0.8 + 0.22 * pores;
}

/** Boards along z, each cut from another tree. */
export function boards({
  light,
  dark,
  width = 0.14,
  run = 1.9,
  gloss = 0.32,
}: {
  light: Vec;
  dark: Vec;
  width?: number;
  run?: number;
  gloss?: number;
}): Material {
  const board = ({ x, z }: Spot) => {
    const row = Math.floor(x / width);
    const shifted = z / run + cell(row, 7) * 5;
    return { row, piece: Math.floor(shifted), across: x / width - row, along: shifted - Math.floor(shifted) };
  };
  const gap = (spot: Spot) => {
    const { across, along } = board(spot);
    const side = Math.min(across, 1 - across) * width;
    const end = Math.min(along, 1 - along) * run;
    return smoothstep(0.0008, 0.0026, Math.min(side, end));
  };
  return {
    colour: (spot) => {
      const { row, piece } = board(spot);
      const tree = cell(row, piece, 3);
      const tone = mix(dark, light, woodGrain(spot.x, spot.y, spot.z, tree * 40) * 0.75 + tree * 0.35 - 0.05);
      return times(tone, (0.82 + 0.3 * cell(row, piece, 5)) * (0.25 + 0.75 * gap(spot)));
    },
    gloss: { roughness: gloss, strength: 0.045 },
    bump: (spot) =>
      0.0012 * gap(spot) +
      0.00007 * noise(spot.x * 420, 0, spot.z * 9) +
      0.0006 * noise(spot.x * 5, 0, spot.z * 1.5),
    bumpWidth: 0.0012,
  };
}

/** A made thing of wood; the fibre runs along one axis of the world. */
export function wood({
  light,
  dark,
  along = "y",
  gloss = 0.4,
  strength = 0.04,
}: {
  light: Vec;
  dark: Vec;
  along?: "x" | "y" | "z";
  gloss?: number;
  strength?: number;
}): Material {
  const turned = ({ x, y, z }: Spot): Vec =>
    along === "y" ? [x, z, y] : along === "x" ? [z, y, x] : [x, y, z];
  return {
    colour: (spot) => {
      const [x, y, z] = turned(spot);
      return mix(dark, light, woodGrain(x * 1.4, y * 1.4, z * 1.4, 5));
    },
    gloss: { roughness: gloss, strength },
  };
}

/** Painted wood or metal without grain. */
export function paint(tone: Vec, roughness = 0.4): Material {
  return { colour: tone, gloss: { roughness, strength: 0.04 } };
}

/** A living leaf: light shines through it. */
export function foliage(tone: Vec, through = 0.35): Material {
  return {
    colour: ({ u, v, x }) => {
      const vein =
        smoothstep(0.03, 0, Math.abs(u - 0.5)) +
        0.4 * smoothstep(0.1, 0, Math.abs(((v * 7 + Math.abs(u - 0.5) * 5) % 1) - 0.5));
      return times(tone, 1 + 0.25 * vein + 0.25 * noise(x * 6, u, v));
    },
    through,
    gloss: { roughness: 0.45, strength: 0.035 },
  };
}

/** Woven linen or cotton seen close; `thread` is the distance between threads. */
export function linen(tone: Vec, thread = 0.0011): Material {
  const weave = ({ x, y, z }: Spot) => {
    const a = (x + 0.6 * y) / thread + 0.4 * noise(x * 60, z * 20);
    const b = (z + 0.8 * y) / thread + 0.4 * noise(z * 60, x * 20);
    const over = (Math.floor(a) + Math.floor(b)) % 2 === 0;
    const swell = Math.sin(Math.PI * (a - Math.floor(a))) * Math.sin(Math.PI * (b - Math.floor(b)));
    const slub = cell(over ? a : b, (over ? z : x) * 40, over ? 1 : 2);
    return swell * (over ? 1 : 0.7) * (0.6 + 0.8 * slub);
  };
  return {
    colour: (spot) => times(tone, 0.78 + 0.32 * weave(spot) + 0.05 * clouds(spot.x * 5, spot.z * 5, 0, 3)),
    through: 0.1,
  };
}
