import type { Material } from "../../light/surface.ts";
import { clouds, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { colour, mix, smoothstep, times } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { terrain } from "../../shapes/land.ts";
import { sea } from "./mood.ts";

type Step = { x: number; z: number; turn: number; side: 1 | -1; size: number };

/** Two people walking side by side, away from the eye. */
const steps: Step[] = (() => {
  const chance = random(13);
  const walker = (x: number, start: number, size: number): Step[] =>
    Array.from({ length: 11 }, (_, count) => {
      const side = count % 2 ? 1 : -1;
      const z = start - count * 0.36 * size;
      return {
        x: x + side * 0.075 * size + 0.09 * Math.sin(z * 1.3 + x) + chance.between(-0.012, 0.012),
        z: z + chance.between(-0.02, 0.02),
        turn: side * 0.1 + chance.between(-0.06, 0.06),
        side,
        size,
      };
    });
  return [...walker(-0.08, 1.3, 1), ...walker(0.38, 1.22, 0.86)];
})();

/** How deep a bare foot sinks here: 1 in the middle of a print, a little below 0 on the rim it pushes up. */
function pressed(x: number, z: number): number {
  let most = 0;
  let rim = 0;
  for (const step of steps) {
    const [dx, dz] = [(x - step.x) / step.size, (z - step.z) / step.size];
    if (Math.abs(dx) > 0.16 || Math.abs(dz) > 0.22) continue;
    const across = (dx * Math.cos(step.turn) + dz * Math.sin(step.turn)) * step.side;
    const along = -(dz * Math.cos(step.turn) - dx * Math.sin(step.turn));
    const part = (cx: number, cz: number, rx: number, rz: number) =>
      Math.hypot((across - cx) / rx, (along - cz) / rz) - 1;
    const sole = Math.min(
      part(0, -0.085, 0.033, 0.042),
      part(0.012, 0.05, 0.046, 0.052),
      part(0.018, -0.02, 0.026, 0.075),
    );
    const toes = [0, 1, 2, 3, 4].map(
      (toe) =>
        part(
          -0.03 + toe * 0.0185,
          0.117 - toe * toe * 0.0028,
          toe === 0 ? 0.014 : 0.0095,
          toe === 0 ? 0.017 : 0.012,
        ) * 0.4,
    );
    const edge = Math.min(sole, ...toes);
    most = Math.max(most, smoothstep(0.22, -0.35, edge));
    rim = Math.max(rim, Math.exp(-(((edge - 0.42) / 0.24) ** 2)));
  }
  return most - 0.28 * rim * (1 - most);
}

const shore = (z: number) =>
  -0.5 + 0.12 * Math.sin(z * 1.5 + 0.6) + 0.07 * noise(z * 2.2, 4) + 0.02 * noise(z * 9, 1);

function sandHeight(x: number, z: number): number {
  const wave =
    0.004 *
    Math.sin((x * 0.9 + z * 0.35 + 0.14 * clouds(x * 2, z * 2, 3, 2)) * 46) *
    smoothstep(-0.2, 0.5, x);
  const rough =
    0.012 * clouds(x * 3, z * 3, 6, 3) + 0.0022 * noise(x * 60, z * 60) + 0.0014 * noise(x * 150, z * 150);
  const drySlope = 0.03 * (x + 0.6);
  return drySlope + wave + rough * smoothstep(-0.1, 0.12, x - shore(z)) - 0.021 * pressed(x, z);
}

const sand: Material = {
  colour: ({ x, z }) => {
    const wet = smoothstep(0.42, 0.05, x - shore(z) + 0.05 * noise(x * 6, z * 6));
    const grit = 1 + 0.1 * noise(x * 420, z * 420) + 0.06 * clouds(x * 8, z * 8);
    const dark = noise(x * 300, z * 310, 4) > 0.72 ? 0.6 : 1;
    return times(mix(colour("#d9c4a4"), colour("#8f7b62"), wet), grit * dark);
  },
};

/** The last of a wave: a thin sheet of water whose edge is lace. */
function foam(x: number, z: number): number {
  const inside = shore(z) - x;
  const lace = clouds(x * 11, z * 11, 9, 4) + 0.35 * noise(x * 45, z * 45);
  const edge = smoothstep(0.0, 0.012, inside) * smoothstep(0.09, 0.015, inside);
  return Math.min(
    1,
    edge + smoothstep(0.05, 0.3, lace) * smoothstep(0.02, 0.1, inside) * smoothstep(0.9, 0.1, inside),
  );
}

const wash: Material = {
  colour: ({ x, z }) =>
    mix(
      mix(colour("#8b8d7e"), colour("#5f8288"), smoothstep(0, 0.5, shore(z) - x)),
      colour("#f6f3ec"),
      foam(x, z),
    ),
  gloss: { roughness: 0.22, strength: 0.03 },
};

export const seaFootprints: LitScene = {
  name: "sea-footprints",
  alt: "물가 모래밭에 나란히 이어진 두 사람의 발자국",
  look: { ...sea, exposure: 0.55 },
  samples: 16,
  traced: 0.75,
  stage: () => ({
    camera: { from: [0.02, 2.15, 1.35], to: [0.02, 0, -0.06], field: 44, aperture: 0.006 },
    things: [
      {
        shape: terrain({ low: [-1.5, -2], high: [1.5, 1.4], across: 800, along: 900, ground: sandHeight }),
        material: sand,
      },
      {
        shape: terrain({
          low: [-1.5, -2],
          high: [-0.2, 1.4],
          across: 260,
          along: 420,
          ground: (x, z) => {
            const inside = shore(z) - x;
            return inside < 0
              ? -0.2
              : sandHeight(x, z) +
                  0.004 +
                  0.014 * Math.min(1, inside * 3) +
                  0.006 * foam(x, z) +
                  0.008 * clouds(x * 4, z * 2.5, 2, 3) * smoothstep(0, 0.3, inside);
          },
        }),
        material: wash,
      },
    ],
    sun: { direction: [-0.86, 0.3, -0.34], light: [5.4, 4.3, 3], spread: 0.014 },
    sky: ([, y]) => (y > 0 ? [0.62, 0.72, 0.86] : [0.3, 0.26, 0.2]),
    bounces: 2,
  }),
};
