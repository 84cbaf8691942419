import type { StickerTone, Stroke } from "#cards/kinds/photo/stickers/sticker.ts";
import type { FrameOpening, PhotoFrame, Size } from "./frame.ts";
import {
  bowMiddles,
  discOutline,
  inset,
  mm,
  rectangle,
  rectangularHole,
  type Spot,
  scalloped,
  whole,
} from "./outlines.ts";

/** From the edge of the sheet to where it is cut, and again as far to where nothing is lost. */
const SAFE = 6;

function around(
  size: Size,
  over: (sheet: FrameOpening) => Stroke<StickerTone>[],
): ReturnType<PhotoFrame["shape"]> {
  const sheet = whole(size);
  return { opening: sheet, clip: rectangle(sheet), under: [], over: over(sheet) };
}

/** The four corners of a box, each with the way inwards. */
function corners({ x, y, width, height }: FrameOpening): { at: Spot; inwards: Spot }[] {
  return [
    { at: [x, y], inwards: [1, 1] },
    { at: [x + width, y], inwards: [-1, 1] },
    { at: [x + width, y + height], inwards: [-1, -1] },
    { at: [x, y + height], inwards: [1, -1] },
  ];
}

/** A star with four points. */
function twinkle([x, y]: Spot, radius: number): string {
  const k = radius * 0.14;
  const p = (dx: number, dy: number) => `${mm(x + dx)} ${mm(y + dy)}`;
  return `M${p(0, -radius)}Q${p(k, -k)} ${p(radius * 0.75, 0)}Q${p(k, k)} ${p(0, radius)}Q${p(-k, k)} ${p(-radius * 0.75, 0)}Q${p(-k, -k)} ${p(0, -radius)}Z`;
}

export const cardFrames: readonly PhotoFrame[] = [
  {
    name: "hairline",
    label: "가는 두 줄",
    for: "card",
    colours: ["#8a6d4b"],
    shape: (size) =>
      around(size, (sheet) => [
        { d: rectangle(inset(sheet, SAFE)), stroke: 0, strokeWidth: 0.35 },
        { d: rectangle(inset(sheet, SAFE + 0.9)), stroke: 0, strokeWidth: 0.14 },
      ]),
  },
  {
    name: "band",
    label: "색 테두리",
    for: "card",
    colours: ["#fffdf8"],
    shape: (size) =>
      around(size, (sheet) => [
        { d: rectangle(sheet) + rectangularHole(inset(sheet, SAFE - 0.4), 2.6), fill: 0 },
      ]),
  },
  {
    name: "lace",
    label: "레이스",
    for: "card",
    colours: ["#fffdf8", "#e9b7b0"],
    shape: (size) =>
      around(size, (sheet) => {
        const step = 4;
        const edge = inset(sheet, SAFE - 1.6);
        return [
          { d: rectangularHole(sheet) + scalloped(edge, { step, bow: "in" }), fill: 0 },
          {
            d: bowMiddles(inset(edge, -0.2), step)
              .map((spot) => discOutline(spot, 0.42))
              .join(""),
            fill: 1,
          },
        ];
      }),
  },
  {
    name: "film-edge",
    label: "필름 테두리",
    for: "card",
    colours: ["#26222a", "#fff3d6"],
    shape: (size) =>
      around(size, () => {
        const band = SAFE + 1;
        const bars = [0, size.width - band].map((x) =>
          rectangle({ x, y: 0, width: band, height: size.height }),
        );
        const count = 18;
        const step = size.height / count;
        const holes = Array.from({ length: count }, (_, at) => (at + 0.5) * step - 1.25).flatMap((y) =>
          [4, size.width - 6.1].map((x) => rectangle({ x, y, width: 2.1, height: 2.5 }, 0.5)),
        );
        return [
          { d: bars.join(""), fill: 0 },
          { d: holes.join(""), fill: 1 },
        ];
      }),
  },
  {
    name: "star-corners",
    label: "별 모서리",
    for: "card",
    colours: ["#d8a23f"],
    shape: (size) =>
      around(size, (sheet) => {
        const line = inset(sheet, SAFE + 0.4);
        const { x, y, width, height } = line;
        const gap = 4.2;
        return [
          {
            d: `M${mm(x + gap)} ${mm(y)}H${mm(x + width - gap)}M${mm(x + gap)} ${mm(y + height)}H${mm(x + width - gap)}M${mm(x)} ${mm(y + gap)}V${mm(y + height - gap)}M${mm(x + width)} ${mm(y + gap)}V${mm(y + height - gap)}`,
            stroke: 0,
            strokeWidth: 0.25,
          },
          {
            d: corners(line)
              .flatMap(({ at: [cx, cy], inwards: [dx, dy] }) => [
                twinkle([cx + dx * 0.6, cy + dy * 0.6], 2.1),
                discOutline([cx + dx * 3.1, cy], 0.28),
                discOutline([cx, cy + dy * 3.1], 0.28),
              ])
              .join(""),
            fill: 0,
          },
        ];
      }),
  },
  {
    name: "fret",
    label: "완자 무늬",
    for: "card",
    colours: ["#7c2f2a"],
    shape: (size) =>
      around(size, (sheet) => {
        const line = inset(sheet, SAFE);
        const turns = corners(line).map(({ at: [cx, cy], inwards: [dx, dy] }) => {
          const p = (x: number, y: number) => `${mm(cx + dx * x)} ${mm(cy + dy * y)}`;
          return `M${p(9, 0)}L${p(0, 0)}L${p(0, 9)}M${p(9, 1.5)}L${p(9, 3)}L${p(3, 3)}L${p(3, 9)}L${p(1.5, 9)}M${p(1.5, 6)}L${p(1.5, 1.5)}L${p(6, 1.5)}`;
        });
        const { x, y, width, height } = line;
        const sides = `M${mm(x + 9)} ${mm(y)}H${mm(x + width - 9)}M${mm(x + 9)} ${mm(y + height)}H${mm(x + width - 9)}M${mm(x)} ${mm(y + 9)}V${mm(y + height - 9)}M${mm(x + width)} ${mm(y + 9)}V${mm(y + height - 9)}`;
        return [{ d: turns.join("") + sides, stroke: 0, strokeWidth: 0.36 }];
      }),
  },
];
