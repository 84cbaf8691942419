import { curve, type PathPoint, points, polar } from "#cards/themes/draw/path.ts";
import type { StickerTone, Stroke } from "./sticker.ts";

/** Lines of a pen in a box of one by one. A point that stands twice is a corner. */
type Lines = readonly (readonly number[])[];
type Box = readonly [left: number, top: number, width: number, height: number];

const circle = (x: number, y: number, radius: number): number[] =>
  Array.from({ length: 9 }, (_, index) => polar([x, y], radius, (index / 8) * 2 * Math.PI - 1.8)).flat();

const giyeok = [0.12, 0.18, 0.84, 0.16, 0.84, 0.16, 0.79, 0.55, 0.6, 0.92];
/** Over a lying vowel it does not lean, or it would run into that. */
const standingGiyeok = [[0.08, 0.2, 0.88, 0.18, 0.88, 0.18, 0.84, 0.86]];
const siot = [
  [0.52, 0.08, 0.4, 0.5, 0.08, 0.92],
  [0.5, 0.42, 0.68, 0.68, 0.94, 0.92],
];
const jieut = [
  [0.12, 0.16, 0.88, 0.14],
  [0.52, 0.16, 0.4, 0.54, 0.08, 0.92],
  [0.5, 0.46, 0.68, 0.7, 0.94, 0.92],
];
const digeut = [0.18, 0.15, 0.18, 0.86, 0.18, 0.86, 0.9, 0.84];

const half = (lines: Lines, side: 0 | 1): Lines =>
  lines.map((line) => line.map((value, index) => (index % 2 === 0 ? value * 0.48 + side * 0.52 : value)));
const twice = (lines: Lines): Lines => [...half(lines, 0), ...half(lines, 1)];

/** ㄱ to ㅎ in the order of Unicode. */
const consonants: readonly Lines[] = [
  [giyeok],
  twice([giyeok]),
  [[0.2, 0.1, 0.18, 0.82, 0.18, 0.82, 0.9, 0.8]],
  [[0.15, 0.15, 0.85, 0.14], digeut],
  twice([[0.15, 0.15, 0.85, 0.14], digeut]),
  [
    [
      0.15, 0.12, 0.82, 0.12, 0.82, 0.12, 0.8, 0.48, 0.8, 0.48, 0.18, 0.5, 0.18, 0.5, 0.18, 0.88, 0.18, 0.88,
      0.9, 0.86,
    ],
  ],
  [
    [0.18, 0.15, 0.2, 0.86],
    [0.18, 0.15, 0.82, 0.14, 0.82, 0.14, 0.8, 0.86, 0.8, 0.86, 0.2, 0.86],
  ],
  [
    [0.2, 0.08, 0.2, 0.88],
    [0.8, 0.08, 0.8, 0.88],
    [0.2, 0.48, 0.8, 0.46],
    [0.2, 0.88, 0.8, 0.86],
  ],
  twice([
    [0.2, 0.08, 0.2, 0.88],
    [0.8, 0.08, 0.8, 0.88],
    [0.2, 0.48, 0.8, 0.46],
    [0.2, 0.88, 0.8, 0.86],
  ]),
  siot,
  twice(siot),
  [circle(0.5, 0.52, 0.4)],
  jieut,
  twice(jieut),
  [
    [0.36, 0.0, 0.64, 0.0],
    ...jieut.map((line) => line.map((value, index) => (index % 2 === 0 ? value : 0.16 + value * 0.84))),
  ],
  [giyeok, [0.14, 0.54, 0.78, 0.5]],
  [[0.15, 0.13, 0.85, 0.12], [0.18, 0.5, 0.82, 0.48], digeut],
  [
    [0.1, 0.14, 0.9, 0.12],
    [0.32, 0.14, 0.34, 0.86],
    [0.68, 0.14, 0.66, 0.86],
    [0.06, 0.88, 0.94, 0.86],
  ],
  [[0.36, 0.0, 0.64, 0.0], [0.1, 0.24, 0.9, 0.22], circle(0.5, 0.68, 0.3)],
];

const stem = (x: number) => [x, 0, x, 1];
const upright = {
  a: [stem(0.4), [0.4, 0.48, 0.95, 0.46]],
  ae: [stem(0.25), [0.25, 0.5, 0.72, 0.48], stem(0.75)],
  ya: [stem(0.4), [0.4, 0.34, 0.95, 0.32], [0.4, 0.62, 0.95, 0.6]],
  eo: [stem(0.62), [0.1, 0.48, 0.62, 0.46]],
  e: [stem(0.5), [0.02, 0.48, 0.5, 0.46], stem(0.9)],
  yeo: [stem(0.62), [0.1, 0.34, 0.62, 0.32], [0.1, 0.62, 0.62, 0.6]],
  i: [stem(0.5)],
} as const satisfies Record<string, Lines>;
const lying = {
  o: [
    [0.5, 0.05, 0.5, 0.6],
    [0, 0.64, 1, 0.6],
  ],
  yo: [
    [0.34, 0.05, 0.34, 0.6],
    [0.66, 0.05, 0.66, 0.6],
    [0, 0.64, 1, 0.6],
  ],
  u: [
    [0, 0.3, 1, 0.27],
    [0.52, 0.3, 0.5, 0.98],
  ],
  yu: [
    [0, 0.3, 1, 0.27],
    [0.34, 0.3, 0.32, 0.98],
    [0.66, 0.3, 0.66, 0.98],
  ],
  eu: [[0, 0.5, 1, 0.46]],
} as const satisfies Record<string, Lines>;

type Vowel = { lying?: Lines; upright?: Lines };

/** By their place among the vowels of Unicode; those that no sticker says are left out. */
const vowels: Readonly<Record<number, Vowel>> = {
  0: { upright: upright.a },
  1: { upright: upright.ae },
  2: { upright: upright.ya },
  4: { upright: upright.eo },
  5: { upright: upright.e },
  6: { upright: upright.yeo },
  8: { lying: lying.o },
  9: { lying: lying.o, upright: upright.a },
  11: { lying: lying.o, upright: upright.i },
  12: { lying: lying.yo },
  13: { lying: lying.u },
  14: { lying: lying.u, upright: upright.eo },
  16: { lying: lying.u, upright: upright.i },
  17: { lying: lying.yu },
  18: { lying: lying.eu },
  19: { lying: lying.eu, upright: upright.i },
  20: { upright: upright.i },
};

/** Consonants by their place among the finals of Unicode. */
const finals: Readonly<Record<number, number>> = {
  1: 0,
  4: 2,
  7: 3,
  8: 5,
  16: 6,
  17: 7,
  19: 9,
  20: 10,
  21: 11,
  22: 12,
  23: 14,
  24: 15,
  25: 16,
  26: 17,
  27: 18,
};

type Layout = Record<"first" | "lying" | "upright" | "last", Box>;
const nowhere: Box = [0, 0, 0, 0];

function layoutOf({ lying, upright }: Vowel, hasFinal: boolean): Layout {
  if (lying && upright) {
    return hasFinal
      ? {
          first: [0.06, 0, 0.5, 0.32],
          lying: [0, 0.36, 0.64, 0.24],
          upright: [0.64, 0, 0.36, 0.6],
          last: [0.18, 0.66, 0.68, 0.34],
        }
      : {
          first: [0.06, 0.04, 0.52, 0.44],
          lying: [0, 0.54, 0.64, 0.36],
          upright: [0.64, 0, 0.36, 1],
          last: nowhere,
        };
  }
  if (lying) {
    return hasFinal
      ? {
          first: [0.2, 0, 0.6, 0.34],
          lying: [0.02, 0.36, 0.96, 0.26],
          upright: nowhere,
          last: [0.2, 0.66, 0.62, 0.34],
        }
      : { first: [0.18, 0.03, 0.64, 0.47], lying: [0, 0.54, 1, 0.4], upright: nowhere, last: nowhere };
  }
  return hasFinal
    ? {
        first: [0.03, 0.03, 0.54, 0.46],
        lying: nowhere,
        upright: [0.6, 0, 0.38, 0.56],
        last: [0.2, 0.62, 0.66, 0.38],
      }
    : { first: [0.02, 0.16, 0.56, 0.7], lying: nowhere, upright: [0.6, 0, 0.4, 1], last: nowhere };
}

function within(lines: Lines, [left, top, width, height]: Box): Lines {
  return lines.map((line) =>
    line.map((value, index) => (index % 2 === 0 ? left + value * width : top + value * height)),
  );
}

/** The lines of one syllable in a box of one by one. */
function syllable(letter: string): Lines {
  const at = (letter.codePointAt(0) ?? 0) - 0xac00;
  const vowel = vowels[Math.floor(at / 28) % 21];
  if (at < 0 || !vowel) throw new Error(`${letter} cannot be written by hand`);
  const final = finals[at % 28];
  if (at % 28 > 0 && final === undefined) throw new Error(`${letter} cannot be written by hand`);
  const first = Math.floor(at / 588);
  const layout = layoutOf(vowel, final !== undefined);
  return [
    ...within(first === 0 && vowel.lying ? standingGiyeok : (consonants[first] ?? []), layout.first),
    ...within(vowel.lying ?? [], layout.lying),
    ...within(vowel.upright ?? [], layout.upright),
    ...within(final === undefined ? [] : (consonants[final] ?? []), layout.last),
  ];
}

type Written = {
  words: string;
  x: number;
  y: number;
  size: number;
  tone: StickerTone;
  pen?: number;
  turn?: number;
};

/** Words in our own hand around a middle: every letter a little off the line, as letters of a hand are. */
export function handwritten({
  words,
  x,
  y,
  size,
  tone,
  pen = size * 0.13,
  turn = 0,
}: Written): Stroke<StickerTone> {
  const step = size * 1.14;
  const letters = [...words];
  const widths = letters.map((letter) => (letter === " " ? step * 0.45 : step));
  const whole = widths.reduce((sum, width) => sum + width, 0) - (step - size);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  let left = -whole / 2;
  const d = letters.map((letter, index) => {
    const from = left;
    left += widths[index] ?? step;
    if (letter === " ") return "";
    const up = Math.sin(index * 2.3 + words.length) * size * 0.05;
    const place = ([px, py]: PathPoint): PathPoint => {
      const [dx, dy] = [from + (px + (0.5 - py) * 0.04) * size, up + (py - 0.5) * size];
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    };
    return syllable(letter)
      .map((line) => curve(points(line).map(place)))
      .join("");
  });
  return { d: d.join(""), stroke: tone, strokeWidth: pen };
}
