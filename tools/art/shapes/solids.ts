import { add, clamp, cross, length, sub, times, unit, type Vec } from "../maths/vec.ts";
import { rotate } from "./place.ts";
import { join, nth, type Shape, sheet } from "./shape.ts";

/** A smooth curve through points; `share` runs from 0 to 1 over the whole of it. */
export function curve(through: readonly Vec[], share: number): Vec {
  const last = through.length - 1;
  const exact = clamp(share) * last;
  const from = Math.min(Math.floor(exact), last - 1);
  const t = exact - from;
  const point = (at: number) => nth(through, Math.max(0, Math.min(last, at)));
  const [a, b, c, d] = [point(from - 1), point(from), point(from + 1), point(from + 2)];
  const axis = (k: 0 | 1 | 2) => {
    const bend = 2 * a[k] - 5 * b[k] + 4 * c[k] - d[k];
    const twist = 3 * (b[k] - c[k]) + d[k] - a[k];
    return b[k] + 0.5 * t * (c[k] - a[k] + t * (bend + t * twist));
  };
  return [axis(0), axis(1), axis(2)];
}

type Tube = {
  through: readonly Vec[];
  radius: number | ((share: number) => number);
  sides?: number;
  steps?: number;
};

/** A round rod along a smooth curve. Its ends are open unless the radius goes to nothing. */
export function tube({ through, radius, sides = 8, steps = (through.length - 1) * 4 }: Tube): Shape {
  const path = Array.from({ length: steps + 1 }, (_, step) => curve(through, step / steps));
  const frames = transport(path);
  return sheet({
    across: sides,
    along: steps,
    closed: true,
    at: (u, v) => {
      const step = Math.round(v * steps);
      const { side, front } = nth(frames, step);
      const thick = typeof radius === "number" ? radius : radius(v);
      const turn = -u * 2 * Math.PI;
      return add(
        nth(path, step),
        add(times(side, Math.cos(turn) * thick), times(front, Math.sin(turn) * thick)),
      );
    },
  });
}

/** Axes at right angles to a path that never twist around it. */
export function transport(path: readonly Vec[]): { side: Vec; front: Vec; ahead: Vec }[] {
  const headings = path.map((_, at) =>
    unit(sub(nth(path, Math.min(path.length - 1, at + 1)), nth(path, Math.max(0, at - 1)))),
  );
  const first = nth(headings, 0);
  let side = unit(cross(first, Math.abs(first[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  return headings.map((ahead, at) => {
    const before = nth(headings, Math.max(0, at - 1));
    const axis = cross(before, ahead);
    if (length(axis) > 1e-9) side = rotate(side, unit(axis), Math.asin(clamp(length(axis), -1, 1)));
    return { side, front: cross(ahead, side), ahead };
  });
}

/** Turned on a wheel: the profile gives [radius, height] from the foot upwards; `sharp` keeps its corners. */
export function lathe({
  profile,
  sides = 48,
  steps,
  sharp = false,
}: {
  profile: readonly (readonly [number, number])[];
  sides?: number;
  steps?: number;
  sharp?: boolean;
}): Shape {
  const through = profile.map(([radius, height]): Vec => [radius, height, 0]);
  const ring = (from: readonly Vec[], along: number) =>
    sheet({
      across: sides,
      along,
      closed: true,
      at: (u, v) => {
        const [radius, height] = curve(from, v);
        const turn = -u * 2 * Math.PI;
        return [Math.cos(turn) * radius, height, Math.sin(turn) * radius];
      },
    });
  if (!sharp) return ring(through, steps ?? (profile.length - 1) * 6);
  return join(through.slice(1).map((to, at) => ring([nth(through, at), to], 1)));
}

/** A box around the origin whose edges are rounded by `edge`. */
export function box(size: Vec, edge = 0.004): Shape {
  const half = times(size, 0.5);
  const round = Math.min(edge, half[0], half[1], half[2]);
  const lines = (h: number) => [-h, -h + round * 0.3, -h + round, h - round, h - round * 0.3, h];
  const sides: Shape[] = [];
  for (const axis of [0, 1, 2] as const) {
    const [across, along] = [((axis + 1) % 3) as 0 | 1 | 2, ((axis + 2) % 3) as 0 | 1 | 2];
    for (const sign of [1, -1]) {
      const shape = sheet({
        across: 5,
        along: 5,
        at: (u, v) => {
          const point = [0, 0, 0];
          point[axis] = half[axis] * sign;
          point[across] = nth(lines(half[across]), Math.round(u * 5)) * sign;
          point[along] = nth(lines(half[along]), Math.round(v * 5));
          return [nth(point, 0), nth(point, 1), nth(point, 2)];
        },
      });
      const inner = (point: Vec) =>
        point.map((value, k) => clamp(value, round - nth(half, k), nth(half, k) - round)) as unknown as Vec;
      shape.normals = shape.points.map((point) => unit(sub(point, inner(point))));
      shape.points = shape.points.map((point, k) => add(inner(point), times(nth(shape.normals, k), round)));
      sides.push(shape);
    }
  }
  return join(sides);
}

/** A ball around the origin. */
export function ball(radius: number, fineness = 24): Shape {
  return sheet({
    across: fineness,
    along: fineness / 2,
    closed: true,
    at: (u, v) => {
      const ring = Math.sin(v * Math.PI) * radius;
      return [
        Math.cos(u * 2 * Math.PI) * ring,
        -Math.cos(v * Math.PI) * radius,
        -Math.sin(u * 2 * Math.PI) * ring,
      ];
    },
  });
}
