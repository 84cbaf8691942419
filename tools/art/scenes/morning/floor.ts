import { random } from "../../maths/random.ts";
import type { LitScene } from "../../scene.ts";
import { room } from "../../shapes/room.ts";
import { frame, morning, morningSky, morningSun, oak, shade, wall } from "./mood.ts";

const window = { near: 0.75, back: -0.75, sill: 0.18, top: 2.85, rows: 5, columns: 2 };

export const morningFloor: LitScene = {
  name: "morning-floor",
  alt: "높은 창으로 든 아침 햇살이 나무 바닥에 잎 그림자를 드리운 방",
  look: { ...morning, exposure: 1 },
  samples: 20,
  stage: () => {
    const chance = random(21);
    const { things, openings } = room({
      right: 5,
      back: -1.7,
      front: 6,
      height: 3.3,
      windows: [window],
      wall,
      floor: oak,
      frame,
    });
    return {
      camera: { from: [2.3, 1.35, 3.3], to: [1.12, 0.86, -1], field: 42, aperture: 0.006, focus: 4.2 },
      things: [
        ...things,
        ...shade({ from: [-1.9, 3.5, 2.6], heading: [0.3, -0.4, -0.8], length: 2, chance, size: 0.13 }),
        ...shade({ from: [-1.6, 2.8, 2.9], heading: [0.2, -0.3, -0.9], length: 1.8, chance, size: 0.13 }),
        ...shade({ from: [-2, 2.2, 2.9], heading: [0.2, 0.1, -0.9], length: 1.8, chance, size: 0.13 }),
      ],
      sun: morningSun([-0.58, 0.5, 0.66], 17),
      sky: morningSky,
      openings,
      bounces: 4,
    };
  },
};
