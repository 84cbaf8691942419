import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { paint } from "../../materials.ts";
import { cell, clouds, noise } from "../../maths/noise.ts";
import { colour, smoothstep, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { bicycle, leaning } from "../../shapes/bicycle.ts";
import { solid } from "../../shapes/room.ts";
import { join, plate } from "../../shapes/shape.ts";
import { tube } from "../../shapes/solids.ts";
import { sea, seaSky } from "./mood.ts";

/** Stone slabs, still damp. */
const paving: Material = {
  colour: ({ x, z }) => {
    const row = Math.floor(z / 0.6);
    const [u, v] = [x / 0.9 + 0.5 * (row % 2), z / 0.6];
    const joint = Math.min(Math.abs(u - Math.round(u)) * 0.9, Math.abs(v - Math.round(v)) * 0.6);
    const slab = 0.85 + 0.3 * cell(u + 0.5, v + 0.5, 4);
    return times(
      colour("#7d746a"),
      slab * (0.5 + 0.5 * smoothstep(0.002, 0.007, joint)) * (1 + 0.3 * clouds(x * 4, z * 4)),
    );
  },
  gloss: { roughness: 0.3, strength: 0.05 },
  bump: ({ x, z }) => 0.002 * noise(x * 18, z * 18) + 0.004 * clouds(x * 3, z * 3, 0, 2),
  bumpWidth: 0.01,
};

function railing(): Stage["things"] {
  const iron = paint(colour("#2b2a2b"), 0.45);
  const rails = [0.38, 0.68, 1.0].map((y) =>
    tube({
      through: [
        [-6, y, 0],
        [0, y, 0],
        [6, y, 0],
      ],
      radius: y > 0.9 ? 0.026 : 0.014,
      sides: 10,
      steps: 4,
    }),
  );
  const posts = Array.from({ length: 9 }, (_, post) =>
    tube({
      through: [
        [-5.7 + post * 1.4, 0, 0],
        [-5.7 + post * 1.4, 1.02, 0],
      ],
      radius: 0.024,
      sides: 10,
      steps: 1,
    }),
  );
  return [{ shape: join([...rails, ...posts]), material: iron }];
}

export const seaBicycles: LitScene = {
  name: "sea-bicycles",
  alt: "노을 진 바닷가 난간에 나란히 기대어 둔 자전거 두 대",
  look: { ...sea, exposure: 0.35, contrast: 1.2 },
  samples: 22,
  stage: () => {
    const evening = seaSky({
      sun: [-0.2, 0.1, -1],
      high: times(colour("#8fa0b8"), 0.8),
      low: times(colour("#f0c9a6"), 1.05),
      glow: [1.5, 0.95, 0.52],
      disc: 5,
    });
    const black: Material = { colour: colour("#1c1a1b"), gloss: { roughness: 0.3, strength: 0.05 } };
    const near: Vec = [0.58, 0, 0.3];
    const far: Vec = [-0.62, 0, 0.24];
    return {
      camera: { from: [0.2, 1.05, 5.7], to: [0, 1.42, 0], field: 38, aperture: 0.014, focus: 5.45 },
      things: [
        { shape: plate([-12, 0, -0.3], [0, 0, 8], [24, 0, 0]), material: paving },
        solid([-12, -0.4, -0.34], [12, 0.06, -0.14], paving, 0.01),
        ...railing(),
        {
          shape: leaning(bicycle({ step: "high", seed: 2, basket: false }), {
            origin: far,
            turn: 0.04,
            lean: 0.16,
          }),
          material: black,
        },
        {
          shape: leaning(bicycle({ step: "low", seed: 7, basket: true }), {
            origin: near,
            turn: -0.06,
            lean: 0.18,
          }),
          material: black,
        },
      ],
      sun: { direction: [-0.2, 0.1, -1], light: [3.2, 2, 1.05], spread: 0.012 },
      sky: evening,
      bounces: 2,
    };
  },
};
