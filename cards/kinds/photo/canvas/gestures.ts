import type { DesignPoint } from "#cards/kinds/photo/matrix.ts";

/** What fingers and mice do on the board, in its pixels. */
export type Hand = {
  /** Whether the board answers here; a handle has its own way. */
  takes(point: DesignPoint): boolean;
  press(press: PointerPress): void;
  /** A second finger was put down; where the middle between the two is. */
  join(middle: DesignPoint): void;
  drag(by: DesignPoint): void;
  /** With two fingers: how much larger, how far turned, how far moved since they were put down. */
  pinch(change: { scale: number; turn: number; by: DesignPoint }): void;
  drop(): void;
  cancel(): void;
  tap(point: DesignPoint, twice: boolean): void;
  hover(point: DesignPoint): void;
};

/** `more` adds to what is picked; `isFine` is a mouse or a pen. */
export type PointerPress = { point: DesignPoint; more: boolean; isFine: boolean };

/** A finger is never quite still. */
const STILL = { fine: 3, touch: 8 };
const TWICE_MS = 350;

type Gesture =
  | { is: "press"; id: number; from: DesignPoint; still: number }
  | { is: "drag"; id: number; from: DesignPoint }
  /** `before` is how far one finger had dragged it already: both are one movement. */
  | { is: "pinch"; ids: [number, number]; from: [DesignPoint, DesignPoint]; before: DesignPoint };

/** Reads pointers on an element; answers how to stop. */
export function listenTo(place: HTMLElement, hand: Hand): () => void {
  const life = new AbortController();
  const pointers = new Map<number, DesignPoint>();
  let gesture: Gesture | null = null;
  let lastTap: { at: number; point: DesignPoint } | null = null;

  function pointOf(event: PointerEvent): DesignPoint {
    const { left, top } = place.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  function down(event: PointerEvent) {
    const point = pointOf(event);
    if (event.button !== 0 || (pointers.size === 0 && !hand.takes(point))) return;
    place.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, point);
    const [one, other] = [...pointers.entries()];
    if (one && other && pointers.size === 2) {
      if (gesture?.is !== "drag") hand.join(middle(one[1], other[1]));
      const before = gesture?.is === "drag" ? away(gesture.from, one[1]) : { x: 0, y: 0 };
      gesture = { is: "pinch", ids: [one[0], other[0]], from: [one[1], other[1]], before };
    } else if (pointers.size === 1) {
      const isFine = event.pointerType !== "touch";
      hand.press({ point, more: event.shiftKey || event.ctrlKey || event.metaKey, isFine });
      const still = isFine ? STILL.fine : STILL.touch;
      gesture = { is: "press", id: event.pointerId, from: point, still };
    }
  }

  function move(event: PointerEvent) {
    const point = pointOf(event);
    if (!pointers.has(event.pointerId)) {
      if (pointers.size === 0) hand.hover(point);
      return;
    }
    pointers.set(event.pointerId, point);
    if (gesture?.is === "press" && distance(gesture.from, point) > gesture.still) {
      gesture = { is: "drag", id: gesture.id, from: gesture.from };
    }
    if (gesture?.is === "drag" && gesture.id === event.pointerId) {
      hand.drag(away(gesture.from, point));
    }
    if (gesture?.is === "pinch") pinched(gesture);
  }

  function pinched({ ids, from, before }: Extract<Gesture, { is: "pinch" }>) {
    const [one, other] = [pointers.get(ids[0]), pointers.get(ids[1])];
    if (!one || !other) return;
    const by = away(middle(...from), middle(one, other));
    hand.pinch({
      scale: distance(one, other) / Math.max(1, distance(...from)),
      turn: angle(one, other) - angle(...from),
      by: { x: before.x + by.x, y: before.y + by.y },
    });
  }

  function up(event: PointerEvent) {
    if (!pointers.delete(event.pointerId)) return;
    if (gesture?.is === "drag" || gesture?.is === "pinch") hand.drop();
    if (gesture?.is === "press") {
      const point = pointOf(event);
      const twice =
        lastTap !== null && event.timeStamp - lastTap.at < TWICE_MS && distance(lastTap.point, point) < 24;
      hand.tap(point, twice);
      lastTap = twice ? null : { at: event.timeStamp, point };
    }
    gesture = null;
  }

  function cancelled(event: PointerEvent) {
    if (!pointers.delete(event.pointerId)) return;
    gesture = null;
    hand.cancel();
  }

  const { signal } = life;
  place.addEventListener("pointerdown", down, { signal });
  place.addEventListener("pointermove", move, { signal });
  place.addEventListener("pointerup", up, { signal });
  place.addEventListener("pointercancel", cancelled, { signal });
  return () => life.abort();
}

/** How far the second is from the first. */
function away(from: DesignPoint, to: DesignPoint): DesignPoint {
  return { x: to.x - from.x, y: to.y - from.y };
}

function distance(one: DesignPoint, other: DesignPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: DesignPoint, other: DesignPoint): DesignPoint {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function angle(one: DesignPoint, other: DesignPoint): number {
  return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
}
