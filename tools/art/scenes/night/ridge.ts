import { clouds, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { colour } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { couple } from "../../shapes/couple.ts";
import { grass, range, terrain } from "../../shapes/land.ts";
import { at, place } from "../../shapes/place.ts";
import { duskSky, earth, night, turf } from "./mood.ts";

const crest = -7;
const ground = (x: number, z: number) => {
  const hill = 1.15 - 0.012 * (z - crest) ** 2 - 0.02 * (x - 0.8) ** 2;
  return (z > crest ? hill : hill - 0.4 * (crest - z)) + 0.12 * clouds(x * 0.3, z * 0.3, 5, 3);
};

export const nightRidge: LitScene = {
  name: "night-ridge",
  alt: "노을이 남은 능선 위에 손을 잡고 선 두 사람의 먼 뒷모습",
  look: { ...night, saturation: 1.25, exposure: 1.55, bloom: 0.16 },
  samples: 24,
  stage: () => {
    const chance = random(4);
    const stand = [0.55, ground(0.55, crest + 0.1) - 0.03, crest + 0.1] as const;
    const far = [
      { z: -60, base: -30, high: 0.5, rough: 0.05, seed: 1 },
      { z: -110, base: -40, high: 5, rough: 0.03, seed: 4 },
      { z: -190, base: -50, high: 13, rough: 0.018, seed: 9 },
      { z: -320, base: -60, high: 26, rough: 0.011, seed: 14 },
    ].map(({ z, base, high, rough, seed }) => ({
      shape: range({
        z,
        base,
        width: -z * 2.4,
        outline: (x) => high * (1 + 1.1 * clouds(x * rough, seed, 0, 5)) - 4,
      }),
      material: { colour: colour("#1b2440") },
    }));
    return {
      camera: { from: [0, 1.35, 8.2], to: [0, 4.1, -10], field: 34, aperture: 0.01, focus: 15.2 },
      things: [
        {
          shape: terrain({ low: [-14, -14], high: [14, 9], across: 140, along: 140, ground }),
          material: earth(colour("#22241a")),
        },
        {
          shape: grass({
            blades: 26_000,
            chance,
            ground,
            where: (pick) => [pick.between(-6, 6), crest - 0.6 + 13 * pick.next() ** 1.7],
            height: 0.24,
            width: 0.011,
            wind: [0.35, 0],
          }),
          material: turf(colour("#4c5432")),
        },
        { shape: place(couple(), at(stand)), material: { colour: colour("#16161c") } },
        ...far,
      ],
      sky: (direction) => {
        const base = duskSky({ glow: 1.5, stars: 0.8 })(direction);
        const veil = 0.02 * noise(direction[0] * 5, direction[1] * 22);
        return [base[0] + veil, base[1] + veil * 0.6, base[2] + veil * 0.7];
      },
      haze: { thickness: 0.006, base: -8, fall: 9, ambient: [0.3, 0.235, 0.27] },
      bounces: 1,
    };
  },
};
