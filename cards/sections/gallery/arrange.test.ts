import fc from "fast-check";
import { expect, test } from "vitest";
import { gridSpans, inColumns } from "./arrange.ts";

test("no row of a grid is left open, from one photo to sixty", () => {
  for (let count = 1; count <= 60; count++) {
    const spans = gridSpans(count);
    expect(spans).toHaveLength(count);
    let filled = 0;
    for (const span of spans) {
      filled += span;
      expect(filled, `${count} photos`).toBeLessThanOrEqual(6);
      if (filled === 6) filled = 0;
    }
    expect(filled, `${count} photos`).toBe(0);
  }
});

const shape = fc.record({
  width: fc.integer({ min: 800, max: 1600 }),
  height: fc.integer({ min: 800, max: 1600 }),
});

test("columns hold every photo once, in order, and end on one line", () => {
  fc.assert(
    fc.property(fc.array(shape, { minLength: 2, maxLength: 60 }), (photos) => {
      const columns = inColumns(photos);
      const indices = columns.flatMap((column) => column.indices);
      expect(indices.toSorted((a, b) => a - b)).toEqual(photos.map((_, index) => index));
      for (const column of columns) expect(column.indices).toEqual(column.indices.toSorted((a, b) => a - b));
      const [left, right] = columns.map(({ share, indices: own }) =>
        own.reduce((sum, index) => {
          const photo = photos[index];
          return photo ? sum + (share * photo.height) / photo.width : sum;
        }, 0),
      ) as [number, number];
      const unclamped = columns.every(({ share }) => share > 0.36 + 1e-9);
      if (unclamped) expect(left).toBeCloseTo(right, 6);
    }),
  );
});
