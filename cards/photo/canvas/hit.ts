import type { Element } from "../document.ts";
import type { Layer } from "../marks.ts";
import { applied, type Point, turned } from "../matrix.ts";

/** A thumb is not a needle. */
const THUMB = 1.5;

type Placed = { element: Element; layer: Pick<Layer, "place" | "width" | "height"> };

/** The topmost element at a point that a finger may take hold of. */
export function elementAt(point: Point, placed: readonly Placed[]): Element | null {
  const found =
    placed.findLast((one) => isHeld(one) && isInside(point, { ...one.layer, around: 0 })) ??
    placed.findLast((one) => isHeld(one) && isInside(point, { ...one.layer, around: THUMB }));
  return found?.element ?? null;
}

function isHeld({ element }: Placed): boolean {
  return !element.locked && !element.hidden;
}

type Area = Pick<Layer, "place" | "width" | "height"> & { around: number };

function isInside(point: Point, { place, width, height, around }: Area): boolean {
  const { x, y } = applied(turned(-place.rotation), { x: point.x - place.x, y: point.y - place.y });
  return Math.abs(x) <= width / 2 + around && Math.abs(y) <= height / 2 + around;
}
