import type { Look } from "../../develop/look.ts";
import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { linen, plaster } from "../../materials.ts";
import { clouds, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { colour, mix, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { tablecloth } from "../../shapes/cloth.ts";
import { at, growing, place, stretched } from "../../shapes/place.ts";
import { leaf } from "../../shapes/plants.ts";
import { join, plate, type Shape, sheet } from "../../shapes/shape.ts";
import { ball, lathe, tube } from "../../shapes/solids.ts";

/** A dim room and a handful of small flames. */
const dim: Look = {
  exposure: 0.75,
  contrast: 1.2,
  saturation: 1.08,
  darks: [0.03, 0.024, 0.026],
  lights: [1, 0.975, 0.93],
  bloom: 0.2,
  vignette: 1.2,
  grain: 0.014,
};

const foot = 0.1;
const [radius, height] = [0.125, 0.11];
const cream: Material = {
  colour: ({ x, y, z }) => times(colour("#f2e6d3"), 0.97 + 0.04 * noise(x * 60, y * 60, z * 60)),
  gloss: { roughness: 0.5, strength: 0.03 },
};
const berry: Material = {
  colour: ({ u, v }) =>
    mix(colour("#a3202a"), colour("#c9443d"), 0.5 + 0.5 * Math.sin(u * 60) * Math.sin(v * 40)),
  gloss: { roughness: 0.25, strength: 0.05 },
};

/** The cake: cream drawn on with a palette knife. */
function cake(): Shape {
  const side = sheet({
    across: 160,
    along: 40,
    closed: true,
    at: (u, v) => {
      const turn = -u * 2 * Math.PI;
      const sweep =
        0.0016 * Math.sin(v * 40 + 2.2 * noise(Math.cos(turn) * 2, Math.sin(turn) * 2, v * 3)) +
        0.002 * noise(u * 40, v * 6);
      const away = radius + sweep - 0.012 * Math.max(0, v - 0.92) * 12;
      return [Math.cos(turn) * away, v * height, Math.sin(turn) * away];
    },
  });
  const top = sheet({
    across: 160,
    along: 40,
    closed: true,
    at: (u, v) => {
      const turn = -u * 2 * Math.PI;
      const away = radius * 0.905 * v + radius * 0.0;
      return [
        Math.cos(turn) * away,
        height +
          0.0012 * Math.sin(v * 46 + turn) +
          0.002 * clouds(Math.cos(turn) * v * 4, Math.sin(turn) * v * 4, 2, 3),
        Math.sin(turn) * away,
      ];
    },
  });
  const rosettes = Array.from({ length: 22 }, (_, count) => {
    const turn = (count / 22) * 2 * Math.PI;
    const whirl = sheet({
      across: 30,
      along: 16,
      closed: true,
      at: (u, v) => {
        const a = -u * 2 * Math.PI;
        const ridge = 1 + 0.16 * Math.cos(a * 6 + v * 7);
        const away = 0.0165 * (1 - v) ** 0.7 * ridge;
        return [Math.cos(a) * away, v * 0.022, Math.sin(a) * away];
      },
    });
    return place(whirl, at([Math.cos(turn) * radius * 0.87, height - 0.002, Math.sin(turn) * radius * 0.87]));
  });
  return place(join([side, top, ...rosettes]), at([0, foot, 0]));
}

function candle(
  origin: Vec,
  seed: number,
  tone: Vec,
): { things: Stage["things"]; lamp: NonNullable<Stage["lamps"]>[number] } {
  const long = 0.075;
  const stick = tube({
    through: [origin, [origin[0], origin[1] + long, origin[2]]],
    radius: 0.0032,
    sides: 12,
    steps: 1,
  });
  const tip: Vec = [origin[0], origin[1] + long, origin[2]];
  const flame = lathe({
    profile: [
      [0, 0.003],
      [0.0026, 0.005],
      [0.0042, 0.01],
      [0.0036, 0.016],
      [0.0016, 0.0235],
      [0, 0.029],
    ],
    sides: 16,
  });
  const sway = growing({ origin: tip, up: [0.08 * Math.sin(seed * 3), 1, 0.06 * Math.cos(seed * 5)] });
  const fire: Material = {
    colour: [0, 0, 0],
    glow: ({ v }) => mix([8, 4.2, 1.2], [30, 19, 8], Math.sin(Math.min(1, v * 1.5) * Math.PI)),
  };
  return {
    things: [
      { shape: stick, material: { colour: tone, through: 0.3 } },
      { shape: place(flame, sway), material: fire },
      {
        shape: tube({ through: [tip, [tip[0], tip[1] + 0.007, tip[2]]], radius: 0.0006, sides: 4, steps: 1 }),
        material: { colour: colour("#17120e") },
      },
    ],
    lamp: { centre: [tip[0], tip[1] + 0.013, tip[2]], radius: 0.004, light: [330, 185, 72] },
  };
}

export const birthdayCake: LitScene = {
  name: "birthday-cake",
  alt: "어둑한 방에서 촛불을 밝힌 딸기 생일 케이크",
  look: dim,
  samples: 28,
  stage: () => {
    const chance = random(64);
    const lit = Array.from({ length: 7 }, (_, count) => {
      const turn = (count / 7) * 2 * Math.PI + 0.2;
      const tone = [colour("#e8d8c3"), colour("#c98f7c"), colour("#9aa58f")][count % 3] as Vec;
      return candle([Math.cos(turn) * 0.062, foot + height, Math.sin(turn) * 0.062], count, tone);
    });
    const berries = Array.from({ length: 11 }, (_, count) => {
      const turn = (count / 11) * 2 * Math.PI;
      const origin: Vec = [
        Math.cos(turn) * radius * 0.86,
        foot + height + 0.026,
        Math.sin(turn) * radius * 0.86,
      ];
      return place(
        ball(1, 20),
        stretched(
          growing({ origin, up: [chance.bell() * 0.2, 1, chance.bell() * 0.2], size: 0.0125 }),
          [1, 1.25, 1],
        ),
      );
    });
    const greens = berries.flatMap((_, count) => {
      const turn = ((count + 0.5) / 11) * 2 * Math.PI;
      const origin: Vec = [
        Math.cos(turn) * radius * 0.84,
        foot + height + 0.012,
        Math.sin(turn) * radius * 0.84,
      ];
      return place(
        leaf({ width: 0.5, bend: 0.5, fineness: 5 }),
        growing({
          origin,
          up: [Math.cos(turn), 0.6, Math.sin(turn)],
          spin: chance.between(0, 6),
          size: 0.026,
        }),
      );
    });
    const stand = lathe({
      profile: [
        [0, 0],
        [0.06, 0],
        [0.062, 0.006],
        [0.02, 0.018],
        [0.014, 0.05],
        [0.02, 0.08],
        [0.15, 0.09],
        [0.165, 0.096],
        [0.166, 0.1],
        [0.158, 0.1],
        [0, 0.099],
      ],
      sides: 72,
    });
    const far = Array.from({ length: 16 }, () => {
      const centre: Vec = [
        chance.between(-0.9, 0.9),
        0.25 + chance.next() * 0.75,
        -1.75 + chance.between(-0.2, 0.1),
      ];
      return {
        shape: place(ball(0.026, 12), at(centre)),
        material: { colour: [0, 0, 0] as Vec, glow: [2.2, 1.2, 0.48] as Vec },
      };
    });
    return {
      camera: { from: [0.06, 0.46, 0.86], to: [0, 0.22, 0], field: 35, aperture: 0.013, focus: 0.84 },
      things: [
        {
          shape: tablecloth({ width: 2.2, depth: 4.2, rise: 0.005 }),
          material: linen(colour("#b9a993"), 0.003),
        },
        {
          shape: place(stand, at([0, 0.004, 0])),
          material: { colour: colour("#ddd3c4"), gloss: { roughness: 0.2, strength: 0.05 } },
        },
        { shape: cake(), material: cream },
        { shape: join(berries), material: berry },
        { shape: join(greens), material: { colour: colour("#5f7a4a"), through: 0.3 } },
        ...lit.flatMap(({ things }) => things),
        ...far,
        { shape: plate([-3, -0.2, -2.1], [6, 0, 0], [0, 3, 0]), material: plaster(colour("#7d6a58")) },
      ],
      lamps: lit.map(({ lamp }) => lamp),
      sky: ([x, , z]) => times([0.16, 0.135, 0.125], 0.25 + 0.9 * Math.max(0, z) + 0.5 * Math.max(0, -x)),
      bounces: 3,
    };
  },
};
