import { curve, type PathPoint, polar } from "#cards/themes/draw/path.ts";
import { seeded } from "#cards/themes/draw/random.ts";

const random = seeded(1446);

/** Wax that was pressed and ran a little, in a box of 100. */
export const waxShape = curve(
  Array.from({ length: 17 }, (_, index) =>
    polar([50, 50], random.between(42, 48.5), (index * 2 * Math.PI) / 17),
  ),
  "closed",
);

/** The hollow that the die leaves in it. */
export const waxHollow = curve(
  Array.from({ length: 22 }, (_, index) =>
    polar([50, 50], random.between(33.4, 34.6), (index * 2 * Math.PI) / 22),
  ),
  "closed",
);

/** The edge of a stamp that was cut by hand, in a box of 100. */
export const stampShape = curve(edge(), "closed");

function edge(): PathPoint[] {
  const side = [8, 26, 50, 74, 92];
  const near = () => random.between(4.6, 6.6);
  return [
    ...side.map((at): PathPoint => [at, near()]),
    ...side.map((at): PathPoint => [100 - near(), at]),
    ...side.toReversed().map((at): PathPoint => [at, 100 - near()]),
    ...side.toReversed().map((at): PathPoint => [near(), at]),
  ];
}

/** Specks where the ink did not take. */
export const stampSpecks = Array.from({ length: 14 }, () => ({
  x: Math.round(random.between(8, 92)),
  y: Math.round(random.between(8, 92)),
  r: Math.round(random.between(4, 13)) / 10,
}));

export type SealCut = { letter: string; x: number; y: number; size: number };

/** Where the letters of a stamp stand: in columns from right to left, as they are carved. */
export function stampCuts(letters: readonly string[]): SealCut[] {
  const [first = "", second = "", third = "", fourth = ""] = letters;
  if (letters.length <= 1) return [{ letter: first, x: 50, y: 51, size: 66 }];
  if (letters.length === 2) {
    return [
      { letter: first, x: 50, y: 30, size: 44 },
      { letter: second, x: 50, y: 72, size: 44 },
    ];
  }
  return [
    { letter: first, x: 70, y: 30, size: 40 },
    { letter: second, x: 70, y: 72, size: 40 },
    { letter: third, x: 30, y: 30, size: 40 },
    { letter: fourth, x: 30, y: 72, size: 40 },
  ];
}
