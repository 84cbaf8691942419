import type { Look } from "../../develop/look.ts";
import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { linen, wood } from "../../materials.ts";
import { cell, noise } from "../../maths/noise.ts";
import { type Random, random } from "../../maths/random.ts";
import { add, colour, mix, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { at, growing, place, stretched, turned } from "../../shapes/place.ts";
import { room, solid } from "../../shapes/room.ts";
import { join, type Shape, sheet } from "../../shapes/shape.ts";
import { ball, box, lathe, tube } from "../../shapes/solids.ts";
import { hanjiWall, hanok, maru, pine } from "../hanok/mood.ts";

const soft: Look = { ...hanok, exposure: 0.95, contrast: 1.16 };
const table = 0.42;
const window = { near: 0.9, back: -0.9, sill: 0.5, top: 2, rows: 4, columns: 4 };

/** A skein of silk thread: many strands wound in an oval and tied in the middle. */
function skein(chance: Random): Shape {
  const strands = Array.from({ length: 46 }, () => {
    const [wide, long, high] = [
      0.028 + chance.bell() * 0.004,
      0.105 + chance.bell() * 0.006,
      0.014 + Math.abs(chance.bell()) * 0.006,
    ];
    const [drift, phase] = [chance.bell() * 0.003, chance.between(0, 6)];
    const through = Array.from({ length: 25 }, (_, step): Vec => {
      const turn = (step / 24) * 2 * Math.PI;
      const pinch = 1 - 0.42 * Math.exp(-((Math.cos(turn) / 0.35) ** 2));
      return [
        Math.cos(turn) * long + drift,
        high + 0.003 * Math.sin(turn * 3 + phase),
        Math.sin(turn) * wide * pinch + drift,
      ];
    });
    return tube({ through, radius: 0.0013, sides: 5, steps: 72 });
  });
  const tie = tube({
    through: Array.from({ length: 13 }, (_, step): Vec => {
      const turn = (step / 12) * 2 * Math.PI;
      return [0.003 * Math.sin(turn), 0.016 + Math.sin(turn) * 0.017, Math.cos(turn) * 0.026];
    }),
    radius: 0.0035,
    sides: 8,
    steps: 48,
  });
  return join([...strands, tie]);
}

function brush(): Stage["things"] {
  const handle = lathe({
    profile: [
      [0, 0],
      [0.0032, 0.001],
      [0.0044, 0.01],
      [0.0052, 0.08],
      [0.0055, 0.15],
      [0.0062, 0.17],
      [0.0064, 0.176],
    ],
    sides: 24,
  });
  const hair = lathe({
    profile: [
      [0.006, 0.175],
      [0.0072, 0.185],
      [0.0066, 0.2],
      [0.0035, 0.215],
      [0, 0.228],
    ],
    sides: 24,
  });
  const stand = growing({ origin: [1.34, table + 0.008, -0.36], up: [0.55, 0.004, -0.84] });
  return [
    {
      shape: place(handle, stand),
      material: { colour: colour("#5b3420"), gloss: { roughness: 0.3, strength: 0.05 } },
    },
    {
      shape: place(hair, stand),
      material: { colour: ({ u }) => times(colour("#e8dcc6"), 0.8 + 0.3 * cell(u * 90)) },
    },
  ];
}

/** Old brass coins with a square hole, some lying on others. */
function coins(): Stage["things"][number] {
  const coin = (origin: Vec, tilt: Vec, spin: number) => {
    const face = (y: number, flip: boolean) =>
      sheet({
        across: 64,
        along: 6,
        closed: true,
        at: (u, v) => {
          const turn = (flip ? 1 : -1) * u * 2 * Math.PI;
          const square = 0.0042 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn)));
          const away = square + (0.0155 - square) * v;
          return [
            Math.cos(turn) * away,
            y + (v > 0.82 || v < 0.18 ? 0.0004 : 0) * (flip ? -1 : 1),
            Math.sin(turn) * away,
          ];
        },
      });
    const rim = lathe({
      profile: [
        [0.0155, 0],
        [0.0158, 0.0008],
        [0.0155, 0.0016],
      ],
      sides: 64,
    });
    return place(join([face(0.0016, false), face(0, true), rim]), growing({ origin, up: tilt, spin }));
  };
  const near: Vec = [1.13, table + 0.003, -0.25];
  const shape = join([
    coin(near, [0, 1, 0], 0.3),
    coin(add(near, [0.026, 0.0008, 0.013]), [-0.06, 1, 0.02], 1.1),
    coin(add(near, [0.006, 0.0024, 0.019]), [0.05, 1, -0.09], 2.1),
    coin(add(near, [-0.034, 0, 0.024]), [0, 1, 0], 0.8),
    coin(add(near, [0.012, 0.004, -0.008]), [-0.08, 1, 0.06], 2.7),
  ]);
  return {
    shape,
    material: { colour: colour("#5f4724"), gloss: { roughness: 0.32, strength: 0.55, tint: [1, 0.8, 0.46] } },
  };
}

/** A bowl heaped with rice. */
function rice(chance: Random): Stage["things"] {
  const origin: Vec = [1.16, table, -0.62];
  const bowl = lathe({
    profile: [
      [0, 0.004],
      [0.032, 0],
      [0.035, 0.006],
      [0.05, 0.018],
      [0.064, 0.045],
      [0.067, 0.06],
      [0.0655, 0.061],
      [0.06, 0.046],
      [0, 0.02],
    ],
    sides: 64,
  });
  const heap = lathe({
    profile: [
      [0.062, 0.05],
      [0.045, 0.063],
      [0.02, 0.073],
      [0, 0.075],
    ],
  });
  const grain = ball(1, 8);
  const grains = Array.from({ length: 1500 }, () => {
    const away = 0.061 * Math.sqrt(chance.next());
    const turn = chance.between(0, 6.3);
    const up = 0.053 + 0.0255 * (1 - (away / 0.061) ** 2) + chance.between(-0.002, 0.001);
    const point: Vec = [origin[0] + Math.cos(turn) * away, origin[1] + up, origin[2] + Math.sin(turn) * away];
    return place(
      grain,
      stretched(growing({ origin: point, up: chance.direction(), size: 0.0013 }), [1, 2.4, 1]),
    );
  });
  return [
    {
      shape: place(bowl, at(origin)),
      material: { colour: colour("#e9e5dc"), gloss: { roughness: 0.18, strength: 0.05 } },
    },
    {
      shape: join([place(heap, at(origin)), ...grains]),
      material: { colour: colour("#efe9da"), through: 0.2 },
    },
  ];
}

/** Two thread-bound books. */
function books(): Stage["things"] {
  const stack = (y: number, turn: number) => turned(at([1.46, y, -0.62]), [0, 1, 0], turn);
  const page: Material = { colour: ({ y }) => times(colour("#e6d9bd"), 0.82 + 0.25 * cell(y * 1400)) };
  const cover: Material = {
    colour: ({ x, z }) => times(colour("#48586b"), 0.95 + 0.08 * noise(x * 300, z * 300)),
    gloss: { roughness: 0.5, strength: 0.03 },
  };
  return [0, 1].flatMap((count) => {
    const stand = stack(table + 0.0015 + count * 0.0195, 0.25 - count * 0.3);
    const lift = (y: number) => ({ ...stand, origin: add(stand.origin, [0, y, 0]) });
    const binding = [-0.07, -0.035, 0, 0.035, 0.07].map((z) =>
      tube({
        through: [
          [-0.0665, 0, z],
          [-0.0665, 0.0195, z],
          [-0.055, 0.0197, z],
        ],
        radius: 0.0007,
        sides: 5,
      }),
    );
    return [
      { shape: place(box([0.128, 0.016, 0.188], 0.001), lift(0.0095)), material: page },
      { shape: place(box([0.132, 0.0016, 0.192], 0.0006), lift(0.0185)), material: cover },
      { shape: place(box([0.132, 0.0016, 0.192], 0.0006), lift(0.0008)), material: cover },
      { shape: place(join(binding), stand), material: { colour: colour("#e9e2d0") } },
    ];
  });
}

export const doljabiTable: LitScene = {
  name: "doljabi-table",
  alt: "명주실과 붓, 엽전과 쌀을 정갈하게 올린 돌잡이 상",
  look: soft,
  samples: 16,
  traced: 0.75,
  stage: () => {
    const chance = random(23);
    const { things, openings } = room({
      right: 4,
      back: -1.6,
      front: 2.6,
      height: 2.4,
      windows: [window],
      wall: hanjiWall,
      floor: maru,
      frame: pine,
    });
    const lacquer = wood({
      light: colour("#5c3a26"),
      dark: colour("#311c11"),
      along: "x",
      gloss: 0.22,
      strength: 0.05,
    });
    const runner = sheet({
      across: 90,
      along: 90,
      at: (u, v) => [0.98 + u * 0.56, table + 0.0015 + 0.0012 * noise(u * 6, v * 6), -0.8 + v * 0.62],
    });
    return {
      camera: { from: [1.42, 0.98, 0.3], to: [1.265, 0.43, -0.44], field: 35, aperture: 0.009, focus: 0.95 },
      things: [
        ...things,
        solid([0.72, table - 0.03, -0.92], [1.82, table, -0.06], lacquer, 0.01),
        solid([0.7, table - 0.012, -0.94], [1.84, table - 0.004, -0.04], lacquer, 0.004),
        { shape: runner, material: linen(mix(colour("#e8ddc8"), colour("#cfc0a4"), 0.3), 0.0022) },
        {
          shape: place(skein(chance), turned(at([1.24, table + 0.003, -0.42]), [0, 1, 0], 0.5)),
          material: { colour: colour("#f1ece0"), gloss: { roughness: 0.4, strength: 0.06 } },
        },
        ...brush(),
        coins(),
        ...rice(chance),
        ...books(),
      ],
      sun: { direction: [-0.84, 0.5, 0.2], light: [16, 12.8, 8.6], spread: 0.01 },
      sky: ([, y]) => (y > -0.05 ? [2.2, 2.3, 2.4] : [1, 0.95, 0.75]),
      openings,
      bounces: 3,
    };
  },
};
