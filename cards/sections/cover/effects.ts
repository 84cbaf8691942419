import { type FallingEffect, fall } from "./falling.ts";

/** Lets something fall or glow over the cover, where motion is welcome. A tap on the cover ends it, and so does the answer. */
export function beginEffect(canvas: HTMLCanvasElement): () => void {
  const cover = canvas.closest("[data-frame]");
  const effect = canvas.dataset.effect as FallingEffect | undefined;
  const ending = new AbortController();
  const end = () => ending.abort();
  const unwelcome = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!cover || !effect || unwelcome || canvas.dataset.begun) return end;
  canvas.dataset.begun = "true";
  fall({ canvas, effect, signal: ending.signal });
  cover.addEventListener("pointerdown", end, { signal: ending.signal });
  return end;
}
