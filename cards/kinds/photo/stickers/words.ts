import {
  box,
  cornered,
  cut,
  drawn,
  drawnDots,
  drawnHeart,
  drawnLeaf,
  ink,
  marker,
  oval,
  ring,
  soft,
  star,
} from "./hand.ts";
import { handwritten } from "./handwriting.ts";
import { paint } from "./palette.ts";

const { ink: line, cream, paper, coral, berry, rose, blush, peach, butter, honey, sage, moss } = paint;
const { mint, sky, blue, night, lilac, plum } = paint;

export const wordStickers = [
  drawn({
    name: "say-congratulations",
    label: "축하해",
    height: 74,
    colours: [peach, line],
    strokes: [
      cut(
        0,
        soft([
          50, 6, 74, 8, 92, 18, 96, 34, 88, 50, 68, 58, 46, 59, 34, 60, 26, 70, 18, 72, 21, 64, 20, 55, 8, 46,
          4, 32, 10, 17, 28, 8,
        ]),
      ),
      handwritten({ words: "축하해", x: 50, y: 33, size: 21, tone: 1, turn: -3 }),
    ],
  }),
  drawn({
    name: "say-happy-birthday",
    label: "생일 축하해",
    colours: [coral, line, butter],
    strokes: [
      cut(
        2,
        soft([
          10, 26, 30, 16, 60, 12, 84, 15, 96, 26, 90, 40, 98, 58, 90, 74, 66, 84, 38, 88, 14, 82, 4, 68, 10,
          54, 3, 40,
        ]),
      ),
      handwritten({ words: "생일", x: 50, y: 35, size: 25, tone: 0, turn: -4 }),
      handwritten({ words: "축하해", x: 51, y: 65, size: 20, tone: 1, turn: -4 }),
      drawnDots(0, 2)([20, 38, 80, 29]),
      ink(0, 2)([22, 82, 44, 83, 66, 78]),
    ],
  }),
  drawn({
    name: "say-thanks",
    label: "고마워",
    height: 78,
    colours: [mint, line],
    strokes: [
      cut(
        0,
        soft([
          24, 62, 10, 58, 4, 46, 10, 35, 8, 22, 20, 13, 34, 15, 44, 6, 60, 6, 68, 14, 82, 13, 93, 24, 90, 36,
          97, 46, 91, 58, 78, 62, 66, 68, 50, 64, 38, 68,
        ]),
      ),
      cut(0, oval([78, 70, 5, 4.4]), oval([88, 76, 2.8, 2.4])),
      handwritten({ words: "고마워", x: 50, y: 37, size: 20, tone: 1 }),
    ],
  }),
  drawn({
    name: "say-love",
    label: "사랑해",
    colours: [coral, paper],
    strokes: [
      cut(0, drawnHeart([50, 52, 94])),
      handwritten({ words: "사랑해", x: 50, y: 42, size: 19.5, tone: 1 }),
      ink(1, 2)([36, 60, 50, 64, 64, 60]),
    ],
  }),
  drawn({
    name: "say-best",
    label: "최고",
    colours: [butter, coral, honey],
    strokes: [
      cut(2, star([50, 51, 48, 0.8, 16, 6])),
      cut(0, star([50, 50, 44, 0.82, 16, 6])),
      handwritten({ words: "최고", x: 50, y: 50, size: 25, tone: 1, turn: -6 }),
    ],
  }),
  drawn({
    name: "say-main-character",
    label: "오늘 주인공",
    height: 58,
    colours: [blue, cream, butter],
    strokes: [
      cut(0, cornered([3, 18, 97, 14, 97, 50, 3, 54], 8)),
      { d: cornered([7, 22, 93, 18, 93, 46, 7, 50], 5), stroke: 1, strokeWidth: 1 },
      handwritten({ words: "오늘 주인공", x: 50, y: 34, size: 13, tone: 1, turn: -2 }),
      cut(2, cornered([40, 14, 38, 2, 45, 8, 50, 0, 55, 8, 62, 2, 60, 14], 1.5)),
    ],
  }),
  drawn({
    name: "say-happy",
    label: "행복",
    colours: [berry, paper],
    strokes: [
      cut(0, oval([50, 50, 46])),
      { d: oval([50, 50, 40.5]), stroke: 1, strokeWidth: 1.4 },
      { d: oval([50, 50, 37.5]), stroke: 1, strokeWidth: 0.7 },
      handwritten({ words: "행복", x: 50, y: 50, size: 26, tone: 1 }),
      cut(1, drawnHeart([50, 23, 8]), drawnHeart([50, 77, 8])),
    ],
  }),
  drawn({
    name: "say-miss-you",
    label: "보고 싶어",
    height: 84,
    colours: [lilac, night],
    strokes: [
      cut(0, oval([50, 33, 46, 28])),
      cut(0, oval([24, 65, 8, 6.6]), oval([12, 77, 4.6, 4])),
      handwritten({ words: "보고", x: 50, y: 22, size: 16, tone: 1 }),
      handwritten({ words: "싶어", x: 51, y: 43, size: 16, tone: 1 }),
    ],
  }),
  drawn({
    name: "say-twinkle",
    label: "반짝반짝",
    height: 52,
    colours: [honey, plum],
    strokes: [
      handwritten({ words: "반짝반짝", x: 50, y: 29, size: 19, tone: 1, turn: -5, pen: 3 }),
      cut(0, star([10, 12, 8, 0.4, 4]), star([92, 42, 7, 0.4, 4]), star([62, 6, 5, 0.4, 4])),
      drawnDots(0, 1.6)([24, 8, 34, 50, 82, 6]),
    ],
  }),
  drawn({
    name: "say-precious",
    label: "소중해",
    height: 64,
    colours: [moss, sage, coral],
    strokes: [
      handwritten({ words: "소중해", x: 50, y: 25, size: 25, tone: 0, pen: 3.4 }),
      ink(1, 2.6)([8, 54, 30, 49, 52, 51, 90, 46]),
      cut(
        1,
        drawnLeaf([22, 51, 13, 7, 28]),
        drawnLeaf([34, 50, 13, 7, 142]),
        drawnLeaf([68, 49.5, 13, 7, 32]),
        drawnLeaf([78, 48.5, 13, 7, 146]),
      ),
      drawnDots(2, 2.6)([50, 55, 90, 45]),
    ],
  }),
  drawn({
    name: "say-cheer-up",
    label: "힘내",
    height: 82,
    colours: [sky, night, coral],
    strokes: [
      cut(0, cornered([8, 20, 92, 14, 95, 58, 62, 61, 50, 78, 42, 63, 6, 65], 9)),
      handwritten({ words: "힘내", x: 50, y: 39, size: 27, tone: 1, turn: -4 }),
      ink(2, 2.6)([20, 12, 17, 4]),
      ink(2, 2.6)([32, 10, 31, 2]),
      ink(2, 2.6)([9, 16, 3, 11]),
    ],
  }),
  drawn({
    name: "say-us",
    label: "우리 사이",
    colours: [rose, paper, butter],
    strokes: [
      cut(
        0,
        ring({ count: 8 }, (turn) =>
          oval([50 + 29 * Math.sin((turn * Math.PI) / 180), 50 - 29 * Math.cos((turn * Math.PI) / 180), 18]),
        ),
      ),
      cut(0, oval([50, 50, 30])),
      handwritten({ words: "우리", x: 50, y: 37, size: 21, tone: 1 }),
      handwritten({ words: "사이", x: 50, y: 63, size: 21, tone: 1 }),
      drawnDots(2, 2.6)([50, 12, 88, 50, 50, 88, 12, 50]),
    ],
  }),
  drawn({
    name: "say-our-baby",
    label: "우리 아기",
    height: 66,
    colours: [cream, coral, sky],
    strokes: [
      cut(2, box([6, 10, 88, 46, 23])),
      cut(0, box([10, 14, 80, 38, 19])),
      handwritten({ words: "우리 아기", x: 50, y: 33, size: 15, tone: 1 }),
      marker(2, 1)([20, 46, 50, 48, 80, 46]),
      cut(blush, drawnHeart([8, 12, 12, -14]), drawnHeart([92, 54, 12, 14])),
    ],
  }),
];
