import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { cell, clouds, cracks, noise } from "../../maths/noise.ts";
import { type Random, random } from "../../maths/random.ts";
import { colour, mix, smoothstep, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { terrain } from "../../shapes/land.ts";
import { at, place, stretched } from "../../shapes/place.ts";
import { solid } from "../../shapes/room.ts";
import { join, type Shape, sheet } from "../../shapes/shape.ts";
import { ball, lathe, tube } from "../../shapes/solids.ts";
import { greeting } from "./mood.ts";

const snow: Material = {
  colour: ({ x, z }) => times(colour("#eef0f4"), 0.97 + 0.05 * noise(x * 40, z * 40)),
};

/** Brown salt glaze with waves combed into it by a finger. */
const onggi: Material = {
  colour: ({ x, y, z, u }) => {
    const run = 0.5 + 0.5 * clouds(u * 9, y * 3, 1, 3);
    const waved = smoothstep(0.25, 0.05, Math.abs(Math.sin(y * 26) * 0.5 + 0.35 * Math.sin(u * 80 + y * 9)));
    return times(mix(colour("#2e1c12"), colour("#5c3a22"), run), 1 + 0.3 * waved * noise(x * 3, z * 3, 2));
  },
  gloss: { roughness: 0.24, strength: 0.05 },
};

const stone: Material = {
  colour: ({ x, y, z }) => {
    const [u, v] = [x * 3.1 + 0.4 * z, y * 5.2 + 0.2 * z];
    const gap = smoothstep(0.02, 0.12, cracks(u, v));
    return times(
      mix(colour("#6a635a"), colour("#958c80"), gap),
      0.75 + 0.5 * cell(u, v, 3) * gap + 0.25 * clouds(x * 9, y * 9, z * 9),
    );
  },
};

/** A round heap of snow that lies on something `radius` wide. */
function cap(radius: number, height: number, seed: number): Shape {
  return sheet({
    across: 48,
    along: 18,
    closed: true,
    at: (u, v) => {
      const turn = -u * 2 * Math.PI;
      const out = Math.sin((v * Math.PI) / 2);
      const edge = radius * (1 + 0.05 * noise(Math.cos(turn) * 2 + seed, Math.sin(turn) * 2));
      const dome =
        height *
        Math.cos((v * Math.PI) / 2) ** 0.7 *
        (1 + 0.12 * noise(Math.cos(turn) * out * 2, Math.sin(turn) * out * 2, seed));
      return [Math.cos(turn) * out * edge, dome, Math.sin(turn) * out * edge];
    },
  });
}

function jar({
  origin,
  height,
  belly,
  seed,
}: {
  origin: Vec;
  height: number;
  belly: number;
  seed: number;
}): Stage["things"] {
  const [h, b] = [height, belly];
  const body = lathe({
    profile: [
      [0, 0],
      [b * 0.55, 0],
      [b * 0.62, h * 0.08],
      [b * 0.9, h * 0.4],
      [b, h * 0.62],
      [b * 0.93, h * 0.8],
      [b * 0.68, h * 0.94],
      [b * 0.64, h * 0.97],
      [b * 0.71, h * 0.99],
      [b * 0.7, h * 1.01],
    ],
    sides: 72,
  });
  const lid = lathe({
    profile: [
      [b * 0.78, h * 1.0],
      [b * 0.8, h * 1.015],
      [b * 0.74, h * 1.05],
      [b * 0.4, h * 1.1],
      [b * 0.14, h * 1.12],
      [b * 0.12, h * 1.15],
      [b * 0.16, h * 1.175],
      [0, h * 1.19],
    ],
    sides: 56,
  });
  return [
    { shape: place(join([body, lid]), at(origin)), material: onggi },
    {
      shape: place(cap(b * 0.81, b * 0.34, seed), at([origin[0], origin[1] + h * 1.035, origin[2]])),
      material: snow,
    },
  ];
}

const ground = (x: number, z: number) => 0.05 * clouds(x * 0.9, z * 0.9, 2, 3) + 0.008 * noise(x * 7, z * 7);

/** An earthen wall under a roof of tiles, with snow in their hollows. */
function gardenWall(): Stage["things"] {
  const tiles = Array.from({ length: 46 }, (_, tile) => {
    const x = -5.2 + tile * 0.23;
    return tube({
      through: [
        [x, 1.5, -2.75],
        [x, 1.66, -3.05],
      ],
      radius: 0.07,
      sides: 12,
      steps: 1,
    });
  });
  const top = sheet({
    across: 260,
    along: 16,
    at: (u, v) => [
      -5.4 + u * 10.8,
      1.56 +
        0.22 * Math.sin(v * Math.PI) +
        0.025 * clouds(u * 40, v * 2, 1, 3) +
        0.014 * Math.cos(((u * 10.8) / 0.23) * 6.283),
      -2.86 - v * 0.5,
    ],
  });
  return [
    solid([-5.5, -0.2, -3.4], [5.5, 1.42, -3], stone, 0.02),
    solid([-5.5, 1.42, -3.5], [5.5, 1.52, -2.8], { colour: colour("#3d3a38") }, 0.02),
    { shape: join(tiles), material: { colour: colour("#34353a") } },
    { shape: top, material: snow },
  ];
}

function flakes(chance: Random): Stage["things"][number] {
  const flake = ball(1, 6);
  const falling = Array.from({ length: 420 }, () => {
    const z = 2.9 - 5.6 * chance.next();
    const origin: Vec = [chance.between(-1, 1) * (0.4 + (4 - z) * 0.55), chance.between(0.1, 2.6), z];
    const size = 0.0055 * chance.between(0.6, 1.3);
    return place(flake, stretched(at(origin, size), [1, chance.between(1, 1.6), 1]));
  });
  return { shape: join(falling), material: { colour: colour("#ffffff"), through: 0.5 } };
}

export const greetingJars: LitScene = {
  name: "greeting-jars",
  alt: "첫눈이 소복이 내려앉은 장독대",
  format: "landscape",
  look: { ...greeting, exposure: 0.85, saturation: 0.98, lights: [0.985, 0.99, 1] },
  samples: 22,
  stage: () => {
    const chance = random(41);
    const step = 0.16;
    const jars = [
      { origin: [-1.15, step, -1.5], height: 0.86, belly: 0.4, seed: 1 },
      { origin: [-0.2, step, -1.75], height: 1.02, belly: 0.46, seed: 4 },
      { origin: [0.85, step, -1.6], height: 0.8, belly: 0.4, seed: 7 },
      { origin: [1.7, step, -1.75], height: 0.96, belly: 0.43, seed: 9 },
      { origin: [-0.62, step, -0.8], height: 0.52, belly: 0.29, seed: 12 },
      { origin: [0.28, step, -0.75], height: 0.6, belly: 0.31, seed: 15 },
      { origin: [1.12, step, -0.7], height: 0.42, belly: 0.25, seed: 18 },
      { origin: [-1.75, step, -0.75], height: 0.46, belly: 0.27, seed: 21 },
    ] satisfies { origin: Vec; height: number; belly: number; seed: number }[];
    return {
      camera: { from: [0.55, 1.28, 4.1], to: [-0.02, 0.72, -1], field: 34, aperture: 0.022, focus: 5 },
      things: [
        {
          shape: terrain({ low: [-7, -3.2], high: [7, 4.5], across: 160, along: 120, ground }),
          material: snow,
        },
        solid([-2.6, -0.2, -2.4], [2.7, step - 0.015, -0.25], stone, 0.03),
        {
          shape: terrain({
            low: [-2.58, -2.38],
            high: [2.68, -0.28],
            across: 120,
            along: 60,
            ground: (x, z) => step + 0.012 + 0.02 * clouds(x * 2, z * 2, 5, 3),
          }),
          material: snow,
        },
        ...jars.flatMap(jar),
        ...gardenWall(),
        flakes(chance),
      ],
      sun: { direction: [-0.6, 0.5, 0.35], light: [1.15, 1.05, 0.95], spread: 0.25 },
      sky: ([, y]) => (y > 0 ? times([0.62, 0.68, 0.78], 0.75 + 0.35 * y) : [0.25, 0.25, 0.25]),
      haze: { thickness: 0.022, base: 0, fall: 5, ambient: [0.56, 0.6, 0.66] },
      bounces: 3,
    };
  },
};
