import type { Stage } from "../../light/stage.ts";
import { colour, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { solid } from "../../shapes/room.ts";
import { plate, sheet } from "../../shapes/shape.ts";
import { hanji, hanjiWall, hanok, maru, pine, pineAcross, plumBranch } from "./mood.ts";

const width = 0.78;
const foot = 0.06;
const head = 2.06;
const panel = 0.34;

/** One leaf of a sliding door: paper on the room's side, laths behind it, a wooden panel below. */
function leafAt(left: number): Stage["things"] {
  const right = left + width;
  const line = (share: number) => left + width * share;
  const rows = [panel + 0.1, panel + 0.2, 0.98, 1.5, head - 0.26, head - 0.16];
  return [
    {
      shape: sheet({ across: 1, along: 1, at: (u, v) => [line(u), panel + (head - panel) * v, 0] }),
      material: hanji,
    },
    ...[0.34, 0.66].map((share) =>
      solid([line(share) - 0.008, panel, -0.03], [line(share) + 0.008, head, -0.001], pine, 0.002),
    ),
    ...rows.map((y) => solid([left, y - 0.007, -0.026], [right, y + 0.007, -0.0008], pineAcross, 0.002)),
    solid([left, foot, -0.03], [left + 0.042, head, 0.014], pine),
    solid([right - 0.042, foot, -0.03], [right, head, 0.014], pine),
    solid([left, head - 0.05, -0.03], [right, head, 0.012], pineAcross),
    solid([left, foot, -0.03], [right, foot + 0.06, 0.012], pineAcross),
    solid([left, panel - 0.045, -0.03], [right, panel, 0.012], pineAcross),
    solid([left + 0.04, foot + 0.05, -0.02], [right - 0.04, panel - 0.03, -0.004], pineAcross),
  ];
}

/** The beams around the door and the dim room on this side of it. */
function chamber(): Stage["things"] {
  const [left, right, front, high] = [-width - 0.1, width + 0.1, 4, 2.5];
  const wallAt = (low: Vec, across: Vec, along: Vec) => ({
    shape: plate(low, across, along),
    material: hanjiWall,
  });
  return [
    solid([left, 0, -0.07], [-width, high, 0.05], pine),
    solid([width, 0, -0.07], [right, high, 0.05], pine),
    solid([left, head, -0.07], [right, head + 0.13, 0.05], pineAcross),
    solid([left, 0, -0.07], [right, foot, 0.05], pineAcross),
    solid([-3, 0, -0.06], [left, high, 0.02], hanjiWall),
    solid([right, 0, -0.06], [3, high, 0.02], hanjiWall),
    solid([-3, head + 0.13, -0.06], [3, high, 0.02], hanjiWall),
    { shape: plate([-3, 0.002, 0], [0, 0, front], [6, 0, 0]), material: maru },
    wallAt([-3, high, -0.06], [6, 0, 0], [0, 0, front]),
    wallAt([-3, 0, front], [0, high, 0], [6, 0, 0]),
    wallAt([-3, 0, 0], [0, high, 0], [0, 0, front]),
    wallAt([3, 0, 0], [0, 0, front], [0, high, 0]),
    { shape: plate([-9, -0.3, -9], [0, 0, 9], [18, 0, 0]), material: { colour: colour("#b7a58a") } },
  ];
}

export const hanokDoor: LitScene = {
  name: "hanok-door",
  alt: "매화 가지 그림자가 비친 한지 창호문",
  look: { ...hanok, exposure: 0.75 },
  samples: 24,
  stage: () => ({
    camera: { from: [0.4, 0.95, 3], to: [0.06, 0.93, 0], field: 41, aperture: 0.004 },
    things: [
      ...leafAt(-width),
      ...leafAt(0),
      ...chamber(),
      ...plumBranch({
        from: [-1.25, 0.95, -0.75],
        heading: [0.8, 0.45, -0.1],
        length: 1.5,
        seed: 14,
        size: 0.07,
        thickness: 0.02,
        blossoms: 0.8,
      }),
      ...plumBranch({
        from: [1.1, 2.3, -0.8],
        heading: [-0.8, -0.15, -0.1],
        length: 0.95,
        seed: 6,
        size: 0.07,
        thickness: 0.014,
        blossoms: 0.75,
      }),
      solid([-3, 2.55, -1.4], [3, 2.65, 0], pine),
    ],
    sun: { direction: [-0.25, 0.36, -0.85], light: [16, 12.6, 8.4], spread: 0.0065 },
    sky: ([, y]) => (y > 0 ? [0.55, 0.62, 0.75] : [0.3, 0.27, 0.2]),
    bounces: 4,
  }),
};
