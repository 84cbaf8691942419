import { type PetalPoint, pointAt, type Random, seededPetals, step } from "./seeded.ts";

export type Blossom = { centre: PetalPoint; size: number; turn: number };
export type Plum = { bough: string; shoots: string; blossoms: Blossom[]; buds: Blossom[] };

/** An old plum branch in ink: a bough that turns at every knot, thin shoots, a few flowers. */
export function plum({ seed, knots }: { seed: number; knots: readonly PetalPoint[] }): Plum {
  const random = seededPetals(seed);
  const tree: Plum = { bough: "", shoots: "", blossoms: [], buds: [] };
  knots.slice(1).forEach((knot, index) => {
    const from = knots[index] as PetalPoint;
    tree.bough += limb({
      random,
      from,
      to: knot,
      width: girth(index / knots.length),
      end: girth((index + 1) / knots.length),
    });
    const heading = Math.atan2(knot[1] - from[1], knot[0] - from[0]);
    const side = index % 2 === 0 ? -1 : 1;
    shoot({
      tree,
      random,
      root: knot,
      angle: heading + side * random.between(0.5, 1),
      length: random.between(46, 84),
    });
    if (random.between(0, 1) > 0.5) {
      shoot({
        tree,
        random,
        root: knot,
        angle: heading - side * random.between(0.5, 0.9),
        length: random.between(20, 44),
      });
    }
  });
  return tree;
}

/** Half the thickness, from the old end (0) to the tip (1). */
function girth(along: number) {
  return 0.7 + 3.9 * (1 - along) ** 2;
}

type Limb = { random: Random; from: PetalPoint; to: PetalPoint; width: number; end: number };

function limb({ random, from, to, width, end }: Limb) {
  const across = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const middle: PetalPoint = [
    (from[0] + to[0]) / 2 + random.between(-5, 5),
    (from[1] + to[1]) / 2 + random.between(-5, 5),
  ];
  // A brush is uneven: each side swells by itself.
  const upper = step(middle, across, ((width + end) / 2) * random.between(0.6, 1.3));
  const lower = step(middle, across, -((width + end) / 2) * random.between(0.6, 1.3));
  const ends = [
    step(from, across, width),
    step(to, across, end),
    step(to, across, -end),
    step(from, across, -width),
  ];
  const [start, over, under, back] = ends.map(pointAt);
  const round = Math.round(end * 10) / 10;
  return `M${start}Q${pointAt(upper)} ${over}A${round} ${round} 0 0 0 ${under}Q${pointAt(lower)} ${back}Z`;
}

type Shoot = { tree: Plum; random: Random; root: PetalPoint; angle: number; length: number };

function shoot({ tree, random, root, angle, length }: Shoot) {
  const bend = angle + random.between(-0.22, 0.22);
  const middle = step(root, angle, length * 0.5);
  const tip = step(middle, bend, length * 0.5);
  tree.shoots += `M${pointAt(root)}Q${pointAt(middle)} ${pointAt(tip)}`;
  for (let along = 0.32; along < 1.02; along += random.between(0.2, 0.36)) {
    const place =
      along < 0.5 ? step(root, angle, length * along) : step(middle, bend, length * (along - 0.5));
    const side = random.between(0, 1) > 0.5 ? 1 : -1;
    const centre = step(place, bend + side * 1.3, random.between(3, 7));
    const turn = random.between(0, 72);
    if (random.between(0, 1) > 0.55) tree.blossoms.push({ centre, size: random.between(6.4, 9), turn });
    else tree.buds.push({ centre, size: random.between(1.8, 3), turn });
  }
}
