import { box, cornered, cut, drawn, drawnDots, drawnHeart, ink, marker, oval, soft, star } from "./hand.ts";
import { paint } from "./palette.ts";
import type { StickerTone, Stroke } from "./sticker.ts";

const { ink: line, cream, paper, coral, rose, blush, peach, butter, honey, caramel, cocoa } = paint;
const { sage, moss, mint, sky, blue, night, lilac } = paint;

/** A piece of tape, torn off at both ends. */
function tape(top: number, bottom: number): string {
  const teeth = (x: number, from: number, to: number) =>
    Array.from({ length: 7 }, (_, index) => [
      x + (index % 2 === 0 ? 0 : 2.6),
      from + ((to - from) * index) / 6,
    ]).flat();
  return cornered([...teeth(3, bottom, top), ...teeth(94.4, top, bottom)], 0.5);
}

function evenly(count: number, one: (at: number) => Stroke<StickerTone>): Stroke<StickerTone>[] {
  return Array.from({ length: count }, (_, index) => one(index));
}

export const shapeStickers = [
  drawn({
    name: "tape-stripes",
    label: "줄무늬 테이프",
    height: 28,
    colours: [blush, coral],
    strokes: [
      cut(0, tape(3, 25)),
      ...evenly(9, (at) =>
        cut(1, cornered([12 + at * 9, 3.4, 15.4 + at * 9, 3.4, 9.4 + at * 9, 24.6, 6 + at * 9, 24.6], 0.4)),
      ),
    ],
  }),
  drawn({
    name: "tape-dots",
    label: "물방울 테이프",
    height: 28,
    colours: [mint, paper],
    strokes: [
      cut(0, tape(3, 25)),
      drawnDots(
        1,
        2.1,
      )(Array.from({ length: 10 }, (_, at) => [10 + at * 9, at % 2 === 0 ? 9.4 : 18.6]).flat()),
    ],
  }),
  drawn({
    name: "tape-gingham",
    label: "체크 테이프",
    height: 28,
    colours: [cream, sage, moss],
    strokes: [
      cut(0, tape(3, 25)),
      ...evenly(8, (at) => cut(1, box([10.5 + at * 10.4, 3.4, 5, 21.2, 0.3]))),
      cut(1, box([6, 7, 88, 4.6, 0.3]), box([6, 16.4, 88, 4.6, 0.3])),
      ...evenly(8, (at) =>
        cut(2, box([10.5 + at * 10.4, 7, 5, 4.6, 0.3]), box([10.5 + at * 10.4, 16.4, 5, 4.6, 0.3])),
      ),
    ],
  }),
  drawn({
    name: "tape-flowers",
    label: "꽃무늬 테이프",
    height: 28,
    colours: [butter, paper, coral],
    strokes: [
      cut(0, tape(3, 25)),
      ...evenly(6, (at) => cut(1, star([14 + at * 14.4, at % 2 === 0 ? 11 : 17, 5.6, 0.62, 5, at * 20]))),
      drawnDots(
        2,
        1.6,
      )(Array.from({ length: 6 }, (_, at) => [14 + at * 14.4, at % 2 === 0 ? 11 : 17]).flat()),
      drawnDots(
        honey,
        0.9,
      )(Array.from({ length: 5 }, (_, at) => [21 + at * 14.4, at % 2 === 0 ? 20 : 8]).flat()),
    ],
  }),
  drawn({
    name: "torn-note",
    label: "찢은 쪽지",
    height: 74,
    colours: [cream, sky],
    strokes: [
      cut(
        "#eadcc4",
        cornered(
          [
            7, 8, 95, 7, 95, 64, 88, 68, 80, 63, 71, 69, 62, 64, 52, 70, 42, 65, 33, 70, 24, 65, 15, 70, 7,
            65,
          ],
          1.4,
        ),
      ),
      cut(
        0,
        cornered(
          [
            5, 6, 93, 5, 93, 61, 86, 65, 78, 60, 69, 66, 60, 61, 50, 67, 40, 62, 31, 67, 22, 62, 13, 67, 5,
            62,
          ],
          1.4,
        ),
      ),
      ...evenly(4, (at) => marker(1, 0.9)([10, 21 + at * 10.5, 50, 21.4 + at * 10.5, 88, 20.6 + at * 10.5])),
      marker(rose, 0.9)([17, 7, 17.4, 40, 17, 60]),
    ],
  }),
  drawn({
    name: "sticky-note",
    label: "붙임쪽지",
    colours: [butter, honey],
    strokes: [
      cut(0, cornered([8, 8, 92, 6, 93, 70, 70, 93, 9, 93], 2)),
      cut(1, cornered([93, 70, 71, 72, 70, 93], 2)),
      ink(1, 1.6)([22, 30, 50, 28.6, 78, 29]),
      ink(1, 1.6)([22, 45, 50, 44, 76, 44]),
      ink(1, 1.6)([22, 60, 42, 59.4, 58, 59.6]),
    ],
  }),
  drawn({
    name: "paper-clip",
    label: "클립",
    colours: [blue],
    strokes: [
      {
        d: "M62 30L34 58Q24 69 33 77Q42 85 52 75L80 46Q95 30 82 18Q69 7 54 21L22 54Q6 71 20 85Q34 98 50 83L72 61",
        stroke: 0,
        strokeWidth: 4.6,
      },
    ],
  }),
  drawn({
    name: "pin",
    label: "압정",
    colours: [coral, "#9aa1ab"],
    strokes: [
      ink(1, 3)([45, 58, 33, 76, 24, 94]),
      cut("#c9553f", oval([48, 55, 21, 13, 34])),
      cut(0, soft([42, 48, 50, 34, 60, 24, 74, 34, 66, 46, 58, 60])),
      cut(0, oval([69, 26, 19, 13, 34])),
      ink(paper, 2.6)([58, 18, 66, 17, 74, 21]),
    ],
  }),
  drawn({
    name: "postage-stamp",
    label: "우표",
    colours: [coral, paper, cream],
    strokes: [
      cut(1, stampEdge()),
      cut(0, box([21, 17, 58, 66, 2])),
      cut(2, oval([50, 44, 19])),
      cut(sage, cornered([21, 70, 36, 59, 52, 68, 66, 57, 79, 66, 79, 83, 21, 83], 5)),
      cut(paper, drawnHeart([50, 43, 17])),
      marker(2, 1.4)([27, 76, 40, 75]),
      drawnDots(2, 1.4)([72, 24, 67, 24]),
    ],
  }),
  drawn({
    name: "arrow",
    label: "화살표",
    height: 62,
    colours: [line],
    strokes: [
      ink(0, 5)([6, 44, 22, 20, 46, 12, 60, 26, 48, 42, 36, 32, 52, 16, 90, 30]),
      ink(0, 4.6)([74, 12, 82, 22, 93, 30.6, 80, 40, 70, 50]),
    ],
  }),
  drawn({
    name: "brush-circle",
    label: "붓 동그라미",
    colours: [coral],
    strokes: [
      ink(0, 5.4)([64, 10, 38, 8, 14, 26, 8, 54, 24, 82, 54, 91, 82, 78, 93, 50, 82, 22, 58, 9, 40, 13]),
    ],
  }),
  drawn({
    name: "brush-underline",
    label: "밑줄",
    height: 24,
    colours: [butter],
    strokes: [ink(0, 6.4)([3, 9, 32, 6, 64, 7, 97, 5]), ink(0, 4.6)([20, 19, 48, 15.6, 82, 16])],
  }),
  drawn({
    name: "brush-patch",
    label: "붓 자국",
    height: 50,
    colours: [rose],
    strokes: [
      cut(
        0,
        soft([
          6, 14, 26, 8, 56, 7, 88, 5, 94, 9, 84, 13, 97, 16, 90, 22, 95, 27, 86, 31, 96, 37, 82, 42, 52, 43,
          22, 46, 12, 42, 17, 38, 4, 33, 12, 28, 5, 23, 13, 19,
        ]),
      ),
      ink(blush, 2.4)([16, 18, 44, 14, 74, 13]),
      ink(blush, 1.8)([24, 37, 50, 36, 72, 37]),
    ],
  }),
  drawn({
    name: "name-tag",
    label: "이름표",
    height: 58,
    colours: [peach, paper, cocoa],
    strokes: [
      cut(0, cornered([22, 8, 95, 6, 96, 50, 22, 52, 5, 30], 6)),
      cut(1, cornered([34, 15, 89, 13.6, 89.6, 43, 34, 45], 4)),
      cut(1, oval([18, 30, 4])),
      ink(2, 2)([18, 30, 10, 20, 4, 8, 8, 2]),
      marker(0, 1.3)([41, 36, 62, 36, 83, 35.4]),
    ],
  }),
  drawn({
    name: "film-strip",
    label: "필름 조각",
    height: 52,
    colours: [night, sky, butter],
    strokes: [
      cut(0, cornered([3, 6, 97, 4, 97, 46, 3, 48], 2)),
      ...evenly(11, (at) =>
        cut(
          paper,
          box([7 + at * 8.2, 8.4 - at * 0.18, 4.2, 4, 1]),
          box([7 + at * 8.2, 41.4 - at * 0.18, 4.2, 4, 1]),
        ),
      ),
      cut(1, box([8, 16, 25, 21.6, 1.5])),
      cut(2, box([37.4, 15.4, 25, 21.6, 1.5])),
      cut(blush, box([66.8, 14.8, 25, 21.6, 1.5])),
      cut(paper, oval([20.5, 26, 5]), star([50, 26, 6.4]), drawnHeart([79.4, 25.6, 11])),
    ],
  }),
  drawn({
    name: "confetti",
    label: "색종이",
    colours: [coral, butter, sky],
    strokes: [
      cut(
        0,
        box([12, 16, 8, 4.6, 1, 30]),
        box([70, 60, 8, 4.6, 1, -24]),
        box([38, 84, 8, 4.6, 1, 12]),
        box([84, 18, 8, 4.6, 1, 70]),
      ),
      cut(1, star([34, 26, 7]), star([82, 84, 6, 0.5, 5, 20]), star([16, 62, 6, 0.5, 5, 40])),
      drawnDots(2, 3)([58, 14, 24, 42, 90, 44, 60, 90]),
      drawnDots(lilac, 2.4)([46, 46, 76, 34, 12, 88]),
      ink(sage, 2.6)([52, 66, 56, 60, 61, 66, 66, 60]),
      ink(0, 2.6)([58, 34, 62, 29, 66, 34, 70, 29]),
      ink(caramel, 2.2)([26, 74, 30, 69, 34, 74, 38, 69]),
    ],
  }),
];

/** The edge of a stamp: teeth all the way round. */
function stampEdge(): string {
  const [left, top, right, bottom] = [13, 8, 87, 92];
  const [across, down] = [(right - left) / 8, (bottom - top) / 9];
  const bite = (length: number, [dx, dy]: readonly [number, number]) => {
    const [gap, hole] = [length * 0.3, length * 0.7];
    return `l${dx * gap} ${dy * gap}q${dx * hole * 0.5 - dy * hole * 0.85} ${dy * hole * 0.5 + dx * hole * 0.85} ${dx * hole} ${dy * hole}`;
  };
  return `M${left} ${top}${bite(across, [1, 0]).repeat(8)}${bite(down, [0, 1]).repeat(9)}${bite(across, [-1, 0]).repeat(8)}${bite(down, [0, -1]).repeat(9)}Z`;
}
