import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { paint } from "../../materials.ts";
import { clouds, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { add, colour, mix, smoothstep, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { grass, terrain } from "../../shapes/land.ts";
import { at, place } from "../../shapes/place.ts";
import { join } from "../../shapes/shape.ts";
import { lathe, tube } from "../../shapes/solids.ts";
import { candlelight, duskSky, night, tree, turf } from "./mood.ts";

const way = (z: number) => 0.95 * Math.sin(z * 0.42 + 0.4) * (0.5 - z * 0.045);
const ground = (x: number, z: number) => {
  const climb = 3.3 * smoothstep(1, -17, z) - 0.05 * Math.max(0, -z - 15) ** 2;
  const trodden = Math.exp(-((x - way(z)) ** 2) * 3.2);
  return climb + 0.3 * clouds(x * 0.28, z * 0.28, 4, 3) * (1 - trodden) - 0.03 * trodden;
};

const soil: Material = {
  colour: ({ x, z }) => {
    const path = smoothstep(0.62, 0.34, Math.abs(x - way(z)) + 0.14 * noise(x * 5, z * 5));
    const grit = 1 + 0.3 * noise(x * 55, z * 55) + 0.3 * clouds(x * 6, z * 6);
    return times(mix(colour("#262a18"), colour("#8a7a62"), path), grit);
  },
};

const crimson: Vec = [1, 0.2, 0.1];
const blue: Vec = [0.2, 0.36, 0.75];

/** A silk lantern on a pole, crimson above and blue below as at a wedding. */
function lantern(foot: Vec) {
  const high = 0.92;
  const hook: Vec = [foot[0] + (foot[0] > way(foot[2]) ? -0.14 : 0.14), foot[1] + high, foot[2]];
  const body = lathe({
    profile: [
      [0.05, -0.28],
      [0.088, -0.27],
      [0.094, -0.2],
      [0.096, -0.12],
      [0.094, -0.05],
      [0.086, 0.01],
      [0.05, 0.02],
    ],
    sides: 24,
  });
  const pole = tube({
    through: [
      foot,
      [foot[0], foot[1] + 0.6, foot[2]],
      [foot[0], foot[1] + high + 0.1, foot[2]],
      add(mix(foot, hook, 0.6), [0, 0.5, 0]),
      hook,
    ],
    radius: 0.009,
    sides: 6,
  });
  const rim = (y: number) =>
    place(
      lathe({
        profile: [
          [0, y],
          [0.06, y],
          [0.093, y - 0.004],
          [0.093, y + 0.01],
          [0.06, y + 0.014],
          [0, y + 0.014],
        ],
        sides: 24,
        sharp: true,
      }),
      at(hook),
    );
  const silk: Material = {
    colour: [0, 0, 0],
    glow: ({ y }) => {
      const height = y - hook[1];
      const tone = mix(blue, crimson, smoothstep(-0.165, -0.155, height));
      const flame = Math.exp(-(((height + 0.14) / 0.1) ** 2));
      return mix(times(tone, 0.7 + 0.9 * flame), times(candlelight, 2), 0.1 + 0.3 * flame);
    },
  };
  return {
    lamp: {
      centre: [hook[0], hook[1] - 0.13, hook[2]] as Vec,
      radius: 0.085,
      light: times([1, 0.5, 0.22], 90),
    },
    things: [
      { shape: place(body, at(hook)), material: silk },
      { shape: join([pole, rim(0.018), rim(-0.275)]), material: paint(colour("#241a14"), 0.6) },
    ] satisfies Stage["things"],
  };
}

export const nightPath: LitScene = {
  name: "night-path",
  alt: "청사초롱이 줄지어 밝힌 언덕길",
  look: { ...night, exposure: 1.25 },
  samples: 22,
  stage: () => {
    const chance = random(27);
    const lanterns = Array.from({ length: 15 }, (_, count) => {
      const z = 0.3 - count * 1.15;
      const x = way(z) + (count % 2 ? 0.72 : -0.72);
      return lantern([x, ground(x, z), z]);
    });
    return {
      camera: { from: [0.25, 1.25, 3.9], to: [0.1, 2.05, -6], field: 44, aperture: 0.012, focus: 6 },
      things: [
        {
          shape: terrain({ low: [-16, -26], high: [16, 4.5], across: 180, along: 180, ground }),
          material: soil,
        },
        {
          shape: grass({
            blades: 60_000,
            chance,
            ground,
            where: (pick) => {
              const z = 3 - 19 * pick.next() ** 1.5;
              const side = pick.next() < 0.5 ? -1 : 1;
              return [way(z) + side * (0.42 + 5 * pick.next() ** 1.6), z];
            },
            height: 0.17,
            width: 0.009,
            wind: [0.1, 0],
          }),
          material: turf(colour("#6f8148")),
        },
        ...lanterns.flatMap(({ things }) => things),
        ...tree({ from: [-3.4, 2.2, -10], height: 2.6, chance, leafSize: 0.16 }),
        ...tree({ from: [3.9, 2.9, -14], height: 3, chance, leafSize: 0.16 }),
        ...tree({ from: [-2.6, 3.1, -17], height: 2.2, chance, leafSize: 0.16 }),
      ],
      lamps: lanterns.map(({ lamp }) => lamp),
      sky: duskSky({ glow: 0.9, stars: 0.9 }),
      haze: { thickness: 0.014, base: 0.2, fall: 2.2, ambient: [0.03, 0.042, 0.075] },
      bounces: 2,
    };
  },
};
