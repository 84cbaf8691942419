import { clouds } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { colour, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { grass, terrain } from "../../shapes/land.ts";
import { bulb, duskSky, earth, hedge, night, tree, turf } from "./mood.ts";

const ground = (x: number, z: number) => 0.16 * clouds(x * 0.35, z * 0.35, 2, 3) + 0.02 * Math.max(0, -z - 3);

export const nightFireflies: LitScene = {
  name: "night-fireflies",
  alt: "여름밤 풀숲 위를 떠다니는 반딧불이",
  look: { ...night, exposure: 1.5, bloom: 0.16 },
  samples: 30,
  stage: () => {
    const chance = random(61);
    const blades = grass({
      blades: 16_000,
      chance,
      ground,
      where: (pick) => {
        const z = 1.75 - 6.5 * pick.next() ** 1.8;
        return [pick.between(-1, 1) * (0.3 + (2.4 - z) * 0.42), z];
      },
      height: 0.42,
      width: 0.008,
      wind: [0.12, 0],
    });
    const flies = Array.from({ length: 40 }, () => {
      const z = 1.5 - 6 * chance.next();
      const x = chance.between(-1, 1) * (2.4 - z) * 0.32;
      const centre: Vec = [x, ground(x, z) + 0.12 + chance.next() ** 1.8 * (0.5 + (2.4 - z) * 0.22), z];
      return bulb({ centre, radius: 0.0055, shown: 0.011, strength: 620, tone: [0.92, 1, 0.3] });
    });
    return {
      camera: { from: [0, 0.55, 2.4], to: [0, 0.66, 0], field: 42, aperture: 0.016, focus: 1.5 },
      things: [
        {
          shape: terrain({ low: [-9, -16], high: [9, 2.6], across: 90, along: 90, ground }),
          material: earth(colour("#2a2c1a")),
        },
        { shape: blades, material: turf(colour("#5c6b42")) },
        ...tree({ from: [-2.6, 0, -6.5], height: 3.4, chance, leafSize: 0.16 }),
        ...tree({ from: [3.1, 0, -7.5], height: 3.8, chance, leafSize: 0.16 }),
        hedge({ z: -15, height: 2.6 }),
        ...flies.map(({ thing }) => thing),
      ],
      lamps: flies.map(({ lamp }) => lamp),
      sky: duskSky({ glow: 0.35, stars: 0.6 }),
      haze: { thickness: 0.02, base: 0, fall: 0.8, ambient: [0.02, 0.035, 0.06] },
      bounces: 2,
    };
  },
};
