import { box, cornered, cut, drawn, drawnDots, drawnLeaf, ink, oval, petal, ring, soft } from "./hand.ts";
import { paint } from "./palette.ts";

const { cream, paper, coral, berry, rose, blush, peach, butter, honey, caramel, cocoa } = paint;
const { sage, moss, lilac, plum } = paint;

const around = (turn: number, [x, y, radius]: readonly [number, number, number]) =>
  [x + radius * Math.sin((turn * Math.PI) / 180), y - radius * Math.cos((turn * Math.PI) / 180)] as const;

export const flowers = [
  drawn({
    name: "tulip",
    label: "튤립",
    colours: [coral, sage, moss],
    strokes: [
      ink(2, 3)([50, 44, 51, 70, 49, 97]),
      cut(1, soft([49, 94, 38, 86, 27, 66, 24, 50, 34, 58, 44, 72])),
      cut(1, soft([51, 92, 62, 82, 71, 64, 77, 54, 74, 74, 64, 88])),
      cut("#f08f7a", drawnLeaf([50, 46, 42, 24, 0])),
      cut(0, soft([50, 50, 36, 46, 27, 34, 27, 18, 30, 8, 40, 18, 48, 34])),
      cut(0, soft([50, 50, 64, 46, 73, 34, 73, 18, 70, 8, 60, 18, 52, 34])),
      ink("#c9553f", 1.6)([34, 24, 37, 34, 43, 42]),
      ink("#c9553f", 1.6)([66, 24, 63, 34, 57, 42]),
    ],
  }),
  drawn({
    name: "daisy",
    label: "데이지",
    colours: [paper, butter, honey],
    strokes: [
      cut(
        "#efe4d3",
        ring({ count: 12, from: 15 }, (turn) => petal([50, 50, 44, 17, turn])),
      ),
      cut(
        0,
        ring({ count: 12 }, (turn) => petal([50, 50, 46, 17, turn])),
      ),
      cut(1, oval([50, 50, 15])),
      drawnDots(2, 1.2)([45, 47, 51, 44, 56, 48, 53, 53, 47, 54, 50, 49.5, 57, 54]),
    ],
  }),
  drawn({
    name: "cherry-blossom",
    label: "벚꽃",
    colours: [blush, coral, butter],
    strokes: [
      cut(
        0,
        ring({ count: 5 }, (turn) => {
          const [x, y] = around(turn, [50, 50, 2]);
          const tip = around(turn, [50, 50, 36]);
          const [left, right] = [around(turn - 13, [50, 50, 45]), around(turn + 13, [50, 50, 45])];
          const [low, high] = [around(turn - 36, [50, 50, 27]), around(turn + 36, [50, 50, 27])];
          return `M${x} ${y}C${low.join(" ")} ${around(turn - 34, [50, 50, 44]).join(" ")} ${left.join(" ")}L${tip.join(" ")}L${right.join(" ")}C${around(turn + 34, [50, 50, 44]).join(" ")} ${high.join(" ")} ${x} ${y}Z`;
        }),
      ),
      cut(
        1,
        ring({ count: 5 }, (turn) => drawnLeaf([50, 50, 15, 6, turn])),
      ),
      ...[0, 72, 144, 216, 288].flatMap((turn) =>
        [-20, 20].map((aside) =>
          ink(1, 1.2)([...around(turn + aside, [50, 50, 6]), ...around(turn + aside * 0.9, [50, 50, 20])]),
        ),
      ),
      drawnDots(
        2,
        1.7,
      )(
        [0, 72, 144, 216, 288].flatMap((turn) =>
          [-18, 18].flatMap((aside) => [...around(turn + aside, [50, 50, 21])]),
        ),
      ),
      drawnDots(2, 2.6)([50, 50]),
    ],
  }),
  drawn({
    name: "camellia",
    label: "동백",
    colours: [berry, butter, moss],
    strokes: [
      cut(
        2,
        drawnLeaf([48, 58, 48, 24, -118]),
        drawnLeaf([54, 60, 48, 24, 118]),
        drawnLeaf([52, 62, 40, 22, 168]),
      ),
      ink(sage, 1.4)([42, 62, 26, 70, 12, 78]),
      ink(sage, 1.4)([58, 63, 74, 71, 88, 79]),
      cut(
        "#a93a4d",
        ring({ count: 5, from: 36 }, (turn) => oval([...around(turn, [50, 42, 19]), 16.5])),
      ),
      cut(
        0,
        ring({ count: 5 }, (turn) => oval([...around(turn, [50, 42, 17]), 15.5])),
      ),
      ...[0, 72, 144, 216, 288].map((turn) =>
        ink(
          "#a93a4d",
          1.3,
        )([
          ...around(turn - 34, [50, 42, 12]),
          ...around(turn - 40, [50, 42, 22]),
          ...around(turn - 30, [50, 42, 30]),
        ]),
      ),
      cut(1, oval([50, 42, 9.5])),
      drawnDots(honey, 1.3)([46, 39, 50, 37, 54, 39, 55, 43, 52, 47, 47, 46, 50, 42]),
    ],
  }),
  drawn({
    name: "rose",
    label: "장미",
    colours: [rose, berry, sage],
    strokes: [
      ink(moss, 3)([50, 52, 52, 72, 48, 97]),
      cut(2, drawnLeaf([50, 80, 30, 17, -62]), drawnLeaf([51, 74, 30, 17, 58])),
      cut(2, drawnLeaf([50, 58, 20, 10, -110]), drawnLeaf([50, 58, 20, 10, 110])),
      cut(0, soft([50, 60, 34, 56, 22, 42, 22, 26, 34, 14, 50, 8, 66, 14, 78, 26, 78, 42, 66, 56])),
      cut("#e68c90", soft([50, 59, 36, 52, 29, 38, 32, 30, 44, 42, 58, 40, 70, 28, 72, 38, 64, 52])),
      ink(1, 2)([50, 25, 45, 23, 43, 29, 49, 34, 57, 31, 59, 22, 51, 16, 40, 19, 35, 29]),
      ink(1, 1.8)([28, 32, 32, 44, 44, 50, 58, 47, 68, 36]),
      ink(1, 1.8)([62, 18, 69, 26, 68, 35]),
    ],
  }),
  drawn({
    name: "sunflower",
    label: "해바라기",
    colours: [butter, cocoa, honey],
    strokes: [
      cut(
        2,
        ring({ count: 14, from: 13 }, (turn) => drawnLeaf([50, 50, 47, 20, turn])),
      ),
      cut(
        0,
        ring({ count: 14 }, (turn) => drawnLeaf([50, 50, 47, 20, turn])),
      ),
      cut(1, oval([50, 50, 21])),
      { d: oval([50, 50, 13.5]), stroke: "#6f4836", strokeWidth: 1.4 },
      drawnDots(
        2,
        1.3,
      )([50, 46, 46, 51, 54, 51, 50, 55, 43, 46, 57, 46, 50, 33.5, 35, 45, 38, 60, 50, 66, 62, 60, 65, 45]),
    ],
  }),
  drawn({
    name: "lavender",
    label: "라벤더",
    colours: [lilac, plum, moss],
    strokes: [
      ...[
        { x: 30, lean: -10, top: 22 },
        { x: 50, lean: 0, top: 6 },
        { x: 70, lean: 11, top: 20 },
      ].flatMap(({ x, lean, top }) => [
        ink(2, 2)([50 + (x - 50) * 0.18, 97, x, 66, x + lean, top + 6]),
        ...[0, 1, 2, 3, 4].flatMap((row) => {
          const y = top + 6 + row * 8.4;
          const middle = x + lean * (1 - row / 6);
          return [
            cut(
              row % 2 === 0 ? 0 : 1,
              petal([middle, y + 6, 11, 7.5, -48]),
              petal([middle, y + 6, 11, 7.5, 48]),
            ),
          ];
        }),
        cut(0, petal([x + lean, top + 9, 11, 7.5, 0])),
      ]),
      ink(coral, 3.4)([41, 82, 50, 84.5, 59, 82]),
      ink(coral, 2)([50, 84, 44, 92]),
      ink(coral, 2)([51, 84, 57, 92]),
    ],
  }),
  drawn({
    name: "ginkgo",
    label: "은행잎",
    colours: [butter, honey],
    strokes: [
      cut(
        0,
        soft([
          50, 68, 36, 60, 18, 52, 5, 46, 8, 30, 20, 18, 34, 12, 45, 12, 49, 26, 53, 12, 68, 11, 82, 18, 93,
          30, 96, 44, 82, 52, 64, 60,
        ]),
      ),
      ink(1, 3.4)([50, 62, 52, 80, 46, 97]),
      ...[
        [48, 60, 32, 44, 14, 40],
        [49, 58, 38, 38, 26, 24],
        [50, 57, 46, 38, 40, 20],
        [51, 57, 55, 38, 62, 20],
        [52, 58, 64, 40, 78, 25],
        [53, 60, 70, 46, 88, 40],
      ].map(ink(1, 1.4)),
    ],
  }),
  drawn({
    name: "clover",
    label: "네잎클로버",
    colours: [sage, moss],
    strokes: [
      ink(1, 3.2)([50, 42, 56, 70, 50, 97]),
      ...[45, 135, 225, 315].map((turn) =>
        cut(
          0,
          soft([
            ...around(turn, [50, 44, 0]),
            ...around(turn - 36, [50, 44, 24]),
            ...around(turn - 30, [50, 44, 38]),
            ...around(turn - 14, [50, 44, 42]),
            ...around(turn, [50, 44, 36]),
            ...around(turn + 14, [50, 44, 42]),
            ...around(turn + 30, [50, 44, 38]),
            ...around(turn + 36, [50, 44, 24]),
          ]),
        ),
      ),
      ...[45, 135, 225, 315].map((turn) =>
        ink("#c9dab4", 2)([...around(turn, [50, 44, 7]), ...around(turn, [50, 44, 27])]),
      ),
    ],
  }),
  drawn({
    name: "wreath",
    label: "화환",
    colours: [sage, coral, moss],
    strokes: [
      { d: oval([50, 50, 35]), stroke: 2, strokeWidth: 1.8 },
      cut(
        0,
        ring({ count: 22 }, (turn) => drawnLeaf([...around(turn, [50, 50, 35]), 15, 8.5, turn + 58])),
      ),
      cut(
        2,
        ring({ count: 14, from: 9 }, (turn) =>
          drawnLeaf([...around(turn, [50, 50, 35]), 12, 6.5, turn + 128]),
        ),
      ),
      drawnDots(1, 3.6)([50, 15, 80, 32, 20, 68, 66, 82]),
      drawnDots(butter, 2.6)([42, 17, 84, 42, 18, 58, 57, 86, 24, 27]),
      drawnDots(blush, 3)([75, 24.5, 26, 77, 74, 76]),
    ],
  }),
  drawn({
    name: "bouquet",
    label: "꽃다발",
    colours: [rose, cream, moss],
    strokes: [
      cut(
        2,
        drawnLeaf([46, 58, 52, 16, -44]),
        drawnLeaf([54, 58, 52, 16, 42]),
        drawnLeaf([50, 52, 50, 14, 4]),
        drawnLeaf([48, 56, 54, 13, -20]),
        drawnLeaf([54, 56, 54, 13, 22]),
      ),
      cut(butter, oval([30, 30, 11])),
      cut(0, oval([50, 22, 13])),
      cut(lilac, oval([70, 31, 11])),
      cut(coral, oval([41, 43, 11.5])),
      cut(blush, oval([61, 44, 11.5])),
      ink(berry, 1.4)([50, 23, 46, 20, 50, 16, 56, 20, 54, 27, 46, 28]),
      ink(honey, 1.4)([30, 31, 27, 28, 31, 25, 35, 30, 31, 35]),
      ink(plum, 1.4)([70, 32, 67, 29, 71, 26, 75, 31, 71, 36]),
      ink(berry, 1.4)([41, 44, 38, 41, 42, 38, 46, 43, 42, 48]),
      ink(coral, 1.4)([61, 45, 58, 42, 62, 39, 66, 44, 62, 49]),
      cut(1, cornered([24, 48, 50, 60, 76, 47, 58, 96, 42, 96], 3)),
      cut("#f0dfc0", cornered([24, 48, 50, 60, 52, 96, 42, 96], 3)),
      ink(0, 4)([39, 78, 50, 81, 61, 77]),
      cut(0, drawnLeaf([50, 80, 16, 9, 150]), drawnLeaf([50, 80, 16, 9, 205])),
    ],
  }),
  drawn({
    name: "potted-sprout",
    label: "새싹 화분",
    colours: [peach, sage, caramel],
    strokes: [
      ink(moss, 2.6)([50, 62, 49, 46, 51, 32]),
      cut(1, soft([50, 40, 36, 40, 22, 32, 16, 16, 32, 16, 44, 24])),
      cut(1, soft([51, 34, 64, 33, 78, 24, 82, 8, 68, 10, 56, 18])),
      ink("#c9dab4", 1.8)([24, 22, 36, 30, 47, 37]),
      ink("#c9dab4", 1.8)([75, 15, 64, 23, 54, 31]),
      cut(0, cornered([26, 66, 74, 66, 67, 95, 33, 95], 5)),
      cut(2, box([21, 57, 58, 13, 4])),
      drawnDots(paper, 2)([40, 80, 50, 84, 60, 80]),
    ],
  }),
];
