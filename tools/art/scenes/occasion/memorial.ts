import type { Look } from "../../develop/look.ts";
import { foliage } from "../../materials.ts";
import { clouds, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { colour, mix, smoothstep, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { chrysanthemum } from "../../shapes/blossom.ts";
import { grass, range, terrain } from "../../shapes/land.ts";
import { at, growing, place } from "../../shapes/place.ts";
import { leaf } from "../../shapes/plants.ts";
import { join } from "../../shapes/shape.ts";
import { lathe, tube } from "../../shapes/solids.ts";
import { bulb, duskSky, earth, turf } from "../night/mood.ts";

/** Ink, ivory and one muted tone. */
const quiet: Look = {
  exposure: 0,
  contrast: 1.12,
  saturation: 0.72,
  darks: [0.03, 0.032, 0.036],
  lights: [0.985, 0.98, 0.96],
  bloom: 0.12,
  vignette: 1.1,
  grain: 0.013,
};

const slope = (x: number, z: number) =>
  2.5 * smoothstep(2, -16, z) +
  0.35 * clouds(x * 0.16, z * 0.16, 3, 3) -
  0.012 * (x + 1) ** 2 * smoothstep(-4, -14, z);

export const memorialHill: LitScene = {
  name: "memorial-hill",
  alt: "밤 언덕에 하나둘 밝혀 둔 촛불",
  look: { ...quiet, exposure: 1.1, bloom: 0.2, saturation: 0.8 },
  samples: 24,
  stage: () => {
    const chance = random(70);
    const holder = lathe({
      profile: [
        [0, 0],
        [0.03, 0],
        [0.034, 0.012],
        [0.036, 0.085],
        [0.033, 0.086],
        [0.03, 0.012],
        [0, 0.01],
      ],
      sides: 20,
    });
    const candles = Array.from({ length: 70 }, () => {
      const z = 1.6 - 16 * chance.next() ** 1.3;
      const x = chance.between(-1, 1) * (0.7 + (3.4 - z) * 0.27);
      const foot: Vec = [x, slope(x, z) + 0.025, z];
      return { foot, ...bulb({ centre: [x, foot[1] + 0.055, z], radius: 0.016, strength: 150 }) };
    });
    return {
      camera: { from: [0, 1.35, 4], to: [0, 2.25, -8], field: 42, aperture: 0.014, focus: 5 },
      things: [
        {
          shape: terrain({ low: [-18, -22], high: [18, 4.5], across: 140, along: 140, ground: slope }),
          material: earth(colour("#23241c")),
        },
        {
          shape: grass({
            blades: 60_000,
            chance,
            ground: slope,
            where: (pick) => {
              const z = 3 - 18 * pick.next() ** 1.5;
              return [pick.between(-1, 1) * (1 + (4 - z) * 0.4), z];
            },
            height: 0.13,
            width: 0.008,
          }),
          material: turf(colour("#6a7052")),
        },
        {
          shape: join(candles.map(({ foot }) => place(holder, at(foot)))),
          material: { colour: colour("#e8dcc4"), through: 0.6, opacity: 0.5 },
        },
        ...candles.map(({ thing }) => thing),
        {
          shape: range({ z: -60, base: -10, width: 160, outline: (x) => 6 + 4 * clouds(x * 0.03, 5, 0, 5) }),
          material: { colour: colour("#141a26") },
        },
      ],
      lamps: candles.map(({ lamp }) => lamp),
      sky: duskSky({ glow: 0.12, stars: 1.2 }),
      haze: { thickness: 0.01, base: 0, fall: 3, ambient: [0.02, 0.026, 0.04] },
      bounces: 2,
    };
  },
};

const ivory = {
  colour: ({ v }: { v: number }) => mix(colour("#dfe0c4"), colour("#f4f1e8"), Math.min(1, v * 2)),
  through: 0.35,
};

export const memorialChrysanthemums: LitScene = {
  name: "memorial-chrysanthemums",
  alt: "고요히 피어 있는 흰 국화 밭",
  look: { ...quiet, exposure: 0.9 },
  samples: 24,
  stage: () => {
    const chance = random(33);
    const kinds = Array.from({ length: 6 }, () =>
      chrysanthemum({ chance, openness: chance.between(0.8, 1.05) }),
    );
    const blade = leaf({ width: 0.5, bend: 0.5, fineness: 4 });
    const flowers = Array.from({ length: 240 }, (_, count) => {
      const z = 0.75 - 4.6 * ((count + chance.next()) / 240) ** 1.35;
      const x = chance.between(-1, 1) * (0.34 + (1.5 - z) * 0.34);
      const high = 0.42 + chance.between(-0.08, 0.09) + 0.04 * noise(x * 2, z * 2);
      const up: Vec = [chance.bell() * 0.25, 1, chance.bell() * 0.25 + 0.25];
      return { head: [x, high, z] as Vec, up, size: 0.1 * chance.between(0.8, 1.2), kind: count % 6 };
    });
    const stems = flowers.map(({ head }) =>
      tube({
        through: [[head[0] + 0.02, 0, head[2]], [head[0] + 0.008, head[1] * 0.5, head[2]], head],
        radius: 0.0032,
        sides: 5,
        steps: 6,
      }),
    );
    const leaves = flowers.flatMap(({ head }) =>
      Array.from({ length: 9 }, () => {
        const origin: Vec = [
          head[0] + chance.bell() * 0.02,
          head[1] * chance.between(0.25, 0.92),
          head[2] + chance.bell() * 0.02,
        ];
        return place(
          blade,
          growing({
            origin,
            up: [chance.bell(), 0.35, chance.bell()],
            spin: chance.between(0, 6),
            size: 0.085 * chance.between(0.7, 1.2),
          }),
        );
      }),
    );
    return {
      camera: { from: [0, 0.86, 1.65], to: [0, 0.44, -0.4], field: 38, aperture: 0.022, focus: 1.5 },
      things: [
        {
          shape: terrain({ low: [-5, -7], high: [5, 2], across: 20, along: 20, ground: () => 0 }),
          material: earth(colour("#2b2d22")),
        },
        ...flowers.map(({ head, up, size, kind }) => ({
          shape: place(
            kinds[kind] as (typeof kinds)[number],
            growing({ origin: head, up, spin: chance.between(0, 6), size }),
          ),
          material: ivory,
        })),
        { shape: join(stems), material: { colour: colour("#5e6d48") } },
        { shape: join(leaves), material: foliage(colour("#5b6c4c"), 0.3) },
      ],
      sun: { direction: [-0.5, 0.7, -0.35], light: [1.5, 1.4, 1.2], spread: 0.18 },
      sky: ([, y]) => (y > 0 ? times([0.6, 0.65, 0.72], 0.8 + 0.3 * y) : [0.1, 0.11, 0.09]),
      haze: { thickness: 0.03, base: 0, fall: 2, ambient: [0.42, 0.45, 0.46] },
      bounces: 3,
    };
  },
};
