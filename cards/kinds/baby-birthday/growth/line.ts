import { curve, type PathPoint } from "#cards/themes/draw/path.ts";
import { daysOld, type Moment } from "./moments.ts";

export type Measured = { at: Moment; value: number };

/** A line of measures, laid into a box. */
export type GrowthLine = {
  /** Through all of them. */
  path: string;
  dots: { at: Moment; x: number; y: number; value: number }[];
  /** Round figures at the side, from the lowest. */
  marks: { value: number; y: number }[];
};

type Box = { width: number; height: number };

/** A year in all, and a little: nobody measures on the very day. */
const YEAR = daysOld("month-12");

/** How far apart round figures may stand, in the order they are tried. */
const STEPS = [0.5, 1, 2, 5, 10, 20];
const MOST_MARKS = 5;

export function lineOf(measured: readonly Measured[], { width, height }: Box): GrowthLine {
  const values = measured.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((size) => (high - low) / size <= MOST_MARKS - 2) ?? 50;
  const [bottom, top] = [Math.floor(low / step) * step, (Math.floor(high / step) + 1) * step];
  const y = (value: number) => height - ((value - bottom) / (top - bottom)) * height;
  const dots = measured.map(({ at, value }) => ({
    at,
    value,
    x: (daysOld(at) / YEAR) * width,
    y: y(value),
  }));
  const count = Math.round((top - bottom) / step);
  return {
    path: curve(dots.map((dot): PathPoint => [dot.x, dot.y])),
    dots,
    marks: Array.from({ length: count + 1 }, (_, index) => ({
      value: bottom + index * step,
      y: y(bottom + index * step),
    })),
  };
}
