import { type PetalPoint, pointAt, type Random, seededPetals, step } from "./seeded.ts";

type Spray = { seed: number; root: PetalPoint; angle: number; length: number; leaf: number };

/** A hanging spray of bamboo as one path, so that leaves which cross do not darken each other. */
export function bamboo({ seed, root, angle, length, leaf }: Spray): string {
  const random = seededPetals(seed);
  const joints = 7;
  let here = root;
  let heading = angle;
  let path = "";
  for (let joint = 0; joint < joints; joint++) {
    const next = step(here, heading, length / joints);
    path += stem(here, next, 2.6 - joint * 0.25);
    here = next;
    heading += random.between(-0.04, 0.12);
    const side = joint % 2 === 0 ? 1 : -1;
    const twig = step(here, heading + side * 0.8, leaf * random.between(0.3, 0.7));
    path += stem(here, twig, 1.1);
    path += fan({ random, tip: twig, heading: heading + side * 0.35, leaf });
  }
  return path + fan({ random, tip: here, heading, leaf });
}

function fan({
  random,
  tip,
  heading,
  leaf,
}: {
  random: Random;
  tip: PetalPoint;
  heading: number;
  leaf: number;
}) {
  const leaves = Math.round(random.between(2.4, 4.4));
  let path = "";
  for (let index = 0; index < leaves; index++) {
    const spread = (index - (leaves - 1) / 2) * random.between(0.4, 0.6);
    const root = step(tip, heading, -index * leaf * 0.09);
    // Leaves hang: whatever the twig does, they turn a little towards the ground.
    const angle = (heading + spread) * 0.72 + (Math.PI / 2) * 0.28;
    path += lance({
      root,
      angle,
      length: leaf * random.between(0.75, 1.25),
      bend: random.between(-0.1, 0.14),
    });
  }
  return path;
}

function lance({
  root,
  angle,
  length,
  bend,
}: {
  root: PetalPoint;
  angle: number;
  length: number;
  bend: number;
}) {
  const tip = step(root, angle + bend, length);
  const belly = length * 0.074;
  const widest = step(root, angle, length * 0.34);
  const left = step(widest, angle - Math.PI / 2, belly * 1.7);
  const right = step(widest, angle + Math.PI / 2, belly * 1.7);
  return `M${pointAt(root)}Q${pointAt(left)} ${pointAt(tip)}Q${pointAt(right)} ${pointAt(root)}Z`;
}

function stem(from: PetalPoint, to: PetalPoint, width: number) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const corners = [
    step(from, angle, width),
    step(to, angle, width * 0.8),
    step(to, angle, -width * 0.8),
    step(from, angle, -width),
  ];
  return `M${corners.map(pointAt).join("L")}Z`;
}
