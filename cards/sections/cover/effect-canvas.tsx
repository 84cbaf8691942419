import { useEffect, useRef } from "react";
import type { FallingEffect } from "./falling.ts";
import styles from "./viewer.module.css";

/** What falls or glows over the cover. On a card's own page it has begun long before React draws it once more. */
export function EffectCanvas({ effect }: { effect: FallingEffect }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const drawnOn = canvas.current;
    if (!drawnOn || drawnOn.dataset.begun) return;
    let end: (() => void) | undefined;
    let left = false;
    void import("./effects.ts").then(({ beginEffect }) => {
      if (!left) end = beginEffect(drawnOn);
    });
    return () => {
      left = true;
      end?.();
    };
  }, []);

  return (
    <div className={styles.effect} aria-hidden="true">
      <canvas ref={canvas} data-effect={effect} suppressHydrationWarning />
    </div>
  );
}
