import { type RefObject, useCallback, useEffect, useRef } from "react";

/** As far as a phone is tilted until the card leans as far as it does, in degrees. */
const FULL_LEAN = 22;
/** Of the way that is left, at every picture: quick at first and soft at the end. */
const EASE = 0.16;
const NEAR_ENOUGH = 0.002;

type Lean = { x: number; y: number };
const upright: Lean = { x: 0, y: 0 };

function held(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

/**
 * Lets an element lean after a pointer or the device: `--lean-x` and `--lean-y` go from -1 to 1. It is drawn only while
 * something moves, and not at all for who wants no motion.
 */
export function useTilt(ref: RefObject<HTMLElement | null>) {
  const wanted = useRef(upright);
  const shown = useRef(upright);
  const frame = useRef(0);

  const step = useCallback(() => {
    const { x, y } = shown.current;
    const next = { x: x + (wanted.current.x - x) * EASE, y: y + (wanted.current.y - y) * EASE };
    const left = Math.abs(wanted.current.x - next.x) + Math.abs(wanted.current.y - next.y);
    shown.current = left < NEAR_ENOUGH ? wanted.current : next;
    ref.current?.style.setProperty("--lean-x", shown.current.x.toFixed(4));
    ref.current?.style.setProperty("--lean-y", shown.current.y.toFixed(4));
    frame.current = left < NEAR_ENOUGH ? 0 : requestAnimationFrame(step);
  }, [ref]);

  const lean = useCallback(
    (to: Lean) => {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      wanted.current = to;
      if (frame.current === 0) frame.current = requestAnimationFrame(step);
    },
    [step],
  );

  useEffect(() => {
    let first: { beta: number; gamma: number } | undefined;
    const follow = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      // However somebody holds the phone when it begins, there the card stands straight.
      first ??= { beta, gamma };
      lean({ x: held((gamma - first.gamma) / FULL_LEAN), y: held((beta - first.beta) / FULL_LEAN) });
    };
    addEventListener("deviceorientation", follow);
    return () => {
      removeEventListener("deviceorientation", follow);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [lean]);

  return {
    /** Towards a point of the screen over the element. */
    leanTo: (point: { clientX: number; clientY: number }) => {
      const box = ref.current?.getBoundingClientRect();
      if (!box || box.width === 0 || box.height === 0) return;
      lean({
        x: held(((point.clientX - box.left) / box.width) * 2 - 1),
        y: held(((point.clientY - box.top) / box.height) * 2 - 1),
      });
    },
    rest: () => lean(upright),
  };
}
