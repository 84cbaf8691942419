import { add, length, sub, times, unit, type Vec } from "../maths/vec.ts";
import { nth, type Shape } from "./shape.ts";

/** Distance from a point to a moulded body: negative inside, 0 on its surface. */
export type Body = (point: Vec) => number;

/** The surface of a body within a box, found on a lattice `step` wide (surface nets). */
export function moulded({ body, low, high, step }: { body: Body; low: Vec; high: Vec; step: number }): Shape {
  const counts = [0, 1, 2].map((k) => Math.ceil((nth(high, k) - nth(low, k)) / step) + 1);
  const [nx, ny, nz] = [nth(counts, 0), nth(counts, 1), nth(counts, 2)];
  const corner = (i: number, j: number, k: number): Vec => [
    low[0] + i * step,
    low[1] + j * step,
    low[2] + k * step,
  ];
  const index = (i: number, j: number, k: number) => (k * ny + j) * nx + i;
  const inside = new Float32Array(nx * ny * nz);
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) inside[index(i, j, k)] = body(corner(i, j, k));
  const value = (i: number, j: number, k: number) => inside[index(i, j, k)] as number;

  const shape: Shape = { points: [], normals: [], places: [], faces: [] };
  const vertex = new Int32Array(nx * ny * nz).fill(-1);
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const point = crossing(i, j, k);
        if (!point) continue;
        vertex[index(i, j, k)] = shape.points.length;
        shape.points.push(point);
        shape.normals.push(slopeOf(body, point, step * 0.5));
        shape.places.push([point[0], point[1]]);
      }
    }
  }

  /** The mean of the places where the surface cuts the edges of a cell. */
  function crossing(i: number, j: number, k: number): Vec | undefined {
    let sum: Vec = [0, 0, 0];
    let count = 0;
    for (let edge = 0; edge < 12; edge++) {
      const axis = edge >> 2;
      const [a, b] = [edge & 1, (edge >> 1) & 1];
      const from: Vec = axis === 0 ? [i, j + a, k + b] : axis === 1 ? [i + a, j, k + b] : [i + a, j + b, k];
      const to: Vec =
        axis === 0
          ? [i + 1, from[1], from[2]]
          : axis === 1
            ? [from[0], j + 1, from[2]]
            : [from[0], from[1], k + 1];
      const [start, end] = [value(...from), value(...to)];
      if (start < 0 === end < 0) continue;
      const share = start / (start - end);
      sum = add(sum, add(corner(...from), times(sub(corner(...to), corner(...from)), share)));
      count++;
    }
    return count ? times(sum, 1 / count) : undefined;
  }

  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const here = value(i, j, k) < 0;
        if (here !== value(i + 1, j, k) < 0) face([i, j - 1, k - 1], [i, j, k - 1], [i, j, k], [i, j - 1, k]);
        if (here !== value(i, j + 1, k) < 0) face([i - 1, j, k - 1], [i - 1, j, k], [i, j, k], [i, j, k - 1]);
        if (here !== value(i, j, k + 1) < 0) face([i - 1, j - 1, k], [i, j - 1, k], [i, j, k], [i - 1, j, k]);
      }
    }
  }

  function face(...cells: [Vec, Vec, Vec, Vec]) {
    const [a, b, c, d] = cells.map((cell) => vertex[index(...cell)] as number) as [
      number,
      number,
      number,
      number,
    ];
    shape.faces.push(a, b, c, a, c, d);
  }

  return shape;
}

function slopeOf(body: Body, point: Vec, step: number): Vec {
  const rise = (k: 0 | 1 | 2) => {
    const off: Vec = [k === 0 ? step : 0, k === 1 ? step : 0, k === 2 ? step : 0];
    return body(add(point, off)) - body(sub(point, off));
  };
  return unit([rise(0), rise(1), rise(2)]);
}

/** An ellipsoid (near enough to a true distance to be blended). */
export function egg(centre: Vec, radii: Vec): Body {
  return (point) => {
    const [x, y, z] = sub(point, centre);
    const scaled = length([x / radii[0], y / radii[1], z / radii[2]]);
    const steep = length([x / radii[0] ** 2, y / radii[1] ** 2, z / radii[2] ** 2]);
    return steep < 1e-9 ? -Math.min(...radii) : (scaled * (scaled - 1)) / steep;
  };
}

/** A rod from one point to another that may thin out. */
export function rod(from: Vec, to: Vec, thick: number, thin = thick): Body {
  const way = sub(to, from);
  const whole = way[0] ** 2 + way[1] ** 2 + way[2] ** 2;
  return (point) => {
    const off = sub(point, from);
    const share = Math.min(1, Math.max(0, (off[0] * way[0] + off[1] * way[1] + off[2] * way[2]) / whole));
    return length(sub(off, times(way, share))) - (thick + (thin - thick) * share);
  };
}

/** Several bodies grown into one; `soft` is the width of the joint. */
export function grown(soft: number, ...bodies: Body[]): Body {
  return (point) => {
    let [first = 0, ...rest] = bodies.map((body) => body(point));
    for (const next of rest) {
      const share = Math.max(soft - Math.abs(first - next), 0) / soft;
      first = Math.min(first, next) - share * share * soft * 0.25;
    }
    return first;
  };
}
