import type { Material } from "../../light/surface.ts";
import { cracks, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { colour, mix, smoothstep } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { plumBlossom } from "../../shapes/blossom.ts";
import { at, growing, place } from "../../shapes/place.ts";
import { room, solid } from "../../shapes/room.ts";
import { sheet } from "../../shapes/shape.ts";
import { lathe } from "../../shapes/solids.ts";
import { hanjiWall, hanok, maru, pine, plumBranch, walnut } from "./mood.ts";

const table = 0.36;
const stand = [1.32, table, -0.95] as const;

/** Celadon: glaze pools darker where it is thick, and is crossed by fine crackle. */
const celadon: Material = {
  colour: ({ x, y, z, u }) => {
    const pooled = smoothstep(0.03, 0, y - table) * 0.6 + 0.2 * noise(x * 14, y * 14, z * 14);
    const line = smoothstep(0.06, 0, cracks(u * 34, y * 260));
    return mix(
      mix(colour("#9db8a6"), colour("#6b8d7c"), Math.max(0, pooled)),
      colour("#5f6f5e"),
      line * 0.28,
    );
  },
  gloss: { roughness: 0.13, strength: 0.055 },
};
const water: Material = { colour: colour("#5a7466"), gloss: { roughness: 0.03, strength: 0.03 } };
const window = { near: 0.35, back: -1.25, sill: 0.35, top: 1.85, rows: 7, columns: 6 };

export const hanokBowl: LitScene = {
  name: "hanok-bowl",
  alt: "매화 가지를 꽂은 청자 그릇과 벽에 드리운 창살 그림자",
  look: { ...hanok, exposure: 0.95 },
  samples: 18,
  traced: 0.7,
  stage: () => {
    const chance = random(77);
    const { things, openings } = room({
      right: 4,
      back: -1.5,
      front: 2.6,
      height: 2.4,
      windows: [window],
      wall: hanjiWall,
      floor: maru,
      frame: pine,
    });
    const fallen = [
      [-0.16, 0.07],
      [-0.2, 0.13],
      [0.15, 0.15],
      [-0.11, 0.16],
    ].map(([x = 0, z = 0]) => {
      const { petals } = plumBlossom({ chance });
      return {
        shape: place(
          petals,
          growing({
            origin: [stand[0] + x, table - 0.002, stand[2] + z],
            up: [0.1, 1, 0.05],
            spin: chance.between(0, 6),
            size: 0.034,
          }),
        ),
        material: { colour: colour("#f5e4de"), through: 0.4 },
      };
    });
    const bowl = lathe({
      profile: [
        [0, 0.004],
        [0.032, 0],
        [0.035, 0.002],
        [0.034, 0.012],
        [0.05, 0.02],
        [0.078, 0.045],
        [0.094, 0.077],
        [0.0955, 0.08],
        [0.0935, 0.0805],
        [0.075, 0.048],
        [0.045, 0.023],
        [0, 0.018],
      ],
      sides: 96,
      steps: 88,
    });
    const surface = sheet({
      across: 48,
      along: 1,
      closed: true,
      at: (u, v) => [Math.cos(-u * 6.2832) * 0.084 * v, 0.062, Math.sin(-u * 6.2832) * 0.084 * v],
    });
    return {
      camera: { from: [1.72, 0.78, 0.62], to: [1.38, 0.6, -1], field: 30, aperture: 0.008, focus: 1.63 },
      things: [
        ...things,
        solid([0.75, table - 0.035, -1.3], [2.3, table, -0.55], walnut, 0.006),
        solid([0.82, 0, -1.25], [0.88, table - 0.03, -0.6], walnut),
        solid([2.17, 0, -1.25], [2.23, table - 0.03, -0.6], walnut),
        { shape: place(bowl, at(stand)), material: celadon },
        { shape: place(surface, at(stand)), material: water },
        ...plumBranch({
          from: [1.29, table + 0.03, -0.94],
          heading: [0.42, 0.9, 0.02],
          length: 0.62,
          seed: 34,
          blossoms: 0.8,
          size: 0.036,
          forks: 2,
          thickness: 0.0065,
          towards: [0.2, 0.1, 0.9],
        }),
        ...fallen,
      ],
      sun: { direction: [-0.82, 0.42, 0.36], light: [19, 15, 9.8], spread: 0.009 },
      sky: ([, y]) => (y > -0.05 ? [2.2, 2.3, 2.4] : [1, 0.95, 0.75]),
      openings,
      bounces: 4,
    };
  },
};
