import { cornered, cut, drawn, drawnDots, drawnLeaf, ink, marker, oval, ring, soft, star } from "./hand.ts";
import { paint } from "./palette.ts";

const { ink: line, cream, paper, coral, rose, butter, honey, mint, sky, blue } = paint;
const { lilac, plum, mist, caramel, cocoa } = paint;

/** Round above, flat below, between these two edges. */
function cloud([left, bottom, width]: readonly [number, number, number]): string {
  const at = (x: number, y: number) => [left + (x * width) / 100, bottom - (y * width) / 100];
  return soft([
    ...at(12, 1),
    ...at(1, 12),
    ...at(6, 26),
    ...at(19, 31),
    ...at(27, 46),
    ...at(44, 55),
    ...at(61, 48),
    ...at(70, 36),
    ...at(86, 36),
    ...at(97, 24),
    ...at(97, 9),
    ...at(86, 1),
    ...at(50, 0),
  ]);
}

/** With four long points, as a light that is looked at. */
function sparkle([x, y, radius]: readonly [number, number, number]): string {
  const [r, k] = [radius, radius * 0.12];
  return `M${x} ${y - r}Q${x + k} ${y - k} ${x + r * 0.72} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r * 0.72} ${y}Q${x - k} ${y - k} ${x} ${y - r}Z`;
}

export const skies = [
  drawn({
    name: "sun",
    label: "해",
    colours: [butter, honey, line],
    strokes: [
      cut(
        1,
        ring({ count: 12 }, (turn) =>
          drawnLeaf([
            50 + 27 * Math.sin((turn * Math.PI) / 180),
            50 - 27 * Math.cos((turn * Math.PI) / 180),
            turn % 60 === 0 ? 21 : 15,
            9,
            turn,
          ]),
        ),
      ),
      cut(0, oval([50, 50, 26])),
      cut(2, oval([41, 48, 2.2, 2.7]), oval([59, 48, 2.2, 2.7])),
      cut(rose, oval([35, 55, 4, 2.6]), oval([65, 55, 4, 2.6])),
      ink(2, 1.6)([45, 54, 50, 57.5, 55, 54]),
    ],
  }),
  drawn({
    name: "moon",
    label: "초승달",
    colours: [butter, honey, sky],
    strokes: [
      cut(
        0,
        soft([60, 6, 40, 10, 22, 26, 16, 50, 24, 74, 44, 91, 66, 93, 84, 82, 66, 80, 50, 66, 43, 46, 48, 24]),
      ),
      drawnDots(1, 2.6)([33, 44, 30, 58]),
      drawnDots(1, 1.8)([38, 70, 40, 28]),
      cut(2, star([74, 34, 11, 0.5, 5, 10]), star([88, 58, 6, 0.5, 5, -8]), star([64, 56, 5, 0.5, 5, 20])),
    ],
  }),
  drawn({
    name: "star",
    label: "별",
    colours: [butter, paper],
    strokes: [cut(0, star([50, 53, 47, 0.55])), ink(1, 3.4)([31, 47, 41, 44, 46, 34])],
  }),
  drawn({
    name: "shooting-star",
    label: "별똥별",
    height: 84,
    colours: [honey, sky, lilac],
    strokes: [
      ink(1, 6)([62, 34, 40, 44, 6, 66]),
      ink(2, 5)([66, 44, 46, 56, 18, 78]),
      ink(1, 3.4)([52, 28, 34, 34, 12, 46]),
      cut(0, star([70, 30, 27, 0.54, 5, 12])),
      ink(paper, 2.2)([59, 28, 64, 25, 65, 19]),
      drawnDots(0, 1.8)([24, 28, 92, 62, 52, 76]),
    ],
  }),
  drawn({
    name: "cloud",
    label: "구름",
    height: 66,
    colours: [sky, paper],
    strokes: [
      cut(0, cloud([3, 62, 94])),
      ink(1, 2.6)([24, 38, 31, 26, 43, 21]),
      ink(1, 2.6)([70, 38, 78, 36, 84, 40]),
    ],
  }),
  drawn({
    name: "rainbow",
    label: "무지개",
    height: 72,
    colours: [coral, butter, sky],
    strokes: [
      marker(0, 8)([16, 60, 20, 38, 34, 21, 50, 16, 66, 21, 80, 38, 84, 60]),
      marker(1, 8)([24, 60, 27, 43, 37, 29, 50, 24.5, 63, 29, 73, 43, 76, 60]),
      marker(2, 8)([32, 60, 34, 47, 41, 37, 50, 33, 59, 37, 66, 47, 68, 60]),
      cut(paper, cloud([2, 70, 42]), cloud([56, 70, 42])),
      ink("#d8e3ea", 1.8)([8, 65, 22, 67, 38, 65]),
      ink("#d8e3ea", 1.8)([62, 65, 76, 67, 92, 65]),
    ],
  }),
  drawn({
    name: "rain-cloud",
    label: "비구름",
    colours: [mist, blue, line],
    strokes: [
      cut(0, cloud([6, 60, 88])),
      ink(paper, 2.4)([26, 36, 33, 26, 44, 22]),
      cut(2, oval([41, 44, 2.1, 2.6]), oval([59, 44, 2.1, 2.6])),
      ink(2, 1.5)([46, 50, 50, 52.6, 54, 50]),
      ...[
        [26, 70],
        [44, 76],
        [62, 70],
        [78, 77],
        [34, 90],
        [54, 94],
        [70, 90],
      ].map(([x = 0, y = 0]) =>
        cut(1, soft([x + 1.6, y - 6, x + 2.6, y, x, y + 3, x - 2.8, y + 1, x - 1.6, y - 3])),
      ),
    ],
  }),
  drawn({
    name: "snowflake",
    label: "눈송이",
    colours: [blue, sky],
    strokes: [
      ...[0, 60, 120, 180, 240, 300].flatMap((turn) => {
        const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
        const at = (along: number, aside: number) => [
          50 + sin * along + cos * aside,
          50 - cos * along + sin * aside,
        ];
        return [
          marker(0, 4)([50, 50, ...at(44, 0)]),
          marker(0, 3.4)([...at(22, 0), ...at(33, 10)]),
          marker(0, 3.4)([...at(22, 0), ...at(33, -10)]),
          marker(1, 3)([...at(34, 0), ...at(41, 6.5)]),
          marker(1, 3)([...at(34, 0), ...at(41, -6.5)]),
        ];
      }),
      cut(1, star([50, 50, 13, 0.62, 6])),
    ],
  }),
  drawn({
    name: "umbrella",
    label: "우산",
    colours: [coral, cream, cocoa],
    strokes: [
      ink(2, 3.6)([50, 12, 50, 50, 50, 84, 56, 93, 65, 91, 67, 83]),
      cut(
        0,
        soft([
          50, 12, 68, 15, 86, 29, 94, 48, 88, 53, 79, 47, 70, 54, 60, 48, 50, 55, 40, 48, 30, 54, 21, 47, 12,
          53, 6, 48, 14, 29, 32, 15,
        ]),
      ),
      cut(1, soft([50, 12, 57, 26, 60, 48, 50, 55, 40, 48, 43, 26])),
      cut("#cf5f4b", soft([50, 12, 68, 15, 84, 28, 93, 47, 88, 53, 79, 47, 74, 28])),
      cut("#cf5f4b", soft([50, 12, 32, 15, 16, 28, 7, 47, 12, 53, 21, 47, 26, 28])),
      ink(2, 2.6)([50, 13, 50, 5]),
    ],
  }),
  drawn({
    name: "planet",
    label: "행성",
    height: 84,
    colours: [lilac, butter, plum],
    strokes: [
      cut(0, oval([50, 42, 28])),
      cut("#b59bcf", soft([26, 52, 42, 56, 60, 54, 76, 46, 74, 56, 62, 67, 46, 70, 33, 65])),
      cut("#dccbea", oval([40, 28, 7, 4, -20])),
      marker(1, 4.4)([26, 50, 10, 60, 5, 68, 22, 68, 50, 56, 80, 38, 96, 22, 92, 16, 74, 22]),
      cut(2, star([16, 20, 7, 0.45, 4]), star([88, 70, 6, 0.45, 4])),
      drawnDots(2, 1.6)([30, 8, 74, 78]),
    ],
  }),
  drawn({
    name: "sparkles",
    label: "반짝임",
    colours: [butter, honey, coral],
    strokes: [
      cut(0, sparkle([42, 52, 40])),
      cut(1, sparkle([78, 24, 20])),
      cut(2, sparkle([78, 78, 15])),
      drawnDots(1, 2.4)([18, 18, 92, 52]),
      drawnDots(2, 1.8)([54, 12]),
    ],
  }),
  drawn({
    name: "hot-air-balloon",
    label: "열기구",
    colours: [coral, cream, caramel],
    strokes: [
      ink(line, 1.2)([37, 60, 42, 78]),
      ink(line, 1.2)([63, 60, 58, 78]),
      cut(0, soft([50, 4, 70, 9, 82, 25, 80, 42, 66, 58, 58, 68, 42, 68, 34, 58, 20, 42, 18, 25, 30, 9])),
      cut(1, soft([50, 4, 60, 14, 64, 32, 60, 54, 55, 68, 45, 68, 40, 54, 36, 32, 40, 14])),
      cut(butter, soft([50, 4, 54, 16, 55, 34, 53, 54, 51, 68, 49, 68, 47, 54, 45, 34, 46, 16])),
      cut(2, box()),
      ink("#a87440", 1.4)([40, 84, 50, 85, 60, 84]),
      cut(mint, cloud([2, 60, 22]), cloud([78, 80, 20])),
    ],
  }),
];

function box(): string {
  return cornered([40, 77, 60, 77, 58, 92, 42, 92], 3);
}
