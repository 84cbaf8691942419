import type { StickerTone, Stroke } from "#cards/kinds/photo/stickers/sticker.ts";
import type { FrameOpening, PhotoFrame, Size } from "./frame.ts";
import {
  arch,
  bowMiddles,
  discOutline,
  ellipse,
  heartOutline,
  inset,
  polygon,
  rectangle,
  rectangularHole,
  type Spot,
  scalloped,
  torn,
  whole,
} from "./outlines.ts";

/** What a frame's parts are measured by, so that a small photo has a fine one. */
function unitOf({ width, height }: Size): number {
  return Math.min(width, height) / 40;
}

function filled(fill: StickerTone, ...paths: string[]): Stroke<StickerTone> {
  return { d: paths.join(""), fill };
}

function lined(stroke: StickerTone, { d, width }: { d: string; width: number }): Stroke<StickerTone> {
  return { d, stroke, strokeWidth: width };
}

/** A strip of tape across a spot. */
function tape(
  [x, y]: Spot,
  { length, width, turn }: { length: number; width: number; turn: number },
): Spot[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const teeth = (side: 1 | -1): Spot[] =>
    [-1, -0.5, 0, 0.5, 1].map((down, at) => [
      side * (length / 2 - (at % 2) * width * 0.14),
      side * down * (width / 2),
    ]);
  return [...teeth(-1), ...teeth(1)].map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

/** Short lines along the four sides. */
function stitches({ x, y, width, height }: FrameOpening, length: number): string {
  const dashes = (total: number, one: (from: number, to: number) => string) => {
    const count = Math.max(2, Math.round(total / (length * 1.8)));
    const step = total / count;
    return Array.from({ length: count }, (_, at) => one((at + 0.22) * step, (at + 0.78) * step)).join("");
  };
  return (
    dashes(width, (from, to) => `M${x + from} ${y}H${x + to}M${x + from} ${y + height}H${x + to}`) +
    dashes(height, (from, to) => `M${x} ${y + from}V${y + to}M${x + width} ${y + from}V${y + to}`)
  );
}

const SHADE = "#e3d9cb";

/** How a frame grows with its photo, by the name it has in `content/frames/frames.json`. */
export const photoFrameShapes: Readonly<Record<string, PhotoFrame["shape"]>> = {
  polaroid(size) {
    const u = unitOf(size);
    const edge = 2.4 * u;
    const opening = {
      x: edge,
      y: edge,
      width: size.width - 2 * edge,
      height: size.height - edge - Math.max(edge * 2.6, size.height * 0.17),
    };
    return {
      opening,
      clip: rectangle(opening, 0.3 * u),
      under: [
        filled(SHADE, rectangle({ ...whole(size), x: 0.35 * u, y: 0.45 * u }, 0.7 * u)),
        filled(0, rectangle(whole(size), 0.7 * u)),
      ],
      over: [lined(SHADE, { d: rectangle(opening, 0.3 * u), width: 0.25 * u })],
    };
  },
  film(size) {
    const u = unitOf(size);
    const band = 4.6 * u;
    const opening = { x: 1.2 * u, y: band, width: size.width - 2.4 * u, height: size.height - 2 * band };
    const count = Math.max(4, Math.round(size.width / (3.9 * u)));
    const step = size.width / count;
    const hole = (x: number, y: number) =>
      rectangle({ x: x - 0.95 * u, y, width: 1.9 * u, height: 2.2 * u }, 0.5 * u);
    const holes = Array.from({ length: count }, (_, at) => (at + 0.5) * step);
    return {
      opening,
      clip: rectangle(opening, 0.8 * u),
      under: [filled(0, rectangle(whole(size), 0.4 * u))],
      over: [
        filled(1, ...holes.flatMap((x) => [hole(x, 1.1 * u), hole(x, size.height - 3.3 * u)])),
        filled(2, rectangle({ x: 2.2 * u, y: 3.75 * u, width: 5 * u, height: 0.42 * u })),
        filled(
          2,
          polygon([
            [8.2 * u, 3.5 * u],
            [9.4 * u, 3.96 * u],
            [8.2 * u, 4.4 * u],
          ]),
        ),
      ],
    };
  },
  arch(size) {
    const u = unitOf(size);
    const opening = inset(whole(size), 1.7 * u);
    return {
      opening,
      clip: arch(opening),
      under: [],
      over: [lined(0, { d: arch(inset(whole(size), 0.35 * u)), width: 0.42 * u })],
    };
  },
  oval(size) {
    const u = unitOf(size);
    const opening = inset(whole(size), 2.6 * u);
    const [rx, ry] = [size.width / 2 - 1.3 * u, size.height / 2 - 1.3 * u];
    const count = Math.round((Math.PI * (rx + ry)) / (2.3 * u));
    const beads = Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * 2 * Math.PI;
      return discOutline(
        [size.width / 2 + rx * Math.cos(angle), size.height / 2 + ry * Math.sin(angle)],
        0.48 * u,
      );
    });
    return {
      opening,
      clip: ellipse(opening),
      under: [filled(0, ellipse(whole(size)))],
      over: [lined(1, { d: ellipse(inset(whole(size), 2.35 * u)), width: 0.36 * u }), filled(1, ...beads)],
    };
  },
  stamp(size) {
    const u = unitOf(size);
    const opening = inset(whole(size), 3.2 * u);
    return {
      opening,
      clip: rectangle(opening),
      under: [filled(0, scalloped(whole(size), { step: 2.9 * u, bow: "in", gap: 0.34 }))],
      over: [lined(1, { d: rectangle(opening), width: 0.22 * u })],
    };
  },
  torn(size) {
    const u = unitOf(size);
    const opening = inset(whole(size), 1.5 * u);
    return {
      opening,
      clip: torn(opening, { step: 1.5 * u, rough: 1.1 * u, seed: 3 }),
      under: [
        filled(
          SHADE,
          torn({ ...whole(size), x: 0.3 * u, y: 0.4 * u }, { step: 1.7 * u, rough: 1.2 * u, seed: 8 }),
        ),
        filled(0, torn(whole(size), { step: 1.7 * u, rough: 1.2 * u, seed: 8 })),
      ],
      over: [],
    };
  },
  heart(size) {
    const u = unitOf(size);
    const opening = inset(whole(size), 2.4 * u);
    return {
      opening,
      clip: heartOutline(opening),
      under: [filled(0, heartOutline(whole(size)))],
      over: [lined(1, { d: heartOutline(inset(whole(size), 1.3 * u)), width: 0.5 * u })],
    };
  },
  window(size) {
    const u = unitOf(size);
    const sill = 2.6 * u;
    const pane = { x: 1.6 * u, y: 0, width: size.width - 3.2 * u, height: size.height - sill };
    const opening = inset(pane, 2 * u);
    const [x, y] = [opening.x + opening.width / 2, opening.y + opening.height * 0.42];
    const bar = 1.1 * u;
    return {
      opening,
      clip: rectangle(opening, 0.4 * u),
      under: [filled(0, rectangle(pane, 0.8 * u))],
      over: [
        filled(
          0,
          rectangle({ x: x - bar / 2, y: opening.y - 0.1, width: bar, height: opening.height + 0.2 }),
        ),
        filled(0, rectangle({ x: opening.x - 0.1, y: y - bar / 2, width: opening.width + 0.2, height: bar })),
        lined(1, { d: rectangle(pane, 0.8 * u), width: 0.3 * u }),
        lined(1, { d: rectangle(opening, 0.4 * u), width: 0.22 * u }),
        filled(1, rectangle({ x: 0, y: size.height - sill, width: size.width, height: sill }, 0.7 * u)),
      ],
    };
  },
  taped(size) {
    const u = unitOf(size);
    const print = { x: 1.6 * u, y: 2.2 * u, width: size.width - 3.2 * u, height: size.height - 3.8 * u };
    const opening = inset(print, 1.5 * u);
    const strip = { length: 12 * u, width: 3.6 * u };
    const left = tape([5.2 * u, 4.6 * u], { ...strip, turn: -38 });
    const right = tape([size.width - 5.2 * u, 4.6 * u], { ...strip, turn: 38 });
    return {
      opening,
      clip: rectangle(opening),
      under: [
        filled(SHADE, rectangle({ ...print, x: print.x + 0.3 * u, y: print.y + 0.4 * u }, 0.3 * u)),
        filled(2, rectangle(print, 0.3 * u)),
      ],
      over: [filled(0, polygon(left)), filled(1, polygon(right))],
    };
  },
  scalloped(size) {
    const u = unitOf(size);
    const box = inset(whole(size), 2 * u);
    const opening = inset(box, 1.1 * u);
    return {
      opening,
      clip: rectangle(opening, 1.2 * u),
      under: [filled(0, scalloped(box, { step: 4 * u, bow: "out" }))],
      over: [
        lined(1, { d: rectangle(opening, 1.2 * u), width: 0.4 * u }),
        filled(1, ...bowMiddles(inset(box, -0.75 * u), 4 * u).map((spot) => discOutline(spot, 0.45 * u))),
      ],
    };
  },
  flower(size) {
    const u = unitOf(size);
    const petals = (box: FrameOpening) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const spots = Array.from({ length: 96 }, (_, at): Spot => {
        const angle = (at / 96) * 2 * Math.PI;
        const reach = 0.88 + 0.12 * Math.abs(Math.sin(angle * 4)) ** 0.7;
        return [
          x + (box.width / 2) * reach * Math.cos(angle),
          y + (box.height / 2) * reach * Math.sin(angle),
        ];
      });
      return polygon(spots);
    };
    const opening = inset(whole(size), 1.9 * u);
    return {
      opening,
      clip: petals(opening),
      under: [filled(0, petals(whole(size)))],
      over: [lined(1, { d: petals(inset(whole(size), 1 * u)), width: 0.35 * u })],
    };
  },
  stitched(size) {
    const u = unitOf(size);
    const opening = inset(whole(size), 2.8 * u);
    return {
      opening,
      clip: rectangle(opening, 2 * u),
      under: [filled(0, rectangle(whole(size), 3.4 * u))],
      over: [lined(1, { d: stitches(inset(whole(size), 1.4 * u), 1.5 * u), width: 0.5 * u })],
    };
  },
  rounded(size) {
    const u = unitOf(size);
    return {
      opening: whole(size),
      clip: rectangle(whole(size), 3.4 * u),
      under: [],
      over: [
        filled(0, rectangle(whole(size), 3.4 * u), rectangularHole(inset(whole(size), 0.7 * u), 2.7 * u)),
      ],
    };
  },
};
