import { add, cross, sub, unit, type Vec } from "../maths/vec.ts";

/** A surface of triangles: points with their normals and places on the cloth, three corners to a face. */
export type Shape = { points: Vec[]; normals: Vec[]; places: (readonly [number, number])[]; faces: number[] };

export function join(shapes: Shape[]): Shape {
  const whole: Shape = { points: [], normals: [], places: [], faces: [] };
  for (const shape of shapes) {
    const offset = whole.points.length;
    for (const point of shape.points) whole.points.push(point);
    for (const normal of shape.normals) whole.normals.push(normal);
    for (const place of shape.places) whole.places.push(place);
    for (const corner of shape.faces) whole.faces.push(corner + offset);
  }
  return whole;
}

/** The point at a whole-numbered place of a list that is known to be there. */
export function nth<T>(list: readonly T[], at: number): T {
  return list[at] as T;
}

type Sheet = {
  across: number;
  along: number;
  at: (u: number, v: number) => Vec;
  /** The first and the last column are the same seam. */
  closed?: boolean;
};

/** A cloth of `across` × `along` cells through the points that `at(u, v)` gives for u and v from 0 to 1. */
export function sheet({ across, along, at, closed = false }: Sheet): Shape {
  const shape: Shape = { points: [], normals: [], places: [], faces: [] };
  const row = across + 1;
  for (let j = 0; j <= along; j++) {
    for (let i = 0; i <= across; i++) {
      shape.points.push(at(i / across, j / along));
      shape.places.push([i / across, j / along]);
    }
  }
  const point = (i: number, j: number) => nth(shape.points, j * row + i);
  const facing = (i: number, j: number) => {
    const left = closed && i === 0 ? point(across - 1, j) : point(Math.max(0, i - 1), j);
    const right = closed && i === across ? point(1, j) : point(Math.min(across, i + 1), j);
    return cross(sub(right, left), sub(point(i, Math.min(along, j + 1)), point(i, Math.max(0, j - 1))));
  };
  for (let j = 0; j <= along; j++) {
    for (let i = 0; i <= across; i++) {
      const normal = facing(i, j);
      // At a pole the whole row is one point: the row beside it says where the surface faces.
      const pole = Math.hypot(...normal) < 1e-14;
      shape.normals.push(unit(pole ? facing(i, j === 0 ? 1 : j - 1) : normal));
    }
  }
  for (let j = 0; j < along; j++) {
    for (let i = 0; i < across; i++) {
      const corner = j * row + i;
      shape.faces.push(corner, corner + 1, corner + row + 1, corner, corner + row + 1, corner + row);
    }
  }
  return shape;
}

/** A flat four-cornered plate through `corner`, spanned by two edges. */
export function plate(corner: Vec, across: Vec, along: Vec): Shape {
  return sheet({
    across: 1,
    along: 1,
    at: (u, v) => add(corner, [0, 1, 2].map((k) => nth(across, k) * u + nth(along, k) * v) as unknown as Vec),
  });
}
