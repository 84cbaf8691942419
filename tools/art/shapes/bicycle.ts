import { type Random, random } from "../maths/random.ts";
import type { Vec } from "../maths/vec.ts";
import { at, place, stretched, turned } from "./place.ts";
import { join, type Shape } from "./shape.ts";
import { lathe, tube } from "./solids.ts";

const wheel = 0.34;
const rear: Vec = [-0.53, wheel, 0];
const front: Vec = [0.53, wheel, 0];

function hoop(centre: Vec, radius: number, thickness: number): Shape {
  const through = Array.from({ length: 49 }, (_, step): Vec => {
    const turn = (step / 48) * 2 * Math.PI;
    return [centre[0] + Math.cos(turn) * radius, centre[1] + Math.sin(turn) * radius, centre[2]];
  });
  return tube({ through, radius: thickness, sides: 8, steps: 96 });
}

function wheelAt(centre: Vec, chance: Random): Shape {
  const start = chance.between(0, 1);
  const spokes = Array.from({ length: 28 }, (_, spoke) => {
    const turn = start + (spoke / 28) * 2 * Math.PI;
    const off = turn + (spoke % 2 ? 0.5 : -0.5);
    const side = spoke % 4 < 2 ? 0.025 : -0.025;
    return tube({
      through: [
        [centre[0] + Math.cos(off) * 0.02, centre[1] + Math.sin(off) * 0.02, centre[2] + side],
        [centre[0] + Math.cos(turn) * (wheel - 0.03), centre[1] + Math.sin(turn) * (wheel - 0.03), centre[2]],
      ],
      radius: 0.0014,
      sides: 4,
      steps: 1,
    });
  });
  const hub = tube({
    through: [
      [centre[0], centre[1], -0.05],
      [centre[0], centre[1], 0.05],
    ],
    radius: 0.018,
    steps: 1,
  });
  return join([hoop(centre, wheel - 0.014, 0.017), hoop(centre, wheel - 0.036, 0.008), hub, ...spokes]);
}

/** A town bicycle that stands on the origin and points along x; its frame is open or straight. */
export function bicycle({
  step,
  seed,
  basket,
}: {
  step: "low" | "high";
  seed: number;
  basket: boolean;
}): Shape {
  const chance = random(seed);
  const pedals: Vec = [-0.1, 0.28, 0];
  const saddle: Vec = [-0.24, 0.86, 0];
  const head: Vec = [0.36, 0.86, 0];
  const headFoot: Vec = [0.4, 0.68, 0];
  const pipe = (through: Vec[], radius = 0.016) => tube({ through, radius, sides: 8 });
  const topTube: Vec[] =
    step === "high"
      ? [
          [0.37, 0.81, 0],
          [-0.21, 0.74, 0],
        ]
      : [
          [0.385, 0.74, 0],
          [0.2, 0.5, 0],
          [-0.02, 0.4, 0],
          [-0.15, 0.46, 0],
        ];
  const guard = (centre: Vec, from: number, to: number) =>
    tube({
      through: Array.from({ length: 13 }, (_, at): Vec => {
        const turn = from + ((to - from) * at) / 12;
        return [
          centre[0] + Math.cos(turn) * (wheel + 0.025),
          centre[1] + Math.sin(turn) * (wheel + 0.025),
          0,
        ];
      }),
      radius: 0.014,
      sides: 8,
    });
  const crank = chance.between(0.3, 1.2);
  const arm = (turn: number, z: number): Shape[] => {
    const end: Vec = [pedals[0] + Math.cos(turn) * 0.17, pedals[1] + Math.sin(turn) * 0.17, z];
    return [
      pipe([[pedals[0], pedals[1], z], end], 0.009),
      pipe(
        [
          [end[0] - 0.04, end[1], z * 1.6],
          [end[0] + 0.04, end[1], z * 1.6],
        ],
        0.013,
      ),
    ];
  };
  const seat = place(
    lathe({
      profile: [
        [0, -0.02],
        [0.09, -0.018],
        [0.11, 0.004],
        [0.09, 0.022],
        [0, 0.028],
      ],
      sides: 24,
    }),
    stretched(at([saddle[0] - 0.01, saddle[1] + 0.05, 0]), [1.25, 1, 0.8]),
  );
  const nose = pipe(
    [
      [saddle[0] + 0.04, saddle[1] + 0.05, 0],
      [saddle[0] + 0.17, saddle[1] + 0.045, 0],
    ],
    0.026,
  );
  const bars = pipe(
    [
      [0.2, 0.98, -0.28],
      [0.27, 1.0, -0.26],
      [0.33, 1.02, -0.12],
      [0.335, 1.02, 0.12],
      [0.27, 1.0, 0.26],
      [0.2, 0.98, 0.28],
    ],
    0.011,
  );
  const parts = [
    wheelAt(rear, chance),
    wheelAt(front, chance),
    pipe([pedals, [-0.19, 0.62, 0], saddle]),
    pipe([saddle, [saddle[0] - 0.01, saddle[1] + 0.05, 0]], 0.012),
    pipe(topTube),
    pipe([pedals, headFoot], 0.018),
    pipe([[0.345, 1.02, 0], head, headFoot]),
    pipe([headFoot, [0.44, 0.54, 0.03], [0.53, wheel, 0.05]], 0.011),
    pipe([headFoot, [0.44, 0.54, -0.03], [0.53, wheel, -0.05]], 0.011),
    pipe([pedals, [-0.53, wheel, 0.05]], 0.01),
    pipe([pedals, [-0.53, wheel, -0.05]], 0.01),
    pipe(
      [
        [-0.205, 0.72, 0],
        [-0.53, wheel, 0.05],
      ],
      0.009,
    ),
    pipe(
      [
        [-0.205, 0.72, 0],
        [-0.53, wheel, -0.05],
      ],
      0.009,
    ),
    hoop([pedals[0], pedals[1], 0.045], 0.085, 0.006),
    guard(rear, 0.25, 2.9),
    guard(front, 0.6, 2.6),
    ...arm(crank, 0.07),
    ...arm(crank + Math.PI, -0.07),
    seat,
    nose,
    bars,
  ];
  return join(basket ? [...parts, wicker()] : parts);
}

/** A basket before the handlebar. */
function wicker(): Shape {
  const loops = [0, 1, 2, 3, 4].map((row) => {
    const grow = 0.1 + row * 0.008;
    const y = 0.8 + row * 0.05;
    return tube({
      through: [
        [0.42, y, -grow],
        [0.42 + grow * 1.7, y, -grow],
        [0.42 + grow * 1.7, y, grow],
        [0.42, y, grow],
        [0.42, y, -grow],
      ],
      radius: 0.0055,
      sides: 6,
      steps: 40,
    });
  });
  const posts = Array.from({ length: 16 }, (_, post) => {
    const turn = (post / 16) * 2 * Math.PI;
    return tube({
      through: [
        [0.5 + Math.cos(turn) * 0.1, 0.8, Math.sin(turn) * 0.1],
        [0.51 + Math.cos(turn) * 0.13, 1.0, Math.sin(turn) * 0.13],
      ],
      radius: 0.004,
      sides: 5,
      steps: 1,
    });
  });
  return join([...loops, ...posts]);
}

/** Leans a bicycle towards -z by an angle around the line where its wheels stand. */
export function leaning(
  shape: Shape,
  { origin, turn, lean }: { origin: Vec; turn: number; lean: number },
): Shape {
  return place(shape, turned(turned(at(origin), [1, 0, 0], -lean), [0, 1, 0], turn));
}
