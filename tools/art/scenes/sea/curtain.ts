import type { Stage } from "../../light/stage.ts";
import { boards, paint, plaster } from "../../materials.ts";
import { colour, smoothstep, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { curtain } from "../../shapes/cloth.ts";
import { at, place, turned } from "../../shapes/place.ts";
import { room, solid } from "../../shapes/room.ts";
import { join } from "../../shapes/shape.ts";
import { tube } from "../../shapes/solids.ts";
import { paleDay, sea, seaSky } from "./mood.ts";

const door = { near: 1.15, back: -1.15, sill: 0, top: 2.4, rows: 1, columns: 1 };
/** Beside the picture, for the light on the walls. */
const unseen = { near: 2.75, back: 1.98, sill: 0.2, top: 2.4, rows: 1, columns: 1 };
const white = paint(colour("#ece8e0"), 0.4);
const gauze = { colour: colour("#f6f3ee"), through: 0.52, opacity: 0.78 };

/** A curtain at the door that the wind lifts into the room. */
function blown({
  z,
  width,
  seed,
  lift,
}: {
  z: number;
  width: number;
  seed: number;
  lift: number;
}): Stage["things"][number] {
  const hanging = curtain({
    width,
    height: 2.42,
    folds: Math.round(width * 10),
    depth: 0.035,
    seed,
    wind: (u, v) =>
      lift * v ** 1.7 * (0.5 + 0.5 * Math.sin(u * 3.2 + v * 2.4 + seed)) +
      0.06 * lift * Math.sin(v * 7 + u * 4),
  });
  const billow = {
    ...hanging,
    points: hanging.points.map(
      ([x, y, d]): Vec => [
        x * (1 + 0.25 * lift * smoothstep(2.4, 0.6, y)),
        y + 0.16 * d * smoothstep(0.1, 0.5, d),
        d,
      ],
    ),
  };
  return { shape: place(billow, turned(at([0.08, 0.015, z]), [0, 1, 0], Math.PI / 2)), material: gauze };
}

function balcony(): Stage["things"] {
  const rods = Array.from({ length: 33 }, (_, rod) => {
    const z = -2 + rod * 0.125;
    return tube({
      through: [
        [-1.15, 0, z],
        [-1.15, 0.98, z],
      ],
      radius: 0.008,
      sides: 6,
      steps: 1,
    });
  });
  return [
    { shape: join(rods), material: white },
    solid([-1.18, 0.97, -2.4], [-1.11, 1.01, 2.4], white, 0.01),
    solid([-1.3, -0.2, -2.4], [-0.2, -0.005, 2.4], plaster(colour("#cfc6b8"))),
  ];
}

export const seaCurtain: LitScene = {
  name: "sea-curtain",
  alt: "바다를 향해 열린 발코니에서 흰 커튼이 부푸는 방",
  format: "landscape",
  look: { ...sea, exposure: 1.3 },
  samples: 22,
  stage: () => {
    const { things, openings } = room({
      right: 5.5,
      back: -2.6,
      front: 2.8,
      height: 2.75,
      windows: [door, unseen],
      wall: plaster(colour("#efebe4")),
      floor: boards({ light: colour("#d3c6b0"), dark: colour("#a8967a"), width: 0.16 }),
      frame: white,
    });
    const sky = seaSky({ ...paleDay, sun: [-1, 0.62, 0.5], disc: 0 });
    return {
      camera: { from: [3.5, 1.25, 0.62], to: [0, 1.1, -0.08], field: 44, aperture: 0.01, focus: 3.4 },
      things: [
        ...things,
        ...balcony(),
        blown({ z: -0.85, width: 0.95, seed: 1.4, lift: 0.85 }),
        blown({ z: 0.98, width: 0.8, seed: 4.2, lift: 0.4 }),
      ],
      sun: { direction: [-0.78, 0.52, 0.36], light: [15, 12.9, 10], spread: 0.008 },
      sky: (direction) => times(sky([direction[2], direction[1], direction[0]]), 1.7),
      openings,
      bounces: 6,
    };
  },
};
