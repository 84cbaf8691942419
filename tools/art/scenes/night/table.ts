import type { Stage } from "../../light/stage.ts";
import { linen, wood } from "../../materials.ts";
import { clouds, noise } from "../../maths/noise.ts";
import { type Random, random } from "../../maths/random.ts";
import { add, colour, mix, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { chair } from "../../shapes/chair.ts";
import { grass, terrain } from "../../shapes/land.ts";
import { at, growing, place, turned } from "../../shapes/place.ts";
import { leaf } from "../../shapes/plants.ts";
import { join, sheet } from "../../shapes/shape.ts";
import { lathe, tube } from "../../shapes/solids.ts";
import { bulb, darkLeaf, duskSky, earth, hedge, night, tree, turf } from "./mood.ts";

const top = 0.75;
const half = 0.46;
const [front, end] = [0.2, -5.6];
const ground = (x: number, z: number) => 0.05 * clouds(x * 0.4, z * 0.4, 3, 2);

/** A cloth over the table that falls at its sides. */
function spread(): Stage["things"][number] {
  const drop = 0.34;
  const whole = half + drop;
  const cloth = sheet({
    across: 120,
    along: 240,
    at: (u, v) => {
      const s = (u - 0.5) * 2 * whole;
      const z = front + (end - front) * v;
      const over = Math.max(0, Math.abs(s) - half);
      const fold =
        (over / drop) * 0.035 * Math.sin(z * 13 + 2 * noise(z * 1.3, s)) + 0.004 * clouds(s * 5, z * 3, 1, 2);
      return [
        Math.sign(s) * (Math.min(Math.abs(s), half) + 0.02 * (over / drop) + fold * (over > 0 ? 1 : 0)),
        top - over * 0.97 + (over > 0 ? 0 : fold),
        z,
      ];
    },
  });
  return { shape: cloth, material: linen(colour("#ded6c6"), 0.003) };
}

function chairs(chance: Random): Stage["things"] {
  const { frame, seat } = chair();
  const stands = [-0.55, -1.65, -2.75, -3.85, -4.95].flatMap((z) =>
    [-1, 1].map((side) => {
      const origin: Vec = [side * (0.78 + chance.between(0, 0.08)), 0.02, z + chance.between(-0.08, 0.08)];
      return turned(at(origin), [0, 1, 0], (-side * Math.PI) / 2 + chance.between(-0.14, 0.14));
    }),
  );
  return [
    {
      shape: join(stands.map((stand) => place(frame, stand))),
      material: wood({ light: colour("#7a5133"), dark: colour("#4a2d1a"), gloss: 0.35 }),
    },
    { shape: join(stands.map((stand) => place(seat, stand))), material: { colour: colour("#b39468") } },
  ];
}

/** Wires hung between the trees, with a bulb every half metre. */
function strings() {
  const wires: [Vec, Vec][] = [
    [
      [-2.6, 3.1, 0.6],
      [2.4, 3.2, -1.2],
    ],
    [
      [2.6, 3.2, 0.4],
      [-2.5, 3.1, -2.4],
    ],
    [
      [-2.5, 3.2, -1.8],
      [2.5, 3.2, -3.6],
    ],
    [
      [2.4, 3.2, -2.2],
      [-2.4, 3.2, -5],
    ],
    [
      [-2.4, 3.3, -4],
      [2.2, 3.3, -6.2],
    ],
  ];
  const hang = ([from, to]: [Vec, Vec], share: number) =>
    add(mix(from, to, share), [0, -2.1 * share * (1 - share), 0]);
  const bulbs = wires.flatMap((wire) =>
    Array.from({ length: 11 }, (_, count) => {
      const point = hang(wire, (count + 0.5) / 11);
      return bulb({ centre: [point[0], point[1] - 0.045, point[2]], radius: 0.024, strength: 620 });
    }),
  );
  const cords = wires.map((wire) =>
    tube({
      through: Array.from({ length: 17 }, (_, step) => hang(wire, step / 16)),
      radius: 0.004,
      sides: 4,
    }),
  );
  return { bulbs, cords: { shape: join(cords), material: { colour: colour("#1d1a17") } } };
}

/** Candles in glasses on a runner of leaves. */
function tableTop(chance: Random) {
  const glass = lathe({
    profile: [
      [0, 0.002],
      [0.028, 0.002],
      [0.03, 0.01],
      [0.033, 0.075],
      [0.031, 0.076],
      [0.028, 0.012],
      [0, 0.01],
    ],
    sides: 24,
  });
  const places = [-0.5, -1.3, -2.1, -2.9, -3.7, -4.5, -5.2];
  const candles = places.map((z) =>
    bulb({ centre: [chance.between(-0.04, 0.04), top + 0.045, z], radius: 0.012, strength: 900 }),
  );
  const blade = leaf({ width: 0.4, bend: 0.4, fineness: 3 });
  const runner = Array.from({ length: 520 }, () => {
    const z = front - 0.25 + (end - front + 0.5) * chance.next();
    const origin: Vec = [chance.bell() * 0.045, top + 0.008 + chance.next() * 0.03, z];
    return place(
      blade,
      growing({
        origin,
        up: [chance.bell(), 0.35, chance.bell() * 1.4],
        spin: chance.between(0, 6),
        size: chance.between(0.06, 0.12),
      }),
    );
  });
  return {
    candles,
    things: [
      {
        shape: join(candles.map(({ lamp }) => place(glass, at([lamp.centre[0], top, lamp.centre[2]])))),
        material: { colour: colour("#e9d9b8"), through: 0.6, opacity: 0.45 },
      },
      { shape: join(runner), material: darkLeaf },
    ],
  };
}

export const nightTable: LitScene = {
  name: "night-table",
  alt: "나무 사이 줄조명 아래 길게 차려 둔 빈 식탁",
  format: "landscape",
  look: { ...night, exposure: 0.8 },
  samples: 22,
  stage: () => {
    const chance = random(19);
    const { bulbs, cords } = strings();
    const { candles, things } = tableTop(chance);
    const lit = [...bulbs, ...candles];
    return {
      camera: { from: [0.55, 1.62, 2.75], to: [-0.05, 1.22, -2], field: 44, aperture: 0.018, focus: 4.2 },
      things: [
        {
          shape: terrain({ low: [-14, -26], high: [14, 4], across: 60, along: 60, ground }),
          material: earth(colour("#2c2f1c")),
        },
        {
          shape: grass({
            blades: 30_000,
            chance,
            ground,
            where: (pick) => [pick.between(-4.5, 4.5), pick.between(-9, 1.8)],
            height: 0.075,
            width: 0.006,
          }),
          material: turf(colour("#6a8046")),
        },
        spread(),
        ...chairs(chance),
        ...things,
        cords,
        ...tree({ from: [-3, 0, -0.8], height: 3.6, chance }),
        ...tree({ from: [3, 0, -2.8], height: 3.8, chance }),
        ...tree({ from: [-2.9, 0, -5.2], height: 3.6, chance }),
        ...tree({ from: [2.4, 0, -7.6], height: 3.8, chance }),
        hedge({ z: -22, height: 3.4 }),
        ...lit.map(({ thing }) => thing),
      ],
      lamps: lit.map(({ lamp }) => lamp),
      sky: duskSky({ glow: 0.25, stars: 0.5 }),
      haze: { thickness: 0.004, base: 0, fall: 3, ambient: [0.006, 0.009, 0.016] },
      bounces: 2,
    };
  },
};
