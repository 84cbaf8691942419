import { clouds, fibres, noise } from "../../maths/noise.ts";
import { colour, mix, smoothstep, times, type Vec } from "../../maths/vec.ts";
import type { PaintedScene } from "../../scene.ts";
import { greeting } from "./mood.ts";

type Range = { at: number; high: number; rough: number; seed: number; ink: number };

/** From far to near: where the ridge lies, how it rises, and how dark the ink is. */
const ranges: Range[] = [
  { at: 0.475, high: 0.075, rough: 2.3, seed: 3, ink: 0.17 },
  { at: 0.545, high: 0.15, rough: 1.9, seed: 8, ink: 0.27 },
  { at: 0.635, high: 0.19, rough: 1.75, seed: 15, ink: 0.42 },
  { at: 0.75, high: 0.2, rough: 1.6, seed: 23, ink: 0.64 },
  { at: 0.9, high: 0.22, rough: 1.5, seed: 32, ink: 0.92 },
];

function ridge({ at, high, rough, seed }: Range, x: number): number {
  const massif = clouds(x * rough, seed, 0, 2) * 1.7;
  const crag =
    0.42 * (0.5 - Math.abs(noise(x * rough * 2.6, seed, 2))) +
    0.13 * (0.5 - Math.abs(noise(x * rough * 8, seed, 4)));
  return at - high * (massif + crag + 0.022 * noise(x * rough * 40, seed, 6));
}

const paper = colour("#efe6d4");
const ink = colour("#2b3440");
const dawn = colour("#e9a07a");

export const greetingMountains: PaintedScene = {
  name: "greeting-mountains",
  alt: "겹겹이 번진 수묵 산 위로 떠오르는 새해 첫 해",
  look: { ...greeting, exposure: 1.6, contrast: 1.14, bloom: 0.04, vignette: 0.5, grain: 0.01 },
  paint: () => (x, y) => {
    const tall = y / 0.75;
    const bleed = 0.004 * noise(x * 90, tall * 90) + 0.0018 * noise(x * 260, tall * 260);
    const warm = Math.exp(-(((x - 0.6) / 0.42) ** 2) - ((y - 0.42) / 0.2) ** 2);
    let tone: Vec = mix(paper, dawn, 0.55 * warm);
    const away = Math.hypot(x - 0.6, (y - 0.355) / 0.75) + bleed * 0.6;
    const wash = 0.86 + 0.14 * clouds(x * 12, tall * 12, 3, 4);
    tone = mix(tone, times(colour("#d8573a"), wash), smoothstep(0.1025, 0.0985, away) * 0.9);
    for (const range of ranges) {
      const below = y + bleed - ridge(range, x + 0.3);
      if (below < 0) continue;
      const edge = smoothstep(0, 0.0035, below);
      const mist = Math.exp(-below / (0.05 + 0.055 * range.ink)) * 0.9 + 0.1;
      const rock =
        1 +
        0.28 * clouds(x * 26 + range.seed, tall * 9 + below * 40, 1, 4) +
        0.2 * noise(x * 7, below * 30, range.seed);
      const dark = Math.min(1, range.ink * mist * rock) * edge;
      // Mist hides what lies behind it before the ink goes on.
      const veil = mix(paper, dawn, 0.4 * warm);
      tone = mix(mix(tone, veil, edge * (1 - mist) * 0.94), ink, Math.max(0, dark));
    }
    const sheet =
      1 -
      0.05 * fibres(x * 46, tall * 46) -
      0.035 * clouds(x * 5, tall * 5) -
      0.02 * noise(x * 420, tall * 420);
    return times(tone, sheet * 0.55);
  },
};
