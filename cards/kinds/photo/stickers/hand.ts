import { brush, curve, type PathPoint, points, polar, smooth } from "#cards/themes/draw/path.ts";
import type { PhotoSticker, StickerTone, Stroke } from "./sticker.ts";

/** No hand cuts quite where it wanted to, in hundredths of a sticker. */
const UNEVEN = 0.5;
/** A turn in degrees, clockwise, as one sees it. */
const DEGREE = Math.PI / 180;

/** The same for the same place, so that a sticker looks the same everywhere: from -1 to 1. */
function chance([x, y]: PathPoint): number {
  const wild = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (wild - Math.floor(wild)) * 2 - 1;
}

function uneven([x, y]: PathPoint): PathPoint {
  return [x + UNEVEN * chance([x, y]), y + UNEVEN * chance([y, x + 1])];
}

function turned(shape: readonly PathPoint[], { by, around }: { by: number; around: PathPoint }): PathPoint[] {
  if (by === 0) return [...shape];
  const [cos, sin] = [Math.cos(by * DEGREE), Math.sin(by * DEGREE)];
  return shape.map(([x, y]) => {
    const [dx, dy] = [x - around[0], y - around[1]];
    return [around[0] + dx * cos - dy * sin, around[1] + dx * sin + dy * cos];
  });
}

/** A shape in one colour; several paths become one. */
export function cut(fill: StickerTone, ...paths: string[]): Stroke<StickerTone> {
  return { d: paths.join(""), fill };
}

/** A smooth shape through `x, y, x, y, …`. */
export function soft(flat: readonly number[]): string {
  return curve(points(flat).map(uneven), "closed");
}

type Oval = readonly [x: number, y: number, rx: number, ry?: number, turn?: number];

export function oval([x, y, rx, ry = rx, turn = 0]: Oval): string {
  const around = Array.from({ length: 10 }, (_, index): PathPoint => {
    const angle = (index / 10) * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
  const own = Math.min(1, Math.min(rx, ry) / 12);
  return curve(
    turned(around, { by: turn, around: [x, y] }).map((point) => {
      const moved = uneven(point);
      return [point[0] + (moved[0] - point[0]) * own, point[1] + (moved[1] - point[1]) * own];
    }),
    "closed",
  );
}

/** Straight sides with soft corners through `x, y, x, y, …`. */
export function cornered(flat: readonly number[], radius = 3): string {
  const corners = points(flat).map(uneven);
  const at = (index: number): PathPoint => corners[(index + corners.length) % corners.length] ?? [0, 0];
  const towards = (from: PathPoint, to: PathPoint): PathPoint => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const step = Math.min(radius, length / 2) / length;
    return [from[0] + (to[0] - from[0]) * step, from[1] + (to[1] - from[1]) * step];
  };
  return `${corners
    .map((corner, index) => {
      const [before, after] = [towards(corner, at(index - 1)), towards(corner, at(index + 1))];
      return `${index === 0 ? "M" : "L"}${written(before)}Q${written(corner)} ${written(after)}`;
    })
    .join("")}Z`;
}

type Box = readonly [
  left: number,
  top: number,
  width: number,
  height: number,
  radius?: number,
  turn?: number,
];

export function box([left, top, width, height, radius = 3, turn = 0]: Box): string {
  const [right, bottom] = [left + width, top + height];
  const corners = points([left, top, right, top, right, bottom, left, bottom]);
  const around: PathPoint = [left + width / 2, top + height / 2];
  return cornered(turned(corners, { by: turn, around }).flat(), radius);
}

function written([x, y]: PathPoint): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

type Petal = readonly [x: number, y: number, length: number, width: number, turn: number];

/** From its foot upwards, round at the end. */
export function petal([x, y, length, width, turn]: Petal): string {
  const shape = points(
    [
      [x, y],
      [x - width * 0.42, y - length * 0.45],
      [x - width * 0.44, y - length * 0.8],
      [x, y - length],
      [x + width * 0.44, y - length * 0.8],
      [x + width * 0.42, y - length * 0.45],
    ].flat(),
  );
  return curve(turned(shape, { by: turn, around: [x, y] }), "closed");
}

/** From its foot upwards, pointed at both ends. */
export function drawnLeaf([x, y, length, width, turn]: Petal): string {
  const [foot, left, tip, right] = turned(
    points([x, y, x - width * 0.75, y - length * 0.52, x, y - length, x + width * 0.75, y - length * 0.48]),
    { by: turn, around: [x, y] },
  ) as [PathPoint, PathPoint, PathPoint, PathPoint];
  return `M${written(foot)}Q${written(left)} ${written(tip)}Q${written(right)} ${written(foot)}Z`;
}

/** The same shape all the way round, as petals stand. */
export function ring(
  { count, from = 0 }: { count: number; from?: number },
  one: (turn: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => one(from + (index * 360) / count)).join("");
}

type Star = readonly [x: number, y: number, radius: number, inner?: number, count?: number, turn?: number];

export function star([x, y, radius, inner = 0.52, count = 5, turn = 0]: Star): string {
  const tips = Array.from({ length: count * 2 }, (_, index) =>
    polar(
      [x, y],
      index % 2 === 0 ? radius : radius * inner,
      (index / count) * Math.PI - Math.PI / 2 + turn * DEGREE,
    ),
  );
  return cornered(tips.flat(), radius * 0.16);
}

type Heart = readonly [x: number, y: number, width: number, turn?: number];

/** Around its middle. */
export function drawnHeart([x, y, width, turn = 0]: Heart): string {
  const unit = width / 100;
  const shape = [
    0, 46, -26, 27, -46, 4, -48, -20, -35, -38, -15, -38, 0, -22, 15, -38, 35, -38, 48, -20, 46, 4, 26, 27,
  ];
  const placed = points(shape).map(([dx, dy]): PathPoint => uneven([x + dx * unit, y + dy * unit]));
  const [tip, a, b, c, d, e, dip, f, g, h, i, j] = turned(placed, { by: turn, around: [x, y] }) as [
    PathPoint,
    PathPoint,
    PathPoint,
    PathPoint,
    PathPoint,
    PathPoint,
    PathPoint,
    PathPoint,
    PathPoint,
    PathPoint,
    PathPoint,
    PathPoint,
  ];
  const left = curve([tip, a, b, c, d, e, dip]);
  const right = curve([dip, f, g, h, i, j, tip]);
  return `${left}${right.replace(/^M[^c]*/, "")}Z`;
}

/** A pen for lines of a brush: thin where they begin and end, and never quite even. */
export function ink(tone: StickerTone, width = 3) {
  return (flat: readonly number[]): Stroke<StickerTone> => {
    const way = smooth(points(flat), 4);
    const last = way.length - 1;
    const press = (t: number) => {
      const own = 1 + 0.14 * chance(way[Math.round(t * last)] ?? [0, 0]);
      return width * own * (0.4 + 0.6 * Math.sin(Math.PI * t) ** 0.7);
    };
    return cut(tone, brush(way, press));
  };
}

/** A marker, whose lines are as thick at their ends as between them. */
export function marker(tone: StickerTone, strokeWidth = 3) {
  return (flat: readonly number[]): Stroke<StickerTone> => ({
    d: curve(points(flat)),
    stroke: tone,
    strokeWidth,
  });
}

/** A pen that only touches the paper. */
export function drawnDots(tone: StickerTone, radius = 1.8) {
  return (flat: readonly number[]): Stroke<StickerTone> =>
    cut(tone, ...points(flat).map(([x, y]) => oval([x, y, radius])));
}

type Drawn = Pick<PhotoSticker, "name" | "label" | "colours" | "strokes"> &
  Partial<Pick<PhotoSticker, "width" | "height">>;

/** A sticker on a square of a hundred, where it does not say otherwise. */
export function drawn(sticker: Drawn): PhotoSticker {
  return { width: 100, height: 100, ...sticker };
}
