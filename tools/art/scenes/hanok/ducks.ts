import type { Stage } from "../../light/stage.ts";
import { wood } from "../../materials.ts";
import { colour, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { type Body, egg, grown, moulded, rod } from "../../shapes/moulded.ts";
import { at, place, turned } from "../../shapes/place.ts";
import { room, solid } from "../../shapes/room.ts";
import { hanjiWall, hanok, maru, pine, walnut } from "./mood.ts";

const shelf = 1.05;
const window = { near: 0.7, back: -0.85, sill: 0.7, top: 2.1, rows: 5, columns: 4 };

/** A carved mandarin duck that looks along x and stands on the origin; the drake bears a crest. */
function duck(crest: Body[]) {
  const body = grown(
    0.02,
    egg([0, 0.055, 0], [0.1, 0.048, 0.052]),
    egg([0.052, 0.062, 0], [0.052, 0.05, 0.046]),
    rod([-0.06, 0.068, 0], [-0.128, 0.104, 0], 0.03, 0.007),
    egg([-0.02, 0.07, 0.038], [0.07, 0.026, 0.016]),
    egg([-0.02, 0.07, -0.038], [0.07, 0.026, 0.016]),
    rod([0.066, 0.09, 0], [0.084, 0.13, 0], 0.028, 0.024),
    egg([0.09, 0.144, 0], [0.034, 0.029, 0.027]),
    egg([0.13, 0.138, 0], [0.024, 0.0085, 0.013]),
    ...crest,
  );
  return moulded({
    body: (point) => Math.max(body(point), 0.0135 - point[1]),
    low: [-0.15, 0, -0.075],
    high: [0.17, 0.2, 0.075],
    step: 0.0032,
  });
}

function standing(
  shape: ReturnType<typeof duck>,
  origin: Vec,
  turn: number,
  material: Stage["things"][number]["material"],
) {
  return {
    shape: place(shape, turned(at([origin[0], origin[1] - 0.0135, origin[2]]), [0, 1, 0], turn)),
    material,
  };
}

const carved = wood({
  light: colour("#6b4428"),
  dark: colour("#3a2113"),
  along: "x",
  gloss: 0.34,
  strength: 0.05,
});
const carvedPale = wood({
  light: colour("#94683f"),
  dark: colour("#5f3d20"),
  along: "x",
  gloss: 0.34,
  strength: 0.05,
});

export const hanokDucks: LitScene = {
  name: "hanok-ducks",
  alt: "비낀 햇살이 드는 선반 위에 마주 보고 놓인 나무 원앙 한 쌍",
  format: "landscape",
  look: { ...hanok, exposure: 0.9 },
  samples: 22,
  stage: () => {
    const { things, openings } = room({
      right: 4,
      back: -1.1,
      front: 2.6,
      height: 2.4,
      windows: [window],
      wall: hanjiWall,
      floor: maru,
      frame: pine,
    });
    const drake = duck([rod([0.075, 0.165, 0], [0.03, 0.158, 0], 0.014, 0.006)]);
    return {
      camera: { from: [1.5, 1.24, 0.25], to: [1.42, 1.16, -0.95], field: 29, aperture: 0.007, focus: 1.17 },
      things: [
        ...things,
        solid([0.6, shelf - 0.035, -1.1], [2.4, shelf, -0.78], walnut, 0.004),
        standing(drake, [1.25, shelf, -0.93], -0.12, carved),
        standing(duck([]), [1.57, shelf, -0.92], Math.PI + 0.2, carvedPale),
      ],
      sun: { direction: [-0.84, 0.33, 0.42], light: [20, 15.4, 9.6], spread: 0.009 },
      sky: ([, y]) => (y > -0.05 ? [2, 2.1, 2.2] : [0.9, 0.85, 0.7]),
      openings,
      bounces: 4,
    };
  },
};
