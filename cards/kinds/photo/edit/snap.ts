import { CARD_HEIGHT, CARD_WIDTH, SAFE } from "#cards/kinds/photo/sizes.ts";

/** What something takes up on the card, turned as it is. */
export type SnapBox = { left: number; top: number; right: number; bottom: number };

/** A line something was drawn to: upright at `x`, or lying at `y`. */
export type Guide = { x: number } | { y: number };

type Axis = { at: readonly number[]; own: readonly number[] };

/** Nearer than this it is drawn to the line. */
export const SNAP_REACH = 1.2;

/** Moves a box to the nearest lines of the card and of others, and says which. */
export function snapped(
  box: SnapBox,
  { others, reach = SNAP_REACH }: { others: readonly SnapBox[]; reach?: number },
): { by: { x: number; y: number }; guides: Guide[] } {
  const across = nearest({ own: points(box.left, box.right), at: linesAcross(others) }, reach);
  const down = nearest({ own: points(box.top, box.bottom), at: linesDown(others) }, reach);
  return {
    by: { x: across?.by ?? 0, y: down?.by ?? 0 },
    guides: [...(across ? [{ x: across.at }] : []), ...(down ? [{ y: down.at }] : [])],
  };
}

function points(from: number, to: number): number[] {
  return [from, (from + to) / 2, to];
}

function linesAcross(others: readonly SnapBox[]): number[] {
  const card = [0, SAFE, CARD_WIDTH / 2, CARD_WIDTH - SAFE, CARD_WIDTH];
  return [...card, ...others.flatMap(({ left, right }) => points(left, right))];
}

function linesDown(others: readonly SnapBox[]): number[] {
  const card = [0, SAFE, CARD_HEIGHT / 2, CARD_HEIGHT - SAFE, CARD_HEIGHT];
  return [...card, ...others.flatMap(({ top, bottom }) => points(top, bottom))];
}

function nearest({ at, own }: Axis, reach: number): { by: number; at: number } | null {
  let best: { by: number; at: number } | null = null;
  for (const line of at) {
    for (const point of own) {
      const by = line - point;
      if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by)))
        best = { by, at: line };
    }
  }
  return best;
}

/** What a box of this size takes up where it lies. */
export function boxAround({
  place: { x, y, rotation },
  width,
  height,
}: {
  place: { x: number; y: number; rotation: number };
  width: number;
  height: number;
}): SnapBox {
  const turn = (rotation / 180) * Math.PI;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [w, h] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
}

/** The box with these two as opposite corners. */
export function boxBetween(one: { x: number; y: number }, other: { x: number; y: number }): SnapBox {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  return { left, right, top: Math.min(one.y, other.y), bottom: Math.max(one.y, other.y) };
}

/** One box around all of these; null where there are none. */
export function boxAroundAll(boxes: readonly SnapBox[]): SnapBox | null {
  const [first, ...rest] = boxes;
  if (!first) return null;
  return rest.reduce(
    (all, box) => ({
      left: Math.min(all.left, box.left),
      top: Math.min(all.top, box.top),
      right: Math.max(all.right, box.right),
      bottom: Math.max(all.bottom, box.bottom),
    }),
    first,
  );
}
