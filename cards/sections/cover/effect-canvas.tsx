import { useEffect, useRef } from "react";
import type { FallingEffect } from "./falling.ts";
import styles from "./viewer.module.css";

/** What falls or glows over the cover: fetched when the page has come to rest, and only where motion is welcome. */
export function EffectCanvas({ effect }: { effect: FallingEffect }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const drawnOn = canvas.current;
    const cover = drawnOn?.closest("[data-frame]");
    if (!drawnOn || !cover || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    // Safari has no idle callback.
    const whenIdle = globalThis.requestIdleCallback ?? ((begin: () => void) => setTimeout(begin, 600));
    whenIdle(async () => {
      if (signal.aborted) return;
      const { fall } = await import("./falling.ts");
      if (!signal.aborted) fall({ canvas: drawnOn, effect, signal });
    });
    // A tap on the cover ends it.
    cover.addEventListener("pointerdown", () => leaving.abort(), { signal });
    return () => leaving.abort();
  }, [effect]);

  return (
    <div className={styles.effect} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
