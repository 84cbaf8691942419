import { lerp, line, type PathPoint, polar } from "./path.ts";
import type { seeded } from "./random.ts";

/** From, two controls, to. */
export type Cubic = readonly [number, number, number, number, number, number, number, number];

/** Points on a cubic Bézier: the way a brush takes. */
export function spine([ax, ay, bx, by, cx, cy, dx, dy]: Cubic, steps = 8): PathPoint[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const mix = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d;
    return [mix(ax, bx, cx, dx), mix(ay, by, cy, dy)];
  });
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
  from: PathPoint;
  to: PathPoint;
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
    const beside = ([x, y]: PathPoint, by: number): PathPoint => [
      x - Math.sin(angle) * by,
      y + Math.cos(angle) * by,
    ];
    return line([beside(start, side), beside(stop, side * random.between(0.7, 1.05))]);
  }).join("");
}
