import type { Stage } from "../../light/stage.ts";
import { wood } from "../../materials.ts";
import { random } from "../../maths/random.ts";
import { colour, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { chair } from "../../shapes/chair.ts";
import { curtain } from "../../shapes/cloth.ts";
import { at, place, turned } from "../../shapes/place.ts";
import { room } from "../../shapes/room.ts";
import { frame, morning, morningSky, morningSun, oak, shade, wall } from "./mood.ts";

const window = { near: 1.05, back: -1.05, sill: 0.12, top: 2.7, rows: 4, columns: 3 };
const gauze = { colour: colour("#f3ecdf"), through: 0.5, opacity: 0.62 };

function chairAt(origin: Vec, turn: number): Stage["things"] {
  const { frame: bentwood, seat } = chair();
  const stand = turned(at(origin), [0, 1, 0], turn);
  return [
    {
      shape: place(bentwood, stand),
      material: wood({ light: colour("#8a5a38"), dark: colour("#56341f"), gloss: 0.3 }),
    },
    {
      shape: place(seat, stand),
      material: { colour: colour("#c9a878"), gloss: { roughness: 0.5, strength: 0.03 } },
    },
  ];
}

function drape(z: number, width: number, seed: number): Stage["things"][number] {
  const hanging = curtain({ width, height: 2.82, folds: Math.round(width * 11), depth: 0.035, seed });
  return { shape: place(hanging, turned(at([0.12, 0.02, z]), [0, 1, 0], Math.PI / 2)), material: gauze };
}

export const morningChairs: LitScene = {
  name: "morning-chairs",
  alt: "얇은 커튼 사이로 빛이 드는 창가에 나란히 놓인 의자 두 개",
  look: { ...morning, exposure: 0.9 },
  samples: 22,
  stage: () => {
    const chance = random(8);
    const { things, openings } = room({
      right: 5.6,
      back: -2.6,
      front: 3,
      height: 3.2,
      windows: [window],
      wall,
      floor: oak,
      frame,
    });
    return {
      camera: { from: [4.1, 1.12, 0.7], to: [0.6, 0.98, -0.06], field: 40, aperture: 0.012, focus: 3.1 },
      things: [
        ...things,
        ...chairAt([1.02, 0, 0.46], 0.35 + Math.PI),
        ...chairAt([0.98, 0, -0.46], -0.3),
        drape(-0.98, 0.75, 1.3),
        drape(1.05, 0.62, 2.9),
        ...shade({ from: [-2.2, 3.2, -2.4], heading: [0.1, -0.2, 0.9], length: 2, chance, size: 0.14 }),
        ...shade({ from: [-2.5, 2, 1.9], heading: [0.1, 0.1, -0.9], length: 1.7, chance, size: 0.14 }),
      ],
      sun: morningSun([-0.75, 0.6, -0.42], 16),
      sky: morningSky,
      openings,
      bounces: 4,
    };
  },
};
