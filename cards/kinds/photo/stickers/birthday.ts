import { box, cornered, cut, drawn, drawnDots, drawnHeart, ink, marker, oval, soft, star } from "./hand.ts";
import { paint } from "./palette.ts";
import type { StickerTone, Stroke } from "./sticker.ts";

const { ink: line, cream, paper, coral, berry, rose, blush, peach, butter, honey, caramel, cocoa } = paint;
const { sage, mint, sky, blue, lilac, plum } = paint;

/** A flame over a wick's end. */
function flame(x: number, y: number): Stroke<StickerTone>[] {
  return [
    cut(honey, soft([x, y - 13, x + 4, y - 6, x + 3, y - 1, x, y, x - 3, y - 1, x - 4, y - 6])),
    cut(cream, soft([x, y - 7, x + 1.8, y - 4, x, y - 1.5, x - 1.8, y - 4])),
  ];
}

function candle({
  x,
  top,
  bottom,
  tone,
}: {
  x: number;
  top: number;
  bottom: number;
  tone: StickerTone;
}): Stroke<StickerTone>[] {
  return [
    cut(tone, box([x - 2.6, top, 5.2, bottom - top, 1.5])),
    ink(paper, 1.6)([x - 2, top + 7, x + 2, top + 4]),
    ink(line, 1.2)([x, top, x, top - 3]),
    ...flame(x, top - 2),
  ];
}

/** Icing that runs down from `left` to `right`. */
function icing({
  left,
  right,
  top,
  drop,
}: {
  left: number;
  right: number;
  top: number;
  drop: number;
}): string {
  const step = (right - left) / 6;
  const falls = [0.4, 1, 0.5, 0.85, 0.35, 0.95, 0.5];
  const edge = falls.flatMap((fall, index) => [right - index * step, top + drop * (0.45 + fall * 0.55)]);
  return soft([
    left + 2,
    top - 4,
    (left + right) / 2,
    top - 6,
    right - 2,
    top - 4,
    right + 1,
    top + drop * 0.3,
    ...edge,
  ]);
}

export const birthdayStickers = [
  drawn({
    name: "cake",
    label: "케이크",
    colours: [blush, coral, line],
    strokes: [
      cut("#e9dccb", oval([50, 88, 44, 6])),
      cut(0, box([14, 56, 72, 31, 6])),
      cut(paper, icing({ left: 14, right: 86, top: 57, drop: 14 })),
      cut(1, box([26, 32, 48, 25, 5])),
      cut(paper, icing({ left: 26, right: 74, top: 33, drop: 10 })),
      ...candle({ x: 38, top: 17, bottom: 30, tone: sky }),
      ...candle({ x: 50, top: 14, bottom: 30, tone: butter }),
      ...candle({ x: 62, top: 17, bottom: 30, tone: sage }),
      drawnDots(1, 2.4)([25, 79, 50, 81, 75, 79]),
      drawnDots(paper, 1.6)([37, 77, 63, 77, 38, 49, 50, 51, 62, 49]),
      ink(2, 1.6)([16, 86, 35, 88.5, 60, 88.5, 84, 86]),
    ],
  }),
  drawn({
    name: "cake-slice",
    label: "조각 케이크",
    colours: [cream, rose, line],
    strokes: [
      cut(0, cornered([8, 52, 84, 44, 92, 82, 14, 86], 4)),
      cut(1, cornered([9, 63, 89, 58, 90, 66, 11, 71], 2)),
      cut(
        1,
        soft([
          6, 52, 24, 36, 52, 26, 72, 25, 86, 32, 90, 46, 82, 53, 74, 48, 66, 56, 56, 49, 46, 57, 36, 51, 26,
          59, 16, 55, 10, 58,
        ]),
      ),
      cut(berry, soft([58, 12, 68, 15, 72, 24, 66, 32, 57, 34, 48, 29, 47, 20, 51, 14])),
      cut(sage, soft([58, 15, 52, 10, 56, 11, 58, 6, 61, 11, 67, 9, 63, 14])),
      drawnDots(cream, 0.9)([54, 21, 60, 20, 65, 23, 57, 26, 62, 28, 53, 27]),
      drawnDots(paper, 1.4)([24, 46, 36, 41, 74, 36, 82, 40]),
      ink(2, 1.6)([14, 86, 40, 85.5, 70, 84, 91, 82]),
    ],
  }),
  drawn({
    name: "cupcake",
    label: "컵케이크",
    colours: [lilac, peach, line],
    strokes: [
      cut(1, cornered([24, 58, 76, 58, 68, 92, 32, 92], 5)),
      ink(caramel, 1.8)([36, 62, 40, 90]),
      ink(caramel, 1.8)([50, 62, 50, 90]),
      ink(caramel, 1.8)([64, 62, 60, 90]),
      cut(0, soft([18, 55, 22, 46, 34, 43, 50, 42, 66, 43, 78, 46, 82, 55, 74, 61, 50, 63, 26, 61])),
      cut(0, soft([28, 44, 32, 34, 50, 30, 68, 34, 72, 44, 62, 49, 50, 50, 38, 49])),
      cut(0, soft([38, 32, 44, 22, 52, 18, 58, 24, 62, 32, 56, 37, 44, 37])),
      ink(paper, 2)([26, 55, 38, 58, 54, 58]),
      ink(paper, 2)([35, 44, 44, 46, 56, 45]),
      cut(berry, oval([52, 15, 6.4, 6])),
      ink(2, 1.3)([53, 10, 56, 5, 61, 3]),
      drawnDots(coral, 1.3)([32, 50, 70, 52]),
      drawnDots(butter, 1.3)([44, 54, 60, 38, 66, 46]),
      drawnDots(mint, 1.3)([40, 40, 56, 27]),
    ],
  }),
  drawn({
    name: "balloons",
    label: "풍선",
    colours: [coral, butter, sky],
    strokes: [
      ink(line, 1.1)([30, 48, 36, 66, 48, 78, 50, 96]),
      ink(line, 1.1)([50, 40, 52, 60, 49, 78, 50, 96]),
      ink(line, 1.1)([71, 50, 66, 66, 53, 78, 50, 96]),
      cut(2, soft([72, 18, 84, 24, 87, 36, 80, 47, 71, 51, 61, 46, 56, 35, 60, 23])),
      cut(1, soft([30, 16, 42, 21, 46, 34, 40, 45, 31, 50, 20, 45, 14, 33, 18, 21])),
      cut(0, soft([51, 4, 65, 9, 70, 23, 63, 37, 51, 43, 39, 36, 33, 22, 38, 9])),
      cut(0, cornered([51, 41, 55, 47, 47, 47], 1)),
      cut(1, cornered([30, 48, 34, 53, 27, 53], 1)),
      cut(2, cornered([71, 49, 75, 54, 68, 54], 1)),
      ink(paper, 2.2)([41, 14, 39, 19, 39, 25]),
      ink(paper, 1.8)([21, 26, 19, 30, 20, 35]),
      ink(paper, 1.8)([78, 25, 81, 29, 82, 34]),
    ],
  }),
  drawn({
    name: "party-hat",
    label: "고깔모자",
    colours: [blue, butter, coral],
    strokes: [
      cut(0, cornered([50, 16, 82, 84, 18, 84], 5)),
      cut(1, cornered([44, 30, 56, 30, 62, 42, 38, 42], 1.5)),
      cut(1, cornered([32, 55, 68, 55, 74, 68, 26, 68], 1.5)),
      drawnDots(paper, 2.2)([44, 49, 56, 49, 32, 76, 50, 76, 68, 76]),
      cut(2, soft([16, 84, 30, 80, 50, 79, 70, 80, 84, 84, 84, 91, 68, 94, 50, 95, 32, 94, 16, 91])),
      cut(2, star([50, 14, 12, 0.6, 9])),
      drawnDots(paper, 2)([50, 14]),
    ],
  }),
  drawn({
    name: "present",
    label: "선물 상자",
    colours: [mint, coral],
    strokes: [
      cut(0, box([16, 46, 68, 46, 4])),
      cut(0, box([11, 34, 78, 16, 4])),
      ink("#8fc0aa", 1.8)([17, 51.5, 50, 53, 83, 51.5]),
      cut(1, box([43, 34, 14, 58, 1.5])),
      cut(1, soft([50, 33, 38, 32, 24, 25, 24, 14, 34, 11, 44, 19])),
      cut(1, soft([50, 33, 62, 32, 76, 25, 76, 14, 66, 11, 56, 19])),
      cut("#c9553f", soft([46, 29, 37, 27, 31, 22, 31, 18, 36, 18, 42, 23])),
      cut("#c9553f", soft([54, 29, 63, 27, 69, 22, 69, 18, 64, 18, 58, 23])),
      cut(1, oval([50, 30, 6, 5.4])),
      drawnDots(paper, 1.9)([26, 62, 34, 78, 70, 64, 75, 81, 24, 86]),
    ],
  }),
  drawn({
    name: "bunting",
    label: "가랜드",
    height: 62,
    colours: [coral, butter, sage],
    strokes: [
      cut(0, cornered([9, 16, 27, 22, 15, 42], 2)),
      cut(1, cornered([29, 23, 47, 25, 37, 47], 2)),
      cut(2, cornered([52, 25, 70, 23, 62, 47], 2)),
      cut(0, cornered([72, 22, 90, 16, 84, 42], 2)),
      drawnDots(paper, 1.7)([17, 25, 81, 25, 15.5, 33, 83, 32]),
      marker(paper, 1.6)([33, 31, 43, 32]),
      marker(paper, 1.6)([35, 37, 40, 37]),
      cut(paper, drawnHeart([61, 33, 9])),
      ink(line, 1.6)([3, 10, 27, 21, 50, 25, 73, 21, 97, 10]),
      drawnDots(line, 1.8)([3.5, 10, 96.5, 10]),
    ],
  }),
  drawn({
    name: "popper",
    label: "폭죽",
    colours: [plum, butter, coral],
    strokes: [
      cut(0, cornered([12, 92, 30, 46, 56, 72], 4)),
      cut(1, cornered([24, 63, 29, 50, 52, 73, 39, 79], 1.5)),
      cut("#6d4a79", oval([43, 59, 18, 6, 45])),
      ink(2, 2.6)([48, 50, 52, 38, 46, 28, 52, 16]),
      ink(sky, 2.6)([56, 58, 68, 58, 74, 68, 86, 66]),
      ink(sage, 2.4)([52, 54, 62, 46, 70, 30]),
      cut(1, star([76, 20, 8, 0.5, 5, 12])),
      drawnDots(2, 2.8)([62, 22, 84, 46]),
      drawnDots(sky, 2.4)([38, 14, 90, 32]),
      drawnDots(rose, 2.6)([34, 34, 70, 82]),
      cut(sage, box([60, 36, 5, 5, 1, 30]), box([84, 78, 5, 5, 1, 12])),
      cut(1, box([30, 22, 4.6, 4.6, 1, 20]), box([76, 52, 4.6, 4.6, 1, 40])),
    ],
  }),
  drawn({
    name: "crown",
    label: "왕관",
    height: 78,
    colours: [butter, coral, honey],
    strokes: [
      cut(0, cornered([10, 22, 32, 42, 50, 10, 68, 42, 90, 22, 83, 70, 17, 70], 4)),
      cut(2, cornered([16, 60, 84, 60, 83, 71, 17, 71], 3)),
      drawnDots(1, 4)([50, 10]),
      drawnDots(1, 3.4)([10, 21, 90, 21]),
      cut(1, drawnHeart([50, 49, 13])),
      drawnDots(paper, 2)([30, 65.5, 50, 65.5, 70, 65.5]),
      drawnDots(2, 1.8)([32, 51, 68, 51]),
    ],
  }),
  drawn({
    name: "number-candle",
    label: "소원 초",
    colours: [rose, mint, line],
    strokes: [
      cut(0, box([36, 34, 28, 58, 6])),
      cut(
        paper,
        soft([
          36, 36, 42, 32, 50, 31, 58, 32, 64, 36, 64, 46, 60, 48, 57, 42, 53, 52, 48, 50, 45, 41, 40, 47, 36,
          44,
        ]),
      ),
      ...[54, 66, 78].map((y) => ink(1, 4.4)([37, y + 7, 50, y + 2, 63, y - 3])),
      ink(2, 1.8)([50, 32, 51, 26]),
      cut(honey, soft([50, 2, 58, 13, 58, 21, 51, 26, 43, 22, 42, 14])),
      cut(cream, soft([50, 11, 54, 18, 51, 23, 47, 18])),
      ink(honey, 1.8)([30, 14, 25, 11]),
      ink(honey, 1.8)([70, 14, 75, 11]),
      cut(cocoa, soft([26, 92, 50, 89, 74, 92, 70, 97, 50, 98, 30, 97])),
    ],
  }),
];
