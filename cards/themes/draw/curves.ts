import { lerp, line, type Point, polar } from "./path.ts";
import type { seeded } from "./random.ts";

type Cubic = readonly [Point, Point, Point, Point];

/** Points on a cubic Bézier: the way a brush takes. */
export function spine([a, b, c, d]: Cubic, steps = 8): Point[] {
  const mix = (t: number, axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] +
    3 * t * (1 - t) ** 2 * b[axis] +
    3 * t * t * (1 - t) * c[axis] +
    t ** 3 * d[axis];
  return Array.from({ length: steps + 1 }, (_, index) => [mix(index / steps, 0), mix(index / steps, 1)]);
}

/** Widths given at even steps along a stroke, read smoothly between them. */
export function pressure(...widths: number[]): (t: number) => number {
  return (t) => {
    const place = t * (widths.length - 1);
    const index = Math.min(Math.floor(place), widths.length - 2);
    return lerp(widths[index] ?? 0, widths[index + 1] ?? 0, place - index);
  };
}

type DryBrush = {
  from: Point;
  to: Point;
  width: number;
  hairs: number;
  random: ReturnType<typeof seeded>;
};

/** The torn end of a brush that runs out of ink: hairs that stop where they like. */
export function dryBrush({ from, to, width, hairs, random }: DryBrush): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Array.from({ length: hairs }, (_, index) => {
    const side = (index / (hairs - 1) - 0.5) * width;
    const start = polar(from, random.between(0, length * 0.2), angle);
    const stop = polar(from, length * random.between(0.35, 1), angle);
    const beside = ([x, y]: Point, by: number): Point => [x - Math.sin(angle) * by, y + Math.cos(angle) * by];
    return line([beside(start, side), beside(stop, side * random.between(0.7, 1.05))]);
  }).join("");
}
