import type { Random } from "../maths/random.ts";
import { add, cross, mix, times, unit, type Vec } from "../maths/vec.ts";
import { growing, rotate } from "./place.ts";
import { type Shape, sheet } from "./shape.ts";
import { tube } from "./solids.ts";

/** A leaf that starts at the origin and grows along y, one unit long. */
export function leaf({ width = 0.4, bend = 0.3, fold = 0.25, widest = 0.4, fineness = 6 }): Shape {
  const share = (v: number) =>
    (v / widest) ** 0.8 * Math.max(0, (1 - v) / (1 - widest)) ** (0.8 * (1 / widest - 1));
  return sheet({
    across: 4,
    along: fineness,
    at: (u, v) => {
      const side = (u - 0.5) * width * Math.min(1, share(v));
      return [side, v * (1 - 0.2 * bend * v), bend * v * v * 0.6 + Math.abs(side) * fold];
    },
  });
}

export type Twig = { from: Vec; to: Vec; thickness: number; depth: number };

type Growth = {
  from: Vec;
  heading: Vec;
  length: number;
  thickness: number;
  /** How many times it forks. */
  forks: number;
  chance: Random;
  /** Radians between a twig and its parent. */
  spread?: number;
  /** How crooked it grows. */
  wander?: number;
  /** Pulled this way as it grows: up to the light, or down by its weight. */
  pull?: Vec;
};

/** A branch grown by rule: its wood, and the joints of its thin twigs where leaves or blossoms may sit. */
export function branch(growth: Growth): { wood: Shape[]; joints: { at: Vec; heading: Vec }[] } {
  const { chance, spread = 0.7, wander = 0.25, pull = [0, 0.1, 0] } = growth;
  const wood: Shape[] = [];
  const joints: { at: Vec; heading: Vec }[] = [];

  function grow(from: Vec, heading: Vec, length: number, thickness: number, forks: number) {
    const pieces = 5;
    const points: Vec[] = [from];
    let at = from;
    let ahead = heading;
    for (let piece = 0; piece < pieces; piece++) {
      ahead = unit(add(add(ahead, times(chance.direction(), wander)), times(pull, 1 / pieces)));
      at = add(at, times(ahead, length / pieces));
      points.push(at);
      if (forks <= 1) joints.push({ at, heading: ahead });
      if (forks > 0 && piece > 0 && chance.next() < 0.75) {
        const axis = unit(cross(ahead, chance.direction()));
        const side = rotate(ahead, axis, spread * chance.between(0.7, 1.3));
        grow(at, side, length * chance.between(0.45, 0.7), thickness * 0.5, forks - 1);
      }
    }
    const thin = forks > 0 ? 0.55 : 0.25;
    wood.push(
      tube({
        through: points,
        radius: (share) => thickness * (1 - (1 - thin) * share),
        sides: thickness > 0.01 ? 10 : 5,
        steps: pieces * 2,
      }),
    );
    if (forks === 0) joints.push({ at, heading: ahead });
  }

  grow(growth.from, unit(growth.heading), growth.length, growth.thickness, growth.forks);
  return { wood, joints };
}

/** The frame in which a leaf grows out of a joint, mostly sideways and hanging a little. */
export function leafStand({
  joint,
  chance,
  size,
  hang = 0.3,
}: {
  joint: { at: Vec; heading: Vec };
  chance: Random;
  size: number;
  hang?: number;
}) {
  const side = unit(cross(joint.heading, chance.direction()));
  const up = unit(add(mix(joint.heading, side, chance.between(0.4, 0.9)), [0, -hang, 0]));
  return growing({
    origin: joint.at,
    up,
    spin: chance.between(0, 6.3),
    size: size * chance.between(0.7, 1.2),
  });
}
