import { noise } from "../maths/noise.ts";
import type { Random } from "../maths/random.ts";
import { type Frame, inFrame, turned } from "./place.ts";
import { join, type Shape, sheet } from "./shape.ts";

type Petal = {
  /** Where around the stem, and how much of the way around it reaches. */
  turn: number;
  reach: number;
  /** Widest distance from the stem, and height of the rim. */
  radius: number;
  height: number;
  /** Negative closes over the heart, positive opens outwards. */
  flare: number;
  ruffle: number;
  seed: number;
};

function petal({ turn, reach, radius, height, flare, ruffle, seed }: Petal): Shape {
  return sheet({
    across: 12,
    along: 10,
    at: (u, v) => {
      const side = (u - 0.5) * 2;
      const wide = Math.sin(Math.PI * (0.12 + 0.82 * v)) ** 0.7;
      const angle = turn + side * reach * wide;
      const wave = ruffle * v * v * noise(side * 2.2 + seed * 7.1, v * 1.5, seed);
      const belly = Math.sin((Math.PI / 2) * Math.min(1, v * 1.25));
      const lip = v * v * v;
      const away = radius * (0.12 + 0.88 * belly) + flare * radius * lip + wave * radius;
      const dip = side * side * 0.3 * v * v;
      const rise = height * (v - dip) - Math.max(0, flare) * height * 0.45 * lip + wave * height * 0.5;
      return [Math.cos(angle) * away, rise, Math.sin(angle) * away];
    },
  });
}

/** A rose or ranunculus that stands on the origin and opens along y: petals closed in the heart, loose outside. */
export function rose({
  petals = 34,
  openness = 0.6,
  chance,
  size = 0.045,
}: {
  petals?: number;
  openness?: number;
  chance: Random;
  size?: number;
}): Shape {
  return join(
    Array.from({ length: petals }, (_, at) => {
      const out = (at + 1) / petals;
      return petal({
        turn: at * 2.39996 + chance.between(-0.25, 0.25),
        reach: 1.45 - 0.5 * out + chance.between(-0.1, 0.1),
        radius: size * (0.12 + 0.88 * out ** 0.85) * chance.between(0.94, 1.06),
        height: size * (1.18 - 0.32 * out * openness) * chance.between(0.93, 1.06),
        flare: -0.55 + out * (0.75 + openness * 0.9) + chance.between(-0.1, 0.1),
        ruffle: 0.06 + 0.14 * out,
        seed: chance.between(0, 40),
      });
    }),
  );
}

/** A flat five-petalled blossom as of plum or cherry, one unit across, opening along y. */
export function plumBlossom({ chance, openness = 1 }: { chance: Random; openness?: number }): {
  petals: Shape;
  heart: Shape;
} {
  const petals = Array.from({ length: 5 }, (_, at) => {
    const turn = (at / 5) * 2 * Math.PI + chance.between(-0.12, 0.12);
    const lift = 0.35 + (1 - openness) * 0.9 + chance.between(-0.1, 0.15);
    return sheet({
      across: 6,
      along: 6,
      at: (u, v) => {
        const side = (u - 0.5) * 2;
        const half = 0.235 * Math.sin(Math.PI * (0.06 + 0.86 * v) ** 0.9) ** 0.75;
        const along = 0.04 + v * 0.46 * (1 - 0.1 * (1 - side * side) * v * v);
        const cup = side * side * 0.07 + Math.sin(v * Math.PI) * -0.04 + v * v * 0.06;
        const out = along * Math.cos(lift) - cup * Math.sin(lift);
        const up = along * Math.sin(lift) + cup * Math.cos(lift);
        const across = side * half;
        return [
          Math.cos(turn) * out - Math.sin(turn) * across,
          up,
          Math.sin(turn) * out + Math.cos(turn) * across,
        ];
      },
    });
  });
  const threads = Array.from({ length: 16 }, () => {
    const turn = chance.between(0, 6.3);
    const lean = chance.between(0.1, 0.75) * openness;
    const long = chance.between(0.16, 0.27);
    return sheet({
      across: 3,
      along: 4,
      closed: true,
      at: (u, v) => {
        const thick = v > 0.8 ? 0.016 : 0.005;
        const away = Math.sin(lean) * long * v + Math.cos(u * 6.283) * thick;
        return [
          Math.cos(turn) * away,
          Math.cos(lean) * long * v,
          Math.sin(turn) * away + Math.sin(u * 6.283) * thick,
        ];
      },
    });
  });
  return { petals: join(petals), heart: join(threads) };
}

/** A long slender petal of an aster or chrysanthemum that leaves the origin along y and curls towards z. */
export function ray({ width, curl, spoon = 0.5 }: { width: number; curl: number; spoon?: number }): Shape {
  return sheet({
    across: 2,
    along: 6,
    at: (u, v) => {
      const side = (u - 0.5) * 2;
      const half = width * Math.sin(Math.PI * (0.15 + 0.8 * v)) ** 0.6;
      const angle = curl * v;
      const along = v < 1e-6 ? 0 : Math.sin(angle) / (curl || 1e-6);
      const up = curl === 0 ? 0 : (1 - Math.cos(angle)) / curl;
      return [side * half, curl === 0 ? v : along, up + side * side * half * spoon];
    },
  });
}

/** A chrysanthemum on the origin opening along y, one unit across. */
export function chrysanthemum({
  chance,
  rays = 130,
  openness = 1,
}: {
  chance: Random;
  rays?: number;
  openness?: number;
}): Shape {
  return join(
    Array.from({ length: rays }, (_, at) => {
      const out = (at + 1) / rays;
      const lean = (0.15 + 1.35 * out ** 0.8) * openness + chance.between(-0.08, 0.08);
      const petalShape = ray({
        width: 0.035 + 0.022 * out,
        curl: 1.5 - 1.1 * out + chance.between(-0.2, 0.2),
      });
      const frame: Frame = turned(
        turned({ x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, -1], origin: [0, 0.02, 0] }, [1, 0, 0], lean),
        [0, 1, 0],
        at * 2.39996 + chance.between(-0.1, 0.1),
      );
      const long = 0.2 + 0.3 * out ** 0.6;
      return { ...petalShape, ...moved(petalShape, frame, long) };
    }),
  );
}

function moved(shape: Shape, frame: Frame, size: number): Pick<Shape, "points" | "normals"> {
  const still: Frame = { ...frame, origin: [0, 0, 0] };
  return {
    points: shape.points.map(([x, y, z]) => inFrame(frame, [x * 1.0, y * size, z * size])),
    normals: shape.normals.map((normal) => inFrame(still, normal)),
  };
}
