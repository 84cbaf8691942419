/** Red, green and blue, each made of the three and a constant, from 0 to 1: the same sum on a canvas, in SVG and on paper. */
export type ColourMatrix = readonly [red: Row, green: Row, blue: Row];
type Row = readonly [red: number, green: number, blue: number, constant: number];

/** By how much of it is grey, after how eyes weigh the three. */
function saturated(amount: number): ColourMatrix {
  const [r, g, b] = [0.2126 * (1 - amount), 0.7152 * (1 - amount), 0.0722 * (1 - amount)];
  return [
    [r + amount, g, b, 0],
    [r, g + amount, b, 0],
    [r, g, b + amount, 0],
  ];
}

/** Multiplies what a matrix gives, and adds to it. */
function toned(
  matrix: ColourMatrix,
  { by, add }: { by: readonly number[]; add: readonly number[] },
): ColourMatrix {
  const [red, green, blue] = matrix.map((row, at) =>
    row.map((factor, column) => factor * (by[at] ?? 1) + (column === 3 ? (add[at] ?? 0) : 0)),
  ) as unknown as ColourMatrix;
  return [red, green, blue];
}

export const photoFilters = {
  none: { label: "원본", matrix: saturated(1) },
  bright: {
    label: "맑음",
    matrix: toned(saturated(1.05), { by: [1.08, 1.08, 1.08], add: [0.03, 0.03, 0.03] }),
  },
  warm: { label: "햇살", matrix: toned(saturated(1.08), { by: [1.08, 1.01, 0.9], add: [0.015, 0.005, 0] }) },
  cool: { label: "새벽", matrix: toned(saturated(0.92), { by: [0.94, 1, 1.08], add: [0, 0.005, 0.025] }) },
  pastel: {
    label: "솜사탕",
    matrix: toned(saturated(0.8), { by: [0.86, 0.8, 0.84], add: [0.15, 0.14, 0.155] }),
  },
  film: {
    label: "필름",
    matrix: toned(saturated(0.88), { by: [0.96, 0.92, 0.84], add: [0.045, 0.035, 0.06] }),
  },
  vivid: {
    label: "또렷",
    matrix: toned(saturated(1.35), { by: [1.06, 1.06, 1.06], add: [-0.03, -0.03, -0.03] }),
  },
  sepia: {
    label: "옛 사진",
    matrix: toned(saturated(0), { by: [1.02, 0.9, 0.72], add: [0.04, 0.025, 0.01] }),
  },
  mono: {
    label: "흑백",
    matrix: toned(saturated(0), { by: [1.08, 1.08, 1.08], add: [-0.03, -0.03, -0.03] }),
  },
} as const satisfies Record<string, { label: string; matrix: ColourMatrix }>;

export type FilterName = keyof typeof photoFilters;

export const filterNames = Object.keys(photoFilters) as [FilterName, ...FilterName[]];
