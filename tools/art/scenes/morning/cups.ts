import type { Stage } from "../../light/stage.ts";
import type { Material } from "../../light/surface.ts";
import { linen } from "../../materials.ts";
import { noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { colour, type Vec } from "../../maths/vec.ts";
import type { LitScene } from "../../scene.ts";
import { tablecloth } from "../../shapes/cloth.ts";
import { at, place, turned } from "../../shapes/place.ts";
import { branch, leaf, leafStand } from "../../shapes/plants.ts";
import { room } from "../../shapes/room.ts";
import { join, sheet } from "../../shapes/shape.ts";
import { lathe, tube } from "../../shapes/solids.ts";
import { bark, frame, morning, morningSky, morningSun, oak, sage, shade, wall } from "./mood.ts";

const window = { near: 1.1, back: -0.9, sill: 0.85, top: 2.6, rows: 3, columns: 2 };
const table = 0.74;

const stoneware: Material = {
  colour: ({ x, y, z }) => {
    const fleck = noise(x * 900, y * 900, z * 900) > 0.62 ? 0.55 : 1;
    const tone = colour("#e3dccf");
    return [tone[0] * fleck, tone[1] * fleck, tone[2] * fleck];
  },
  gloss: { roughness: 0.22, strength: 0.045 },
};
const coffee: Material = { colour: colour("#180a05"), gloss: { roughness: 0.06, strength: 0.03 } };
const tea: Material = { colour: colour("#96581c"), gloss: { roughness: 0.06, strength: 0.03 } };

function cup(origin: Vec, turn: number, drink: Material): Stage["things"] {
  const stand = turned(at(origin), [0, 1, 0], turn);
  const bowl = lathe({
    profile: [
      [0, 0.006],
      [0.022, 0.006],
      [0.026, 0.009],
      [0.037, 0.026],
      [0.041, 0.05],
      [0.0418, 0.0605],
      [0.0405, 0.0612],
      [0.0392, 0.06],
      [0.0375, 0.045],
      [0.033, 0.02],
      [0.02, 0.0115],
      [0, 0.011],
    ],
    sides: 64,
  });
  const handle = tube({
    through: [
      [0.038, 0.05, 0],
      [0.055, 0.054, 0],
      [0.063, 0.04, 0],
      [0.054, 0.024, 0],
      [0.036, 0.021, 0],
    ],
    radius: 0.0045,
    sides: 10,
    steps: 24,
  });
  const saucer = lathe({
    profile: [
      [0, 0.002],
      [0.03, 0.002],
      [0.04, 0.004],
      [0.066, 0.0115],
      [0.073, 0.0142],
      [0.0735, 0.0155],
      [0.072, 0.016],
      [0.062, 0.0128],
      [0.04, 0.0068],
      [0.028, 0.006],
      [0, 0.006],
    ],
    sides: 72,
  });
  const surface = sheet({
    across: 40,
    along: 1,
    closed: true,
    at: (u, v) => [Math.cos(-u * 6.2832) * 0.0384 * v, 0.05, Math.sin(-u * 6.2832) * 0.0384 * v],
  });
  return [
    { shape: place(join([bowl, handle, saucer]), stand), material: stoneware },
    { shape: place(surface, stand), material: drink },
  ];
}

export const morningCups: LitScene = {
  name: "morning-cups",
  alt: "햇살이 비치는 리넨 식탁보 위에 놓인 찻잔 두 개를 위에서 본 모습",
  look: { ...morning, exposure: 0.75 },
  samples: 16,
  traced: 0.75,
  stage: () => {
    const chance = random(5);
    const { things, openings } = room({
      right: 4,
      back: -2.2,
      front: 2.6,
      height: 2.8,
      windows: [window],
      wall,
      floor: oak,
      frame,
    });
    const sprig = branch({
      from: [0.83, table + 0.016, 0.43],
      heading: [0.7, 0.02, -0.7],
      length: 0.3,
      thickness: 0.0022,
      forks: 1,
      chance,
      wander: 0.16,
      pull: [0, -0.06, 0],
    });
    const leaves = sprig.joints.map((joint) =>
      place(leaf({ width: 0.42, bend: 0.35 }), leafStand({ joint, chance, size: 0.06, hang: -0.15 })),
    );
    return {
      camera: { from: [1.02, 1.66, 0.1], to: [1, table, 0.03], field: 38, aperture: 0.006 },
      things: [
        ...things,
        {
          shape: place(tablecloth({ width: 1.1, depth: 1.4 }), at([1, table, 0])),
          material: linen(colour("#dccfb8"), 0.0032),
        },
        ...cup([0.93, table + 0.006, -0.1], 2.5, coffee),
        ...cup([1.13, table + 0.006, 0.1], 0.5, tea),
        { shape: join(sprig.wood), material: bark },
        { shape: join(leaves), material: sage },
        ...shade({ from: [-1.4, 2.6, 1.4], heading: [0.2, -0.2, -0.9], length: 1.5, chance, size: 0.12 }),
        ...shade({ from: [-1.5, 2, -1.2], heading: [0.2, 0.1, 0.9], length: 1.2, chance, size: 0.12 }),
      ],
      sun: morningSun([-0.8, 0.6, 0.08], 16),
      sky: morningSky,
      openings,
      bounces: 3,
    };
  },
};
