import type { Stage } from "../../light/stage.ts";
import { random } from "../../maths/random.ts";
import type { Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { at, place } from "../../shapes/place.ts";
import { plate } from "../../shapes/shape.ts";
import { box } from "../../shapes/solids.ts";
import { frame, morning, morningSky, morningSun, oak, shade, wall } from "./mood.ts";

const sill = 0.22;
const top = 2.85;
const near = 0.55;
const back = -0.85;
const ceiling = 3.3;

function bar(centre: Vec, size: Vec): Stage["things"][number] {
  return { shape: place(box(size, 0.006), at(centre)), material: frame };
}

function tallWindow(): Stage["things"] {
  const [middle, high] = [(near + back) / 2, (sill + top) / 2];
  const rows = 5;
  const bars = Array.from({ length: rows - 1 }, (_, row) =>
    bar([-0.09, sill + ((top - sill) * (row + 1)) / rows, middle], [0.03, 0.028, near - back]),
  );
  return [
    ...bars,
    bar([-0.09, high, middle], [0.03, top - sill, 0.045]),
    bar([-0.07, high, near - 0.02], [0.1, top - sill, 0.05]),
    bar([-0.07, high, back + 0.02], [0.1, top - sill, 0.05]),
    bar([-0.05, sill, middle], [0.24, 0.05, near - back + 0.1]),
    bar([-0.07, top, middle], [0.1, 0.05, near - back]),
  ];
}

function room(): Stage["things"] {
  const depth = 6;
  const wallPart = (y: number, z: number, height: number, width: number) => ({
    shape: place(box([0.2, height, width], 0.004), at([-0.1, y + height / 2, z + width / 2])),
    material: wall,
  });
  return [
    { shape: plate([-0.2, 0, -1.7], [0, 0, depth + 2], [7, 0, 0]), material: oak },
    { shape: plate([-0.2, ceiling, -1.7], [7, 0, 0], [0, 0, depth + 2]), material: wall },
    { shape: plate([-0.2, 0, -1.7], [7, 0, 0], [0, ceiling, 0]), material: wall },
    { shape: plate([5, 0, -1.7], [0, 0, depth + 2], [0, ceiling, 0]), material: wall },
    { shape: plate([-0.2, 0, depth], [0, ceiling, 0], [7, 0, 0]), material: wall },
    wallPart(0, -1.7, ceiling, back + 1.7),
    wallPart(0, near, ceiling, depth - near),
    wallPart(0, back, sill, near - back),
    wallPart(top, back, ceiling - top, near - back),
    bar([2.4, 0.055, -1.692], [5, 0.11, 0.016]),
  ];
}

export const morningFloor: LitScene = {
  name: "morning-floor",
  alt: "높은 창으로 든 아침 햇살이 나무 바닥에 잎 그림자를 드리운 방",
  look: { ...morning, exposure: 0.7 },
  samples: 24,
  stage: () => {
    const chance = random(21);
    return {
      camera: { from: [2.35, 1.42, 3.35], to: [0.95, 1.0, -1], field: 42, aperture: 0.006, focus: 4.2 },
      things: [
        ...room(),
        ...tallWindow(),
        ...shade({ from: [-2.2, 3.9, 1.6], heading: [0.3, -0.5, -0.8], length: 1.7, chance, size: 0.12 }),
        ...shade({ from: [-1.6, 3.2, 1.9], heading: [0.2, -0.4, -0.9], length: 1.3, chance, size: 0.12 }),
      ],
      sun: morningSun([-0.8, 0.62, 0.3]),
      sky: morningSky,
      openings: [{ corner: [0, sill, near], across: [0, 0, back - near], along: [0, top - sill, 0] }],
      bounces: 4,
    };
  },
};
