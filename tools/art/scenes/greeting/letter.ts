import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { plaster, wood } from "../../materials.ts";
import { clouds, fibres, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { colour, times, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { at, growing, place, turned } from "../../shapes/place.ts";
import { branch, leaf, leafStand } from "../../shapes/plants.ts";
import { ribbon } from "../../shapes/ribbon.ts";
import { room, solid } from "../../shapes/room.ts";
import { join, type Shape, sheet } from "../../shapes/shape.ts";
import { box, lathe } from "../../shapes/solids.ts";
import { bark, frame, morningSky, morningSun, sage, shade } from "../morning/mood.ts";
import { greeting } from "./mood.ts";

const desk = 0.74;
const window = { near: 1.1, back: -0.9, sill: 0.8, top: 2.5, rows: 3, columns: 2 };
const [width, depth] = [0.235, 0.165];

const paper: Material = {
  colour: ({ x, z }) =>
    times(colour("#efe7d8"), 0.98 + 0.03 * clouds(x * 30, z * 30) - 0.05 * fibres(x * 150, z * 150)),
  through: 0.1,
};
const silk: Material = {
  colour: colour("#8c3a36"),
  gloss: { roughness: 0.45, strength: 0.07, tint: [1, 0.7, 0.64] },
  through: 0.1,
};
const wax: Material = { colour: colour("#7a2a26"), gloss: { roughness: 0.22, strength: 0.05 } };

/** The envelope: body, a second one under it, and the pointed flap. */
function envelopes(): Shape {
  const body = place(box([width, 0.004, depth], 0.0016), at([0, 0.0085, 0]));
  const under = place(
    box([width, 0.004, depth], 0.0016),
    turned(at([0.012, 0.0025, 0.02]), [0, 1, 0], -0.16),
  );
  const flap = sheet({
    across: 40,
    along: 20,
    at: (u, v) => {
      const side = (u - 0.5) * 2;
      const reach = 0.092 * (1 - Math.abs(side) ** 1.25) + 0.004;
      return [
        side * width * 0.498 * (1 - 0.02 * v),
        0.0112 + 0.0022 * Math.sin(v * Math.PI) + 0.0012 * v,
        -depth / 2 + reach * v,
      ];
    },
  });
  return join([body, under, flap]);
}

/** A band across the envelope and a bow on it. */
function bow(): Shape {
  const y = 0.0135;
  const flat = (from: Vec, to: Vec, side: Vec) =>
    ribbon({
      through: [from, [(from[0] + to[0]) / 2, y + 0.0015, (from[2] + to[2]) / 2], to],
      width: 0.014,
      side: () => side,
      steps: 20,
    });
  const knot: Vec = [-0.068, y + 0.004, 0];
  const loop = (turn: number, long: number) => {
    const out = (along: number, across: number, up: number): Vec => [
      knot[0] + Math.cos(turn) * along - Math.sin(turn) * across,
      knot[1] + up,
      knot[2] + Math.sin(turn) * along + Math.cos(turn) * across,
    ];
    return ribbon({
      through: [
        out(0.003, 0, 0.003),
        out(long * 0.45, -0.003, 0.015),
        out(long * 0.9, -0.004, 0.017),
        out(long, -0.002, 0.01),
        out(long * 0.85, 0.003, 0.003),
        out(long * 0.4, 0.003, 0.0),
        out(0.003, 0, 0.001),
      ],
      width: (share) => 0.008 + 0.008 * Math.sin(share * Math.PI) ** 0.6,
      side: (share) => [-Math.sin(turn), 0.3 * Math.cos(share * 5 + turn), Math.cos(turn)],
      swell: (across, share) =>
        0.0014 * noise(share * 5, across, turn) - 0.0012 * Math.cos(across * 1.5) * Math.cos(share * Math.PI),
    });
  };
  const tail = (turn: number, long: number, seed: number) => {
    const out = (along: number, up: number, across: number): Vec => [
      knot[0] + Math.cos(turn) * along - Math.sin(turn) * across,
      knot[1] + up,
      knot[2] + Math.sin(turn) * along + Math.cos(turn) * across,
    ];
    return ribbon({
      through: [
        out(0.002, 0.001, 0),
        out(long * 0.3, 0.004, 0.006),
        out(long * 0.65, 0.0, -0.004),
        out(long, 0.003, 0.006),
      ],
      width: 0.0135,
      side: (share) => [-Math.sin(turn), 0.35 * Math.sin(share * 5 + seed), Math.cos(turn)],
      swell: (across, share) => 0.0012 * noise(share * 6, across, seed),
    });
  };
  const wrap = ribbon({
    through: [
      [knot[0] - 0.001, y, -0.009],
      [knot[0], y + 0.01, -0.004],
      [knot[0], y + 0.0105, 0.004],
      [knot[0] + 0.001, y, 0.009],
    ],
    width: 0.011,
    side: () => [1, 0, 0.1],
  });
  return join([
    flat([knot[0], 0.006, -depth / 2 - 0.002], [knot[0], 0.006, depth / 2 + 0.002], [1, 0, 0]),
    loop(2.8, 0.05),
    loop(0.3, 0.05),
    tail(2.05, 0.1, 2),
    tail(0.95, 0.115, 6),
    wrap,
  ]);
}

function pen(): Stage["things"] {
  const stand = growing({ origin: [1.23, desk + 0.0075, 0.1], up: [0.18, 0.003, -1] });
  const barrel = lathe({
    profile: [
      [0.0015, 0],
      [0.0035, 0.012],
      [0.0052, 0.022],
      [0.0064, 0.032],
      [0.0068, 0.07],
      [0.0066, 0.12],
      [0.0055, 0.142],
      [0, 0.146],
    ],
    sides: 24,
  });
  const ring = lathe({
    profile: [
      [0.0055, 0.026],
      [0.0069, 0.028],
      [0.0069, 0.032],
      [0.0062, 0.034],
    ],
    sides: 24,
  });
  return [
    {
      shape: place(barrel, stand),
      material: { colour: colour("#1c2126"), gloss: { roughness: 0.2, strength: 0.06 } },
    },
    {
      shape: place(ring, stand),
      material: {
        colour: colour("#4a3820"),
        gloss: { roughness: 0.25, strength: 0.6, tint: [1, 0.8, 0.45] },
      },
    },
  ];
}

export const greetingLetter: LitScene = {
  name: "greeting-letter",
  alt: "햇살 드는 책상 위에 리본으로 묶어 둔 편지 봉투",
  look: { ...greeting, exposure: 0.75 },
  samples: 16,
  traced: 0.75,
  stage: () => {
    const chance = random(52);
    const { things, openings } = room({
      right: 4,
      back: -2.2,
      front: 2.6,
      height: 2.8,
      windows: [window],
      wall: plaster(colour("#e2d8c8")),
      floor: wood({ light: colour("#9a7048"), dark: colour("#694528"), along: "z" }),
      frame,
    });
    const sprig = branch({
      from: [0.83, desk + 0.008, 0.12],
      heading: [0.35, 0.02, -0.9],
      length: 0.2,
      thickness: 0.0016,
      forks: 1,
      chance,
      wander: 0.14,
      pull: [0, 0, 0],
    });
    const leaves = sprig.joints.map((joint) =>
      place(leaf({ width: 0.5, bend: 0.3 }), leafStand({ joint, chance, size: 0.034, hang: -0.25 })),
    );
    const stand = turned(at([1.02, desk, 0.02]), [0, 1, 0], 0.2);
    return {
      camera: { from: [1.1, 1.3, 0.5], to: [1.02, desk, 0], field: 31, aperture: 0.007 },
      things: [
        ...things,
        solid(
          [0.4, desk - 0.04, -0.7],
          [1.9, desk, 0.8],
          wood({ light: colour("#7c5536"), dark: colour("#4a2f1b"), along: "x", gloss: 0.3 }),
          0.006,
        ),
        { shape: place(envelopes(), stand), material: paper },
        { shape: place(bow(), stand), material: silk },
        {
          shape: place(
            lathe({
              profile: [
                [0, 0.0185],
                [0.007, 0.0182],
                [0.0085, 0.0165],
                [0.0105, 0.0178],
                [0.0125, 0.016],
                [0.0128, 0.0135],
              ],
              sides: 40,
            }),
            {
              ...stand,
              origin: [stand.origin[0] + 0.004, stand.origin[1] - 0.0005, stand.origin[2] + 0.008],
            },
          ),
          material: wax,
        },
        ...pen(),
        { shape: join(sprig.wood), material: bark },
        { shape: join(leaves), material: sage },
        ...shade({ from: [-1.3, 2.5, 1.3], heading: [0.2, -0.2, -0.9], length: 1.4, chance, size: 0.1 }),
        ...shade({ from: [-1.4, 1.9, -1.2], heading: [0.2, 0.1, 0.9], length: 1.2, chance, size: 0.1 }),
      ],
      sun: morningSun([-0.8, 0.55, 0.16], 16),
      sky: morningSky,
      openings,
      bounces: 3,
    };
  },
};
