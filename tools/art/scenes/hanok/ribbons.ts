import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { clouds, noise } from "../../maths/noise.ts";
import { colour, smoothstep, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { ribbon } from "../../shapes/ribbon.ts";
import { join, sheet } from "../../shapes/shape.ts";
import { hanok } from "./mood.ts";

/** Silk: threads across and along, a sheen of its own colour. */
function silk(tone: Vec, sheen: Vec): Material {
  return {
    colour: ({ x, y }) => times(tone, 0.93 + 0.05 * noise(x * 1400, y * 40) + 0.05 * noise(x * 40, y * 1400)),
    gloss: { roughness: 0.5, strength: 0.07, tint: sheen },
    bump: ({ x, y, z }) => 0.0006 * clouds(x * 26, y * 17, z * 9, 3),
    bumpWidth: 0.002,
    through: 0.05,
  };
}

const ivory = silk(colour("#e2d8c4"), [1, 0.96, 0.88]);
const rose = silk(colour("#b98a86"), [1, 0.8, 0.76]);
const crimson = silk(colour("#74212b"), [1, 0.5, 0.48]);
const indigo = silk(colour("#222f4a"), [0.6, 0.72, 1]);
const white: Material = { colour: colour("#f1ece1"), through: 0.1 };

const chest = (x: number, y: number) => -0.75 * x * x - 0.12 * (y - 0.1) * (y - 0.1);

/** Pleats gathered under the breast that open as they fall. */
function pleats(x: number, y: number): number {
  const down = Math.max(0, -y);
  const phase = x * 74 * (1 - 0.28 * down) + 0.9 * noise(x * 6, y * 1.4, 2) * (0.3 + down);
  const fold = Math.sin(phase) * 0.5 + 0.5;
  const fine = Math.sin(phase * 2.37 + 1.7 + noise(x * 9, y * 2, 5)) * 0.5 + 0.5;
  return (
    smoothstep(-0.05, 0.3, down) * ((0.014 + 0.035 * down) * fold ** 1.4 + 0.009 * fine) + 0.18 * down * down
  );
}

function skirt() {
  return sheet({
    across: 460,
    along: 220,
    at: (u, v) => {
      const [x, y] = [(u - 0.5) * 1.1, 0.02 - v * 0.75];
      return [x, y, chest(x, y) - 0.022 + pleats(x, y)];
    },
  });
}

/** The jacket: smooth, drawn together a little where the ribbons are tied. */
function jacket() {
  return sheet({
    across: 160,
    along: 140,
    at: (u, v) => {
      const x = (u - 0.5) * 1.1;
      const hem = -0.075 - 0.05 * Math.cos(x * 4.4);
      const y = hem + (0.62 - hem) * v;
      const pull =
        Math.exp(-(x * x + y * y) * 26) *
        0.006 *
        Math.sin(Math.atan2(y, x) * 7 + 1) *
        smoothstep(0.01, 0.06, Math.hypot(x, y));
      const soft = 0.008 * clouds(x * 4, y * 4, 7, 2) * smoothstep(0, 0.25, Math.abs(x));
      return [x, y, chest(x, y) + 0.016 + pull + soft - 0.004 * (1 - v) ** 8];
    },
  });
}

const along = (from: Vec, to: Vec, count = 5): Vec[] =>
  Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return [x, y, chest(x, y) + from[2]];
  });

/** The collar closes to the wearer's right, with its white edge on top. */
function collar(): Stage["things"] {
  const falling: Vec = [0.86, -0.5, 0];
  const rising: Vec = [0.86, 0.5, 0];
  return [
    {
      shape: ribbon({
        through: along([-0.3, 0.6, 0.022], [0.03, 0.05, 0]),
        width: 0.08,
        side: () => falling,
        swell: (across) => -0.005 * (1 - across * across),
      }),
      material: ivory,
    },
    {
      shape: ribbon({
        through: along([-0.262, 0.62, 0.0305], [0.05, 0.1, 0]),
        width: 0.028,
        side: () => falling,
      }),
      material: white,
    },
    {
      shape: ribbon({
        through: along([0.34, 0.6, 0.033], [0.031, 0.064, 0]),
        width: 0.085,
        side: () => rising,
        swell: (across) => 0.005 * (1 - across * across),
      }),
      material: ivory,
    },
    {
      shape: ribbon({
        through: along([0.302, 0.62, 0.0425], [0.025, 0.155, 0]),
        width: 0.03,
        side: () => rising,
      }),
      material: white,
    },
  ];
}

/** The knot, its one loop, and the two long ends. */
function bow(): Stage["things"] {
  const tail = (path: Vec[], seed: number) =>
    ribbon({
      through: path,
      width: (share) => 0.046 + 0.026 * smoothstep(0, 0.18, share),
      side: (share) => [1, 0.12 * Math.sin(share * 5 + seed), 0.3 * Math.sin(share * 6 + seed) * share],
      swell: (across, share) =>
        0.004 * Math.cos(across * 2.2) * (1 - share * 0.5) +
        0.007 * noise(share * 5, across * 0.7, seed) +
        0.006 * Math.exp(-share * 14) * Math.cos(across * 7),
      steps: 240,
    });
  const loop = ribbon({
    through: [
      [0.035, 0.03, 0.06],
      [0.1, 0.075, 0.085],
      [0.2, 0.085, 0.085],
      [0.245, 0.06, 0.07],
      [0.2, 0.045, 0.05],
      [0.1, 0.03, 0.05],
      [0.035, 0.02, 0.05],
    ],
    width: (share) => 0.03 + 0.036 * Math.sin(share * Math.PI) ** 0.5,
    side: (share) => [0.1, 1, 0.25 * Math.cos(share * 3)],
    swell: (across, share) => 0.006 * noise(share * 4, across, 3),
  });
  const knot = ribbon({
    through: [
      [0.012, 0.062, 0.02],
      [0.02, 0.06, 0.058],
      [0.026, 0.03, 0.078],
      [0.03, 0, 0.074],
      [0.03, -0.016, 0.05],
      [0.028, -0.012, 0.02],
    ],
    width: 0.044,
    side: () => [1, 0.18, 0],
    swell: (across) => 0.005 * Math.cos(across * 2.6) + 0.0015 * Math.cos(across * 11),
  });
  return [
    {
      shape: join([
        loop,
        knot,
        tail(
          [
            [0.03, 0.012, 0.052],
            [0.045, -0.06, 0.07],
            [0.075, -0.22, 0.075],
            [0.085, -0.42, 0.11],
            [0.105, -0.7, 0.17],
          ],
          1.3,
        ),
      ]),
      material: crimson,
    },
    {
      shape: tail(
        [
          [0.02, 0.01, 0.04],
          [0.0, -0.08, 0.055],
          [-0.03, -0.24, 0.062],
          [-0.06, -0.44, 0.1],
          [-0.055, -0.7, 0.165],
        ],
        4.1,
      ),
      material: indigo,
    },
  ];
}

export const hanokRibbons: LitScene = {
  name: "hanok-ribbons",
  alt: "비단 치마 주름 위로 나란히 흘러내린 붉은 옷고름과 쪽빛 옷고름",
  look: { ...hanok, exposure: 0.7 },
  samples: 16,
  traced: 0.75,
  stage: () => ({
    camera: { from: [0.1, 0.0, 1.5], to: [0.03, -0.05, 0], field: 31, aperture: 0.01, focus: 1.44 },
    things: [{ shape: skirt(), material: rose }, { shape: jacket(), material: ivory }, ...collar(), ...bow()],
    sun: { direction: [-0.86, 0.4, 0.36], light: [7, 5.7, 4.1], spread: 0.07 },
    sky: ([x, y]) => times([0.7, 0.74, 0.82], 0.24 + 0.7 * Math.max(0, -x) + 0.15 * Math.max(0, y)),
    bounces: 3,
  }),
};
