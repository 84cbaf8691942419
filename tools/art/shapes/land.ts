import type { Random } from "../maths/random.ts";
import type { Vec } from "../maths/vec.ts";
import { type Shape, sheet } from "./shape.ts";

type Ground = (x: number, z: number) => number;

/** Ground between two corners, seen from above as x and z. */
export function terrain({
  low,
  high,
  across,
  along,
  ground,
}: {
  low: [number, number];
  high: [number, number];
  across: number;
  along: number;
  ground: Ground;
}): Shape {
  return sheet({
    across,
    along,
    at: (u, v) => {
      const [x, z] = [low[0] + (high[0] - low[0]) * u, high[1] + (low[1] - high[1]) * v];
      return [x, ground(x, z), z];
    },
  });
}

type Meadow = {
  blades: number;
  chance: Random;
  ground: Ground;
  /** Where the next blade stands. */
  where: (chance: Random) => [number, number];
  height: number;
  width?: number;
  /** All blades lean this way a little. */
  wind?: [number, number];
};

/** Blades of grass, each a thin strip that bends over; `place` runs from root (v = 0) to tip. */
export function grass({
  blades,
  chance,
  ground,
  where,
  height,
  width = 0.005,
  wind = [0, 0],
}: Meadow): Shape {
  const shape: Shape = { points: [], normals: [], places: [], faces: [] };
  for (let blade = 0; blade < blades; blade++) {
    const [x, z] = where(chance);
    const y = ground(x, z) - 0.01;
    const tall = height * chance.between(0.45, 1.2);
    const turn = chance.between(0, Math.PI * 2);
    const lean = tall * chance.between(0.1, 0.65);
    const [ax, az] = [Math.cos(turn) * lean + wind[0] * tall, Math.sin(turn) * lean + wind[1] * tall];
    const [sx, sz] = [-Math.sin(turn) * width * 0.5, Math.cos(turn) * width * 0.5];
    const seed = chance.next();
    const first = shape.points.length;
    const normal: Vec = [Math.cos(turn) * 0.8, 0.6, Math.sin(turn) * 0.8];
    for (let step = 0; step <= 3; step++) {
      const share = step / 3;
      const thin = 1 - share ** 2 * 0.95;
      const [bx, bz] = [x + ax * share * share, z + az * share * share];
      const by = y + tall * (share - 0.25 * share * share * (lean / tall));
      shape.points.push([bx - sx * thin, by, bz - sz * thin], [bx + sx * thin, by, bz + sz * thin]);
      shape.normals.push(normal, normal);
      shape.places.push([seed, share], [seed, share]);
    }
    for (let step = 0; step < 3; step++) {
      const at = first + step * 2;
      shape.faces.push(at, at + 1, at + 3, at, at + 3, at + 2);
    }
  }
  return shape;
}

/** A far range of hills across the view at depth `z`: only its outline matters. */
export function range({
  z,
  width,
  base,
  outline,
  fineness = 400,
}: {
  z: number;
  width: number;
  base: number;
  outline: (x: number) => number;
  fineness?: number;
}): Shape {
  return sheet({
    across: fineness,
    along: 1,
    at: (u, v) => {
      const x = (u - 0.5) * width;
      return [x, v === 0 ? base : outline(x), z - v * 0.5];
    },
  });
}
