import type { Material } from "../../light/surface.ts";
import { clouds, noise } from "../../maths/noise.ts";
import { colour } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { range } from "../../shapes/land.ts";
import { sheet } from "../../shapes/shape.ts";
import { paleDay, sea, seaSky } from "./mood.ts";

/** Long swell from the horizon, and wind over it. */
function swell(x: number, z: number): number {
  const bent = z + 1.2 * noise(x * 0.06, z * 0.05, 3);
  const long = Math.sin(bent * 0.62 + 0.9 * noise(x * 0.09, z * 0.08)) * 0.16;
  const cross = Math.sin(bent * 1.35 + x * 0.5 + 1.4 * noise(x * 0.2, z * 0.2, 5)) * 0.06;
  return long + cross + 0.11 * clouds(x * 0.7, z * 1.3, 2, 4) + 0.02 * noise(x * 4, z * 7, 1);
}

const water: Material = { colour: colour("#31525a"), gloss: { roughness: 0.11, strength: 0.025 } };

export const seaHorizon: LitScene = {
  name: "sea-horizon",
  alt: "옅은 해가 떠 있는 잔잔한 수평선",
  look: { ...sea, exposure: 0.6 },
  samples: 20,
  stage: () => ({
    camera: { from: [0, 1.9, 0], to: [0, 2.25, -10], field: 40, aperture: 0 },
    things: [
      {
        shape: sheet({
          across: 420,
          along: 760,
          at: (u, v) => {
            const away = 2.4 * Math.exp(v * 7.2);
            const x = (u - 0.5) * away * 1.15;
            return [x, swell(x, -away) * Math.exp(-away / 420), -away];
          },
        }),
        material: water,
      },
      {
        shape: range({
          z: -2400,
          base: -20,
          width: 4200,
          outline: (x) =>
            66 * Math.exp(-(((x + 620) / 260) ** 2)) +
            38 * Math.exp(-(((x + 230) / 200) ** 2)) +
            7 * clouds(x * 0.008, 3) -
            9,
        }),
        material: { colour: colour("#7b8894") },
      },
    ],
    sky: seaSky(paleDay),
    haze: { thickness: 0.0006, base: 0, fall: 60, ambient: [0.86, 0.74, 0.65] },
    bounces: 2,
  }),
};
