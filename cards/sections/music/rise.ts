import type { MusicFade } from "./section.ts";

/** So that nobody who touched a card among others is startled. */
const RISE_MS: Record<MusicFade, number> = { soft: 1_500, slow: 5_000 };
const STEP_MS = 50;

/** Brings a sound up from silence. A phone that keeps the volume to itself begins at once. */
export function rise(
  sound: { volume: number },
  { volume, fade }: { volume: number; fade: MusicFade },
): () => void {
  const began = performance.now();
  sound.volume = 0;
  const steps = setInterval(() => {
    const part = Math.min(1, (performance.now() - began) / RISE_MS[fade]);
    sound.volume = volume * part ** 2;
    if (part === 1) clearInterval(steps);
  }, STEP_MS);
  return () => clearInterval(steps);
}
