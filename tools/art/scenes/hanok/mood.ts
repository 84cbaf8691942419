import type { Look } from "../../develop/look.ts";
import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { boards, paint, plaster, wood } from "../../materials.ts";
import { clouds, fibres, noise } from "../../maths/noise.ts";
import { type Random, random } from "../../maths/random.ts";
import { add, colour, cross, mix, times, unit, type Vec } from "../../maths/vec.ts";
import { plumBlossom } from "../../shapes/blossom.ts";
import { growing, place } from "../../shapes/place.ts";
import { branch } from "../../shapes/plants.ts";
import { join } from "../../shapes/shape.ts";
import { ball } from "../../shapes/solids.ts";

/** Mulberry paper, pine and persimmon wood, celadon; the light of late afternoon. */
export const hanok: Look = {
  exposure: 0,
  contrast: 1.24,
  saturation: 1.06,
  darks: [0.03, 0.026, 0.026],
  lights: [1, 0.98, 0.935],
  bloom: 0.09,
  vignette: 1.1,
  grain: 0.013,
};

export const hanjiWall = plaster(colour("#ddd0b8"));
export const pine = wood({ light: colour("#a0733f"), dark: colour("#6a4524"), gloss: 0.4 });
export const pineAcross = wood({ light: colour("#a0733f"), dark: colour("#6a4524"), along: "x", gloss: 0.4 });
export const walnut = wood({
  light: colour("#5d3c26"),
  dark: colour("#301d12"),
  along: "x",
  gloss: 0.28,
  strength: 0.05,
});
export const maru = boards({
  light: colour("#9a6d42"),
  dark: colour("#5a3a20"),
  width: 0.2,
  run: 1.1,
  gloss: 0.28,
});

/** Mulberry paper lit from behind: fibres and clouds in the sheet. */
export const hanji: Material = {
  colour: ({ x, y }) => {
    const thick =
      0.12 * clouds(x * 9, y * 9) + 0.28 * fibres(x * 42, y * 42) + 0.03 * noise(x * 400, y * 400);
    return times(colour("#efe3ca"), 1 - thick);
  },
  through: 0.5,
};

const plumBark = paint(colour("#3a2c25"), 0.75);
const plumPetal: Material = {
  colour: ({ v }) => mix(colour("#e9b9b4"), colour("#f8ece6"), Math.min(1, v * 1.6)),
  through: 0.4,
};
const plumHeart: Material = { colour: colour("#d8b45a") };
const sepal: Material = { colour: colour("#7c3b35") };

type Growth = {
  from: Vec;
  heading: Vec;
  length: number;
  seed: number;
  blossoms?: number;
  size?: number;
  thickness?: number;
  forks?: number;
  /** Where most blossoms look. */
  towards?: Vec;
};

/** A flowering plum branch: crooked wood, open blossoms and buds. */
export function plumBranch({
  from,
  heading,
  length,
  seed,
  blossoms = 0.4,
  size = 0.026,
  thickness = 0.007,
  forks = 2,
  towards = [0, 0, 0],
}: Growth): Stage["things"] {
  const chance = random(seed);
  const grown = branch({
    from,
    heading,
    length,
    thickness,
    forks,
    chance,
    spread: 0.75,
    wander: 0.3,
    pull: [0, 0.25, 0],
  });
  const sites = grown.joints.filter(() => chance.next() < blossoms);
  const flowers = sites.map(({ at, heading: twig }) => flowerOn({ at, twig, chance, size, towards }));
  return [
    { shape: join(grown.wood), material: plumBark },
    { shape: join(flowers.map(({ petals }) => petals)), material: plumPetal },
    { shape: join(flowers.map(({ heart }) => heart)), material: plumHeart },
    { shape: join(flowers.map(({ cup }) => cup)), material: sepal },
  ];
}

function flowerOn({
  at,
  twig,
  chance,
  size,
  towards,
}: {
  at: Vec;
  twig: Vec;
  chance: Random;
  size: number;
  towards: Vec;
}) {
  const up = unit(add(add(cross(twig, chance.direction()), times(chance.direction(), 0.35)), towards));
  const open = chance.next() < 0.7;
  const { petals, heart } = plumBlossom({ chance, openness: open ? chance.between(0.75, 1) : 0 });
  const origin = add(at, times(up, size * 0.18));
  const stand = growing({
    origin,
    up,
    spin: chance.between(0, 6),
    size: size * (open ? chance.between(0.85, 1.15) : 0.5),
  });
  const cup = place(ball(1, 8), growing({ origin: add(at, times(up, size * 0.1)), up, size: size * 0.12 }));
  return { petals: place(petals, stand), heart: open ? place(heart, stand) : join([]), cup };
}
