import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { foliage, linen } from "../../materials.ts";
import { noise } from "../../maths/noise.ts";
import { type Random, random } from "../../maths/random.ts";
import { add, colour, mix, unit, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { rose } from "../../shapes/blossom.ts";
import { at, growing, place } from "../../shapes/place.ts";
import { leaf } from "../../shapes/plants.ts";
import { room, solid } from "../../shapes/room.ts";
import { join, sheet } from "../../shapes/shape.ts";
import { tube } from "../../shapes/solids.ts";
import { frame, morning, morningSky, morningSun, oak, shade, wall } from "./mood.ts";

const window = { near: 1, back: -1, sill: 0.8, top: 2.5, rows: 2, columns: 2 };
const sill = 0.845;
const tie: Vec = [0.13, sill + 0.032, 0.13];

function petalOf(outer: Vec, inner: Vec): Material {
  return {
    colour: ({ v, x, z }) => mix(inner, outer, Math.min(1, v * 1.1 + 0.15 * noise(x * 80, z * 80))),
    through: 0.45,
    gloss: { roughness: 0.6, strength: 0.02 },
  };
}

const blush = petalOf(colour("#f0d3c4"), colour("#d99a83"));
const cream = petalOf(colour("#f5ead6"), colour("#e2c79c"));
const eucalyptus = foliage(colour("#8ea38c"), 0.25);
const stemGreen: Material = { colour: colour("#6d7f4a"), gloss: { roughness: 0.5, strength: 0.03 } };

function flowers(chance: Random): Stage["things"] {
  const heads: { at: Vec; size: number; material: Material }[] = [
    { at: [0.15, sill + 0.085, -0.1], size: 0.052, material: blush },
    { at: [0.23, sill + 0.05, -0.03], size: 0.044, material: cream },
    { at: [0.06, sill + 0.07, -0.04], size: 0.044, material: cream },
    { at: [0.2, sill + 0.05, -0.19], size: 0.046, material: cream },
    { at: [0.08, sill + 0.075, -0.18], size: 0.042, material: cream },
    { at: [0.14, sill + 0.095, 0], size: 0.036, material: blush },
    { at: [0.26, sill + 0.04, -0.12], size: 0.036, material: blush },
    { at: [0.13, sill + 0.06, -0.26], size: 0.036, material: blush },
  ];
  return heads.flatMap(({ at: head, size, material }) => {
    const up = unit(
      add(
        [head[0] - tie[0] + 0.1, head[1] - tie[1] + 0.19, (head[2] - tie[2]) * 0.6 + 0.04],
        chance.direction().map((d) => d * 0.05) as unknown as Vec,
      ),
    );
    const bloom = place(
      rose({ chance, size, openness: chance.between(0.45, 0.85) }),
      growing({ origin: head, up, spin: chance.between(0, 6) }),
    );
    const end: Vec = [
      tie[0] + (tie[0] - head[0]) * 0.7,
      sill + chance.between(0.012, 0.035),
      tie[2] + chance.between(0.17, 0.24),
    ];
    const stem = tube({ through: [head, mix(head, tie, 0.6), tie, end], radius: 0.0028, sides: 6 });
    return [
      { shape: bloom, material },
      { shape: stem, material: stemGreen },
    ];
  });
}

function greens(chance: Random): Stage["things"] {
  const round = leaf({ width: 0.8, bend: 0.25, fold: 0.1, widest: 0.5 });
  const shoots = Array.from({ length: 11 }, (_, shoot) => {
    const angle = -2.75 + shoot * 0.24 + chance.between(-0.1, 0.1);
    const tip: Vec = [
      tie[0] + Math.cos(angle) * 0.2 + 0.03,
      sill + chance.between(0.02, 0.12),
      tie[2] + Math.sin(angle) * 0.42 - 0.06,
    ];
    const middle = add(mix(tie, tip, 0.5), [0, 0.02, 0]);
    const leaves = Array.from({ length: 12 }, (_, pair) => {
      const share = 0.3 + pair * 0.064;
      const origin = share < 0.5 ? mix(tie, middle, share * 2) : mix(middle, tip, share * 2 - 1);
      const side = pair % 2 ? 1 : -1;
      const up = unit([side * Math.sin(angle) + 0.2, 0.35, -side * Math.cos(angle) - 0.5]);
      return place(
        round,
        growing({ origin, up, spin: chance.between(-0.6, 0.6), size: 0.05 * chance.between(0.7, 1.1) }),
      );
    });
    return { stem: tube({ through: [tie, middle, tip], radius: 0.0016, sides: 5 }), leaves };
  });
  return [
    { shape: join(shoots.map(({ stem }) => stem)), material: stemGreen },
    { shape: join(shoots.flatMap(({ leaves }) => leaves)), material: eucalyptus },
  ];
}

/** A band around the stems and its two ends, hanging over the sill. */
function ribbon(): Stage["things"] {
  const silk: Material = {
    colour: colour("#d9c3ae"),
    through: 0.2,
    gloss: { roughness: 0.35, strength: 0.06 },
  };
  const wrap = sheet({
    across: 40,
    along: 4,
    closed: true,
    at: (u, v) => [
      tie[0] + Math.cos(-u * 6.2832) * 0.021,
      tie[1] - 0.004 + Math.sin(-u * 6.2832) * 0.021,
      tie[2] - 0.016 + 0.034 * v + 0.002 * Math.sin(u * 19),
    ],
  });
  const end = (lean: number, long: number) => {
    const path = (share: number): Vec => [
      tie[0] + 0.02 + share * 0.085 + lean * share,
      share < 0.5 ? sill + 0.026 - 0.02 * share : sill + 0.016 - (share - 0.5) ** 1.5 * long,
      tie[2] + 0.05 * share + 0.012 * Math.sin(share * 9 + lean * 40),
    ];
    return sheet({
      across: 4,
      along: 40,
      at: (u, v) => add(path(v), [0.004 * Math.sin(v * 12) * (u - 0.5), 0, (u - 0.5) * 0.024]),
    });
  };
  return [{ shape: join([wrap, end(0.01, 0.25), end(0.035, 0.35)]), material: silk }];
}

export const morningBouquet: LitScene = {
  name: "morning-bouquet",
  alt: "아침 창턱에 가만히 눕혀 둔 장미와 유칼립투스 꽃다발",
  look: { ...morning, exposure: 0.95 },
  samples: 22,
  stage: () => {
    const chance = random(31);
    const { things, openings } = room({
      right: 4,
      back: -2,
      front: 2.4,
      height: 2.8,
      windows: [window],
      wall,
      floor: oak,
      frame,
    });
    return {
      camera: {
        from: [0.78, 1.36, 0.42],
        to: [0.13, 0.87, -0.06],
        field: 36,
        aperture: 0.008,
        focus: 0.93,
      },
      things: [
        ...things,
        solid([-0.1, sill - 0.035, -1.06], [0.3, sill, 1.06], frame, 0.012),
        {
          shape: place(
            sheet({
              across: 60,
              along: 40,
              at: (u, v) => [u * 0.2 - 0.04, 0.002 + 0.003 * noise(u * 4, v * 3), v * 0.34 - 0.1],
            }),
            at([0.03, sill, 0.02]),
          ),
          material: linen(colour("#e7dfd0")),
        },
        ...flowers(chance),
        ...greens(chance),
        ...ribbon(),
        ...shade({ from: [-1.6, 1.9, -1.6], heading: [0.1, 0.1, 0.9], length: 1.6, chance, size: 0.13 }),
        ...shade({ from: [-2.4, 1.2, 0.6], heading: [0.1, 0.3, -0.9], length: 1.8, chance, size: 0.14 }),
      ],
      sun: morningSun([-0.7, 0.5, -0.5], 15),
      sky: morningSky,
      openings,
      bounces: 4,
    };
  },
};
