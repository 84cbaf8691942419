import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { foliage, paint, plaster, wood } from "../../materials.ts";
import { cell, clouds } from "../../maths/noise.ts";
import { type Random, random } from "../../maths/random.ts";
import { colour, smoothstep, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { at, growing, place } from "../../shapes/place.ts";
import { branch, leaf, leafStand } from "../../shapes/plants.ts";
import { solid } from "../../shapes/room.ts";
import { join, plate } from "../../shapes/shape.ts";
import { ball, lathe, tube } from "../../shapes/solids.ts";
import { greeting } from "./mood.ts";

const facade = plaster(colour("#cfc6b6"));
const green = paint(colour("#3d4a40"), 0.35);
const shelfWood = wood({ light: colour("#a3794e"), dark: colour("#6d4a2b"), along: "x" });
const clay: Material = {
  colour: ({ x, y, z }) => times(colour("#a5643f"), 0.9 + 0.25 * clouds(x * 12, y * 12, z * 12)),
};
const iron = paint(colour("#232323"), 0.4);

/** Stone slabs before the step. */
const pavement: Material = {
  colour: ({ x, z }) => {
    const [u, v] = [x / 0.45, z / 0.45];
    const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) * 0.45;
    return times(
      colour("#8b857b"),
      (0.8 + 0.25 * cell(u + 0.5, v + 0.5, 2)) *
        (0.55 + 0.45 * smoothstep(0.002, 0.008, joint)) *
        (1 + 0.25 * clouds(x * 5, z * 5)),
    );
  },
  gloss: { roughness: 0.4, strength: 0.04 },
};

const [left, right, top] = [-0.5, 0.5, 2.12];
const [paneLeft, paneRight] = [0.62, 1.75];

/** The wall with a door and a shop window, the step, and the dim wall above. */
function front(): Stage["things"] {
  return [
    solid([-3.5, 0, -0.2], [left - 0.06, 3.4, 0], facade),
    solid([left - 0.06, top + 0.06, -0.2], [paneRight, 3.4, 0], facade),
    solid([paneRight, 0, -0.2], [3.5, 3.4, 0], facade),
    solid([right + 0.06, 0, -0.2], [paneRight, 0.72, 0], facade),
    solid([left - 0.1, 0, 0], [right + 0.1, 0.12, 0.36], { ...pavement, colour: colour("#97907f") }, 0.015),
    { shape: plate([-5, 0, -0.2], [0, 0, 6], [10, 0, 0]), material: pavement },
  ];
}

function bars(
  low: Vec,
  high: Vec,
  { columns, rows, thick }: { columns: number; rows: number; thick: number },
): Stage["things"] {
  const half = thick / 2;
  const x = (share: number) => low[0] + (high[0] - low[0]) * share;
  const y = (share: number) => low[1] + (high[1] - low[1]) * share;
  return [
    ...Array.from({ length: columns + 1 }, (_, column) =>
      solid(
        [x(column / columns) - half, low[1], low[2]],
        [x(column / columns) + half, high[1], high[2]],
        green,
      ),
    ),
    ...Array.from({ length: rows + 1 }, (_, row) =>
      solid([low[0], y(row / rows) - half, low[2]], [high[0], y(row / rows) + half, high[2]], green),
    ),
  ];
}

function door(): Stage["things"] {
  return [
    solid([left - 0.07, 0.1, -0.14], [left, top + 0.07, 0.015], green),
    solid([right, 0.1, -0.14], [right + 0.07, top + 0.07, 0.015], green),
    solid([left - 0.07, top, -0.14], [right + 0.07, top + 0.07, 0.015], green),
    solid([left + 0.01, 0.12, -0.1], [left + 0.1, top, -0.055], green),
    solid([right - 0.1, 0.12, -0.1], [right - 0.01, top, -0.055], green),
    solid([left, top - 0.11, -0.1], [right, top, -0.055], green),
    solid([left, 0.12, -0.1], [right, 0.66, -0.055], green),
    solid([left + 0.14, 0.22, -0.06], [right - 0.14, 0.56, -0.048], green, 0.01),
    ...bars([left + 0.1, 0.66, -0.092], [right - 0.1, top - 0.11, -0.064], {
      columns: 2,
      rows: 3,
      thick: 0.026,
    }),
    ...bars([right + 0.1, 0.75, -0.12], [paneRight - 0.03, top + 0.02, -0.06], {
      columns: 3,
      rows: 2,
      thick: 0.032,
    }),
    {
      shape: tube({
        through: [
          [right - 0.055, 0.98, -0.05],
          [right - 0.055, 1.02, 0.0],
          [right - 0.055, 1.18, 0.0],
          [right - 0.055, 1.22, -0.05],
        ],
        radius: 0.011,
        sides: 10,
      }),
      material: { colour: colour("#5a4526"), gloss: { roughness: 0.3, strength: 0.5, tint: [1, 0.8, 0.5] } },
    },
    solid([paneLeft - 0.03, 0.7, -0.02], [paneRight + 0.03, 0.745, 0.1], green),
  ];
}

/** A warm room behind the glass with shelves of things that cannot be made out. */
function inside(chance: Random): Stage["things"] {
  const warm = plaster(colour("#d9b98c"));
  const goods = [0.55, 1.0, 1.45, 1.9].flatMap((y) =>
    Array.from({ length: 22 }, (_, count) => {
      const high = chance.between(0.09, 0.3);
      const x = -1.5 + count * 0.17 + chance.between(-0.03, 0.03);
      const tone = [
        colour("#7d8f7a"),
        colour("#c9a06a"),
        colour("#e3d7c2"),
        colour("#8a4f3a"),
        colour("#5d6a70"),
      ][Math.floor(chance.next() * 5)] as Vec;
      return solid([x, y, -2.3], [x + chance.between(0.07, 0.14), y + high, -2.15], { colour: tone }, 0.02);
    }),
  );
  return [
    { shape: plate([-2, 0.1, -2.5], [4.4, 0, 0], [0, 2.8, 0]), material: warm },
    { shape: plate([-2, 0.1, -2.5], [0, 2.8, 0], [0, 0, 2.4]), material: warm },
    { shape: plate([2.4, 0.1, -2.5], [0, 0, 2.4], [0, 2.8, 0]), material: warm },
    { shape: plate([-2, 2.9, -2.5], [4.4, 0, 0], [0, 0, 2.4]), material: warm },
    { shape: plate([-2, 0.1, -2.5], [0, 0, 2.4], [4.4, 0, 0]), material: shelfWood },
    ...[0.52, 0.97, 1.42, 1.87].map((y) => solid([-1.8, y, -2.4], [2.3, y + 0.03, -2.1], shelfWood)),
    ...goods,
  ];
}

function pot(origin: Vec, radius: number, height: number): Stage["things"][number] {
  const profile: [number, number][] = [
    [0, 0.002],
    [radius * 0.68, 0],
    [radius * 0.72, 0.01],
    [radius * 0.95, height * 0.82],
    [radius, height * 0.83],
    [radius * 1.02, height],
    [radius * 0.9, height],
    [radius * 0.86, height * 0.9],
    [0, height * 0.88],
  ];
  return { shape: place(lathe({ profile, sides: 40 }), at(origin)), material: clay };
}

/** A potted shrub: several stems from one pot. */
function shrub({
  origin,
  stems,
  height,
  leafSize,
  tone,
  chance,
  width = 0.4,
}: {
  origin: Vec;
  stems: number;
  height: number;
  leafSize: number;
  tone: Material;
  chance: Random;
  width?: number;
}): Stage["things"] {
  const grown = Array.from({ length: stems }, () =>
    branch({
      from: [origin[0] + chance.bell() * 0.03, origin[1], origin[2] + chance.bell() * 0.03],
      heading: [chance.bell() * 0.32, 1, chance.bell() * 0.3],
      length: height * chance.between(0.75, 1.1),
      thickness: 0.008,
      forks: 2,
      chance,
      spread: 0.6,
      wander: 0.12,
    }),
  );
  const blade = leaf({ width, bend: 0.35, fineness: 4 });
  const leaves = grown.flatMap(({ joints }) =>
    joints.flatMap((joint) =>
      [0, 1].map(() => place(blade, leafStand({ joint, chance, size: leafSize, hang: 0.2 }))),
    ),
  );
  return [
    { shape: join(grown.flatMap(({ wood: stem }) => stem)), material: paint(colour("#5b4a38"), 0.7) },
    { shape: join(leaves), material: tone },
  ];
}

/** An enamel shade on a bent iron arm. */
function hangingLamp(): { things: Stage["things"]; lamp: NonNullable<Stage["lamps"]>[number] } {
  const hook: Vec = [-0.78, 2.06, 0.32];
  const shade = lathe({
    profile: [
      [0.018, 0.13],
      [0.03, 0.12],
      [0.05, 0.085],
      [0.15, 0.03],
      [0.165, 0.0],
      [0.16, 0.002],
      [0.045, 0.08],
      [0.016, 0.11],
    ],
    sides: 48,
  });
  const arm = tube({
    through: [
      [-0.78, 2.28, -0.01],
      [-0.78, 2.42, 0.06],
      [-0.78, 2.46, 0.2],
      [-0.78, 2.38, 0.31],
      [-0.78, 2.18, 0.32],
    ],
    radius: 0.011,
    sides: 10,
  });
  const centre: Vec = [hook[0], hook[1] + 0.035, hook[2]];
  return {
    things: [
      { shape: place(shade, at(hook)), material: paint(colour("#30393a"), 0.3) },
      { shape: arm, material: iron },
      { shape: place(ball(0.034, 16), at(centre)), material: { colour: [0, 0, 0], glow: [14, 9, 4.6] } },
    ],
    lamp: { centre, radius: 0.034, light: [150, 92, 42] },
  };
}

export const greetingShop: LitScene = {
  name: "greeting-shop",
  alt: "저녁 무렵 등불을 켠 작은 가게의 문과 화분들",
  look: { ...greeting, exposure: 1.1, bloom: 0.18, saturation: 1.1 },
  samples: 22,
  stage: () => {
    const chance = random(88);
    const outside = hangingLamp();
    const olive = foliage(colour("#7f8c6c"), 0.3);
    const fresh = foliage(colour("#5d7a45"), 0.35);
    const pendant: Vec[] = [
      [-0.15, 2.1, -1.3],
      [1.1, 2.05, -1.3],
    ];
    return {
      camera: { from: [0.5, 1.42, 4.6], to: [0.22, 1.36, 0], field: 37, aperture: 0.014, focus: 4.5 },
      things: [
        ...front(),
        ...door(),
        ...inside(chance),
        ...outside.things,
        pot([-0.86, 0, 0.42], 0.19, 0.34),
        ...shrub({
          origin: [-0.86, 0.3, 0.42],
          stems: 7,
          height: 0.75,
          leafSize: 0.085,
          tone: olive,
          chance,
          width: 0.28,
        }),
        pot([-1.22, 0, 0.62], 0.13, 0.22),
        ...shrub({
          origin: [-1.22, 0.2, 0.62],
          stems: 9,
          height: 0.3,
          leafSize: 0.075,
          tone: fresh,
          chance,
          width: 0.5,
        }),
        pot([0.84, 0, 0.36], 0.16, 0.28),
        ...shrub({
          origin: [0.84, 0.25, 0.36],
          stems: 8,
          height: 0.46,
          leafSize: 0.095,
          tone: fresh,
          chance,
          width: 0.45,
        }),
        pot([1.2, 0, 0.5], 0.12, 0.2),
        ...shrub({
          origin: [1.2, 0.18, 0.5],
          stems: 9,
          height: 0.26,
          leafSize: 0.06,
          tone: olive,
          chance,
          width: 0.35,
        }),
        ...pendant.map((centre) => ({
          shape: place(ball(0.07, 16), growing({ origin: centre, up: [0, 1, 0] })),
          material: { colour: [0, 0, 0] as Vec, glow: [7, 4.6, 2.3] as Vec },
        })),
      ],
      lamps: [
        outside.lamp,
        ...pendant.map((centre) => ({ centre, radius: 0.07, light: [95, 60, 28] as Vec })),
      ],
      sky: ([, y, z]) => (y > 0 ? times([0.2, 0.27, 0.42], 0.5 + 0.6 * Math.max(0, z)) : [0.05, 0.05, 0.06]),
      bounces: 3,
    };
  },
};
