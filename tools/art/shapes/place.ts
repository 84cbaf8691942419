import { add, cross, dot, sub, times, unit, type Vec } from "../maths/vec.ts";
import type { Shape } from "./shape.ts";

/** Where a shape stands and how it is turned: three axes (which may be stretched) and an origin. */
export type Frame = { x: Vec; y: Vec; z: Vec; origin: Vec };

export function at(origin: Vec, size = 1): Frame {
  return { x: [size, 0, 0], y: [0, size, 0], z: [0, 0, size], origin };
}

/** A frame whose y axis points along `up`, turned by `spin` around it. */
export function growing({
  origin,
  up,
  spin = 0,
  size = 1,
}: {
  origin: Vec;
  up: Vec;
  spin?: number;
  size?: number;
}): Frame {
  const y = unit(up);
  const seed: Vec = Math.abs(y[1]) < 0.95 ? [0, 1, 0] : [1, 0, 0];
  const side = unit(cross(seed, y));
  const front = cross(side, y);
  const x = add(times(side, Math.cos(spin)), times(front, Math.sin(spin)));
  return { x: times(x, size), y: times(y, size), z: times(cross(x, y), size), origin };
}

export function turned(frame: Frame, axis: Vec, angle: number): Frame {
  const turn = (v: Vec) => rotate(v, unit(axis), angle);
  return { x: turn(frame.x), y: turn(frame.y), z: turn(frame.z), origin: frame.origin };
}

export function stretched(frame: Frame, by: Vec): Frame {
  return {
    x: times(frame.x, by[0]),
    y: times(frame.y, by[1]),
    z: times(frame.z, by[2]),
    origin: frame.origin,
  };
}

export function rotate(v: Vec, axis: Vec, angle: number): Vec {
  const cos = Math.cos(angle);
  const along = times(axis, dot(axis, v) * (1 - cos));
  return add(add(times(v, cos), times(cross(axis, v), Math.sin(angle))), along);
}

export function inFrame(frame: Frame, point: Vec): Vec {
  return add(frame.origin, direction(frame, point));
}

function direction(frame: Frame, v: Vec): Vec {
  return add(add(times(frame.x, v[0]), times(frame.y, v[1])), times(frame.z, v[2]));
}

/** The shape moved into a frame. */
export function place(shape: Shape, frame: Frame): Shape {
  const back: Frame = {
    x: cross(frame.y, frame.z),
    y: cross(frame.z, frame.x),
    z: cross(frame.x, frame.y),
    origin: [0, 0, 0],
  };
  const mirrored = dot(back.x, frame.x) < 0 ? -1 : 1;
  return {
    ...shape,
    points: shape.points.map((point) => inFrame(frame, point)),
    normals: shape.normals.map((normal) => times(unit(direction(back, normal)), mirrored)),
  };
}

/** A frame that stands at `origin` and looks level towards `towards`. */
export function facing(origin: Vec, towards: Vec): Frame {
  const ahead = sub(towards, origin);
  const angle = Math.atan2(ahead[0], ahead[2]);
  return turned(at(origin), [0, 1, 0], angle);
}
