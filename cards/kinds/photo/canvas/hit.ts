import type { Element } from "#cards/kinds/photo/document.ts";
import { boxAround, type SnapBox } from "#cards/kinds/photo/edit/snap.ts";
import type { Layer } from "#cards/kinds/photo/marks.ts";
import { applied, type DesignPoint, turned } from "#cards/kinds/photo/matrix.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "#cards/kinds/photo/sizes.ts";

/** A thumb is not a needle. */
const THUMB = 1.5;

type Placed = { element: Element; layer: Pick<Layer, "place" | "width" | "height"> };

/** The topmost element at a point that a finger may take hold of. */
export function elementAt(point: DesignPoint, placed: readonly Placed[]): Element | null {
  const found =
    placed.findLast((one) => isHeld(one) && isInside(point, { ...one.layer, around: 0 })) ??
    placed.findLast((one) => isHeld(one) && isInside(point, { ...one.layer, around: THUMB }));
  return found?.element ?? null;
}

/** All that lies wholly within a frame, as far as it is on the sheet: what hangs over its edge counts as seen. */
export function elementsWithin(frame: SnapBox, placed: readonly Placed[]): Element[] {
  return placed
    .filter((one) => isHeld(one) && isAround(frame, seenPart(boxAround(one.layer))))
    .map(({ element }) => element);
}

function isAround(frame: SnapBox, { left, top, right, bottom }: SnapBox): boolean {
  return frame.left <= left && frame.top <= top && frame.right >= right && frame.bottom >= bottom;
}

function seenPart({ left, top, right, bottom }: SnapBox): SnapBox {
  const across = (x: number) => Math.min(CARD_WIDTH, Math.max(0, x));
  const down = (y: number) => Math.min(CARD_HEIGHT, Math.max(0, y));
  return { left: across(left), right: across(right), top: down(top), bottom: down(bottom) };
}

function isHeld({ element }: Placed): boolean {
  return !element.locked && !element.hidden;
}

type Area = Pick<Layer, "place" | "width" | "height"> & { around: number };

function isInside(point: DesignPoint, { place, width, height, around }: Area): boolean {
  const { x, y } = applied(turned(-place.rotation), { x: point.x - place.x, y: point.y - place.y });
  return Math.abs(x) <= width / 2 + around && Math.abs(y) <= height / 2 + around;
}
