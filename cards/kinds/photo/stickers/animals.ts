import {
  cornered,
  cut,
  drawn,
  drawnDots,
  drawnHeart,
  drawnLeaf,
  ink,
  marker,
  oval,
  petal,
  ring,
  soft,
} from "./hand.ts";
import { paint } from "./palette.ts";
import type { StickerTone, Stroke } from "./sticker.ts";

const { ink: line, cream, paper, coral, rose, blush, peach, butter, honey, caramel, cocoa, sage } = paint;
const { moss, sky, blue, night, lilac, plum, mist } = paint;

type Looking = { x: number; y: number; apart: number; tone: StickerTone };

/** Two eyes and cheeks under them. */
function looking({ x, y, apart, tone }: Looking): Stroke<StickerTone>[] {
  return [
    cut(tone, oval([x - apart, y, 2.3, 2.8]), oval([x + apart, y, 2.3, 2.8])),
    cut(rose, oval([x - apart * 1.55, y + 7, 4.2, 2.7]), oval([x + apart * 1.55, y + 7, 4.2, 2.7])),
  ];
}

/** A small mouth under a nose. */
function muzzle(x: number, y: number): Stroke<StickerTone>[] {
  return [
    cut(line, oval([x, y, 2.6, 1.9])),
    ink(line, 1.4)([x, y + 1, x - 2, y + 4.4, x - 5.4, y + 3.6]),
    ink(line, 1.4)([x, y + 1, x + 2, y + 4.4, x + 5.4, y + 3.6]),
  ];
}

export const animals = [
  drawn({
    name: "cat",
    label: "고양이",
    colours: [peach, caramel, line],
    strokes: [
      cut(0, cornered([14, 46, 17, 8, 42, 26], 5), cornered([86, 46, 83, 8, 58, 26], 5)),
      cut(blush, cornered([21, 33, 22, 17, 33, 26], 3), cornered([79, 33, 78, 17, 67, 26], 3)),
      cut(
        0,
        soft([
          50, 22, 68, 25, 84, 38, 89, 58, 80, 78, 62, 88, 50, 89, 38, 88, 20, 78, 11, 58, 16, 38, 32, 25,
        ]),
      ),
      ink(1, 3.6)([50, 24, 50, 35]),
      ink(1, 3)([41, 25, 42, 33]),
      ink(1, 3)([59, 25, 58, 33]),
      ...looking({ x: 50, y: 56, apart: 17, tone: 2 }),
      cut(paper, oval([50, 69, 12, 8])),
      ...muzzle(50, 65),
      ink(2, 1)([12, 62, 4, 60]),
      ink(2, 1)([13, 68, 5, 70]),
      ink(2, 1)([88, 62, 96, 60]),
      ink(2, 1)([87, 68, 95, 70]),
    ],
  }),
  drawn({
    name: "dog",
    label: "강아지",
    colours: [cream, caramel, line],
    strokes: [
      cut("#f3dfbf", soft([50, 16, 70, 20, 82, 36, 84, 58, 74, 80, 50, 90, 26, 80, 16, 58, 18, 36, 30, 20])),
      cut(0, soft([50, 18, 69, 22, 80, 37, 82, 58, 72, 78, 50, 88, 28, 78, 18, 58, 20, 37, 31, 22])),
      cut(1, soft([58, 20, 70, 23, 79, 36, 81, 52, 72, 58, 60, 52, 57, 36])),
      cut(1, soft([26, 20, 14, 22, 5, 38, 6, 58, 14, 68, 23, 62, 27, 44, 33, 28])),
      cut("#b97f46", soft([74, 20, 86, 22, 95, 38, 94, 58, 86, 68, 77, 62, 73, 44, 67, 28])),
      ...looking({ x: 50, y: 50, apart: 15, tone: 2 }),
      cut(paper, oval([50, 67, 15, 11])),
      cut(2, oval([50, 61, 5.2, 3.8])),
      ink(2, 1.5)([50, 64, 50, 69, 44, 72, 40, 70]),
      ink(2, 1.5)([50, 69, 56, 72, 60, 70]),
      cut(coral, soft([47, 72, 53, 72, 54, 78, 50, 81, 46, 78])),
    ],
  }),
  drawn({
    name: "rabbit",
    label: "토끼",
    colours: [paper, blush, line],
    strokes: [
      cut("#efe5d8", petal([35, 46, 44, 21, -12]), petal([65, 46, 44, 21, 14])),
      cut(0, petal([36, 46, 43, 19, -12]), petal([64, 46, 43, 19, 14])),
      cut(1, petal([35.5, 40, 31, 9, -12]), petal([64.5, 40, 31, 9, 14])),
      cut("#efe5d8", oval([50, 66, 35, 30])),
      cut(0, oval([50, 65.4, 33.6, 28.6])),
      ...looking({ x: 50, y: 62, apart: 14, tone: 2 }),
      cut(coral, drawnHeart([50, 69.5, 6.5])),
      ink(2, 1.4)([50, 72, 47.5, 75.5, 44, 75]),
      ink(2, 1.4)([50, 72, 52.5, 75.5, 56, 75]),
    ],
  }),
  drawn({
    name: "bear",
    label: "곰",
    colours: [cocoa, peach, line],
    strokes: [
      cut(0, oval([23, 27, 15]), oval([77, 27, 15])),
      cut(1, oval([23, 28, 8]), oval([77, 28, 8])),
      cut(
        0,
        soft([
          50, 17, 70, 20, 86, 36, 90, 56, 82, 76, 64, 87, 50, 89, 36, 87, 18, 76, 10, 56, 14, 36, 30, 20,
        ]),
      ),
      cut(1, oval([50, 67, 19, 14.5])),
      ...looking({ x: 50, y: 49, apart: 19, tone: 2 }),
      cut(2, oval([50, 60, 5.6, 4])),
      ink(2, 1.6)([50, 63, 49.5, 68, 45, 71, 41, 69]),
      ink(2, 1.6)([50, 67, 51, 69, 55, 71, 59, 69]),
    ],
  }),
  drawn({
    name: "duckling",
    label: "아기 오리",
    colours: [butter, honey, line],
    strokes: [
      cut(sky, soft([6, 82, 20, 78, 50, 77, 80, 78, 95, 82, 84, 90, 50, 93, 18, 90])),
      cut(
        0,
        soft([
          30, 44, 40, 50, 56, 50, 72, 50, 88, 42, 93, 46, 89, 66, 76, 80, 54, 85, 32, 82, 19, 68, 20, 52,
        ]),
      ),
      cut(0, oval([33, 31, 20, 19])),
      cut(coral, soft([16, 29, 10, 32, 3, 35, 6, 39, 16, 39, 21, 35])),
      cut(2, oval([29, 27, 2.4, 2.8])),
      cut(rose, oval([33, 36, 4, 2.6])),
      cut(1, soft([44, 58, 60, 55, 77, 58, 70, 69, 56, 73, 46, 68])),
      ink(0, 1.4)([55, 65, 62, 65, 68, 62]),
      ink(paper, 1.8)([12, 84, 24, 86, 36, 84.5]),
      ink(paper, 1.8)([62, 86, 74, 87, 86, 84]),
      ink(1, 1.8)([36, 13, 39, 7]),
      ink(1, 1.8)([33, 12, 32, 5]),
    ],
  }),
  drawn({
    name: "whale",
    label: "고래",
    height: 84,
    colours: [blue, sky, line],
    strokes: [
      cut(
        0,
        soft([
          80, 46, 84, 32, 76, 22, 73, 14, 84, 15, 90, 22, 96, 14, 99, 24, 93, 33, 92, 50, 82, 68, 58, 76, 30,
          74, 11, 62, 7, 46, 15, 33, 34, 28, 54, 33, 68, 44,
        ]),
      ),
      cut(paper, soft([9, 56, 24, 58, 44, 58, 62, 63, 72, 71, 58, 76, 30, 74, 13, 64])),
      ink(1, 1.5)([20, 62, 22, 71]),
      ink(1, 1.5)([31, 62, 33, 73]),
      ink(1, 1.5)([42, 62, 45, 74]),
      ink(1, 1.5)([53, 64, 56, 74]),
      cut(night, soft([48, 57, 58, 60, 64, 70, 56, 70, 49, 65])),
      cut(2, oval([22, 49, 2.2, 2.6])),
      cut(rose, oval([29, 53, 4, 2.4])),
      ink(1, 3)([35, 24, 34, 14, 26, 9, 20, 13]),
      ink(1, 3)([37, 24, 38, 14, 46, 9, 52, 13]),
    ],
  }),
  drawn({
    name: "penguin",
    label: "펭귄",
    colours: [night, coral, honey],
    strokes: [
      cut(2, oval([38, 92, 11, 5]), oval([62, 92, 11, 5])),
      cut(0, soft([24, 44, 14, 56, 8, 70, 14, 73, 24, 66]), soft([76, 44, 86, 56, 92, 70, 86, 73, 76, 66])),
      cut(
        0,
        soft([50, 6, 66, 10, 76, 24, 79, 50, 77, 76, 64, 91, 50, 93, 36, 91, 23, 76, 21, 50, 24, 24, 34, 10]),
      ),
      cut(paper, soft([50, 48, 60, 52, 68, 62, 68, 78, 60, 88, 50, 90, 40, 88, 32, 78, 32, 62, 40, 52])),
      cut(paper, oval([39, 31, 12, 13]), oval([61, 31, 12, 13])),
      cut(line, oval([40, 31, 2.5, 3]), oval([60, 31, 2.5, 3])),
      cut(2, cornered([44, 37, 56, 37, 50, 46], 2.5)),
      cut(1, soft([25, 48, 50, 54, 75, 48, 76, 55, 50, 62, 24, 55])),
      cut(1, cornered([60, 55, 70, 54, 72, 74, 63, 76], 2)),
      ink(paper, 1.2)([64, 71, 71, 70]),
    ],
  }),
  drawn({
    name: "butterfly",
    label: "나비",
    colours: [lilac, butter, plum],
    strokes: [
      cut(0, soft([49, 42, 36, 16, 18, 10, 6, 20, 10, 40, 28, 52, 48, 52])),
      cut(0, soft([51, 42, 64, 16, 82, 10, 94, 20, 90, 40, 72, 52, 52, 52])),
      cut(2, soft([48, 52, 30, 54, 16, 64, 18, 80, 30, 86, 42, 76, 49, 60])),
      cut(2, soft([52, 52, 70, 54, 84, 64, 82, 80, 70, 86, 58, 76, 51, 60])),
      cut(
        1,
        oval([23, 27, 6.4, 7.4, -30]),
        oval([77, 27, 6.4, 7.4, 30]),
        oval([30, 69, 5, 6, 30]),
        oval([70, 69, 5, 6, -30]),
      ),
      cut(line, soft([50, 34, 53, 46, 52.5, 68, 50, 76, 47.5, 68, 47, 46])),
      ink(line, 1.4)([49, 35, 46, 26, 39, 20]),
      ink(line, 1.4)([51, 35, 54, 26, 61, 20]),
      drawnDots(line, 1.7)([38.5, 19.5, 61.5, 19.5]),
    ],
  }),
  drawn({
    name: "hedgehog",
    label: "고슴도치",
    height: 82,
    colours: [cocoa, cream, line],
    strokes: [
      cut(
        0,
        ring({ count: 13, from: -96 }, (turn) => (turn > 118 ? "" : drawnLeaf([50, 58, 50, 17, turn]))),
      ),
      cut(0, soft([16, 66, 18, 42, 34, 24, 56, 20, 78, 30, 90, 52, 88, 74, 50, 78])),
      cut(1, soft([8, 62, 16, 52, 26, 42, 40, 44, 48, 56, 58, 66, 74, 70, 84, 74, 60, 79, 34, 79, 18, 74])),
      cut(line, oval([8, 61, 3.6, 3.2])),
      cut(2, oval([24, 55, 2.2, 2.6])),
      cut(rose, oval([30, 62, 4, 2.6])),
      cut(0, oval([40, 49, 5.4, 6])),
      cut(caramel, oval([32, 78, 6, 3]), oval([66, 78, 6, 3])),
      ...[
        [52, 34, 56, 30],
        [66, 42, 71, 39],
        [58, 50, 62, 46],
        [76, 56, 81, 54],
        [44, 28, 46, 24],
      ].map(ink(caramel, 2)),
    ],
  }),
  drawn({
    name: "bird",
    label: "작은 새",
    colours: [sky, coral, cocoa],
    strokes: [
      ink(2, 4)([4, 82, 30, 78, 62, 80, 96, 74]),
      cut(
        sage,
        drawnLeaf([20, 79, 16, 9, -30]),
        drawnLeaf([86, 76, 16, 9, 24]),
        drawnLeaf([78, 78, 14, 8, 150]),
      ),
      cut(
        0,
        soft([
          26, 34, 36, 20, 52, 18, 62, 30, 72, 44, 88, 54, 97, 60, 92, 68, 78, 68, 66, 76, 46, 78, 30, 68, 24,
          50,
        ]),
      ),
      cut(1, soft([26, 46, 34, 46, 44, 56, 50, 68, 46, 77, 34, 72, 26, 60])),
      cut(honey, cornered([27, 33, 25, 41, 13, 38], 2)),
      cut(line, oval([38, 32, 2.5, 2.9])),
      cut(blue, soft([52, 46, 64, 46, 78, 58, 68, 66, 56, 62])),
      ink(2, 1.8)([46, 77, 45, 82]),
      ink(2, 1.8)([55, 77, 55, 82]),
    ],
  }),
  drawn({
    name: "turtle",
    label: "거북이",
    height: 74,
    colours: [sage, moss, line],
    strokes: [
      cut(0, soft([74, 46, 80, 34, 90, 30, 98, 38, 96, 50, 86, 56, 78, 58])),
      cut(0, oval([28, 62, 9, 8]), oval([64, 62, 9, 8]), cornered([12, 52, 2, 56, 14, 60], 2)),
      cut(1, soft([8, 54, 14, 34, 28, 20, 44, 16, 60, 20, 74, 34, 80, 54, 44, 58])),
      cut(
        "#86a575",
        cornered([36, 24, 52, 24, 58, 36, 44, 44, 30, 36], 4),
        cornered([18, 36, 27, 38, 32, 48, 14, 48], 4),
        cornered([61, 38, 70, 36, 75, 48, 56, 48], 4),
      ),
      cut("#cbdcb6", soft([6, 52, 44, 50, 82, 52, 80, 59, 44, 61, 9, 59])),
      cut(2, oval([89, 40, 2.1, 2.5])),
      cut(rose, oval([86, 47, 3.2, 2.2])),
    ],
  }),
  drawn({
    name: "octopus",
    label: "문어",
    colours: [coral, blush, line],
    strokes: [
      ...[
        [28, 58, 18, 70, 8, 76, 7, 84, 13, 87],
        [38, 64, 33, 80, 26, 86, 27, 92, 33, 93],
        [50, 66, 51, 82, 47, 89, 51, 94, 55, 92],
        [62, 64, 67, 80, 74, 86, 73, 92, 67, 93],
        [72, 58, 82, 70, 92, 76, 93, 84, 87, 87],
      ].map(marker(0, 8)),
      cut(0, soft([50, 8, 68, 12, 80, 28, 80, 48, 74, 66, 50, 74, 26, 66, 20, 48, 20, 28, 32, 12])),
      ...looking({ x: 50, y: 46, apart: 14, tone: 2 }),
      cut(2, oval([50, 54, 3.4, 3.8])),
      cut(blush, oval([50, 54.6, 1.7, 2])),
      drawnDots(1, 2.6)([36, 20, 45, 15, 64, 24]),
      drawnDots(mist, 3)([8, 46, 92, 36]),
      drawnDots(mist, 2)([12, 36, 88, 24]),
    ],
  }),
];
