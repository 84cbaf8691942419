import fc from "fast-check";
import { expect, test } from "vitest";
import { applied, combined, type Matrix } from "./matrix.ts";
import { photoMatrix, pushedCut } from "./photo-cut.ts";

const photo = { width: 1600, height: 1200 };
const window = { width: 30, height: 38 };

function inverted([a, b, c, d, e, f]: Matrix): Matrix {
  const of = a * d - b * c;
  return [d / of, -b / of, -c / of, a / of, (c * f - d * e) / of, (b * e - a * f) / of];
}

const cuts = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  zoom: fc.double({ min: 1, max: 6, noNaN: true }),
  turn: fc.double({ min: -180, max: 180, noNaN: true }),
  mirrored: fc.boolean(),
});

test("however it is pushed, turned and zoomed, a photo covers every corner of its place", () => {
  fc.assert(
    fc.property(cuts, fc.double({ min: -60, max: 60, noNaN: true }), (cut, by) => {
      const pushed = pushedCut({ photo, window, cut }, { x: by, y: -by });
      const back = inverted(photoMatrix({ photo, window, cut: pushed }));
      for (const x of [-15, 15]) {
        for (const y of [-19, 19]) {
          const corner = applied(back, { x, y });
          expect(Math.min(corner.x, corner.y)).toBeGreaterThan(-1e-6);
          expect(Math.max(corner.x, corner.y)).toBeLessThan(1 + 1e-6);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("a photo that is pushed to the right shows more of its left", () => {
  const cut = { x: 0.5, y: 0.5, zoom: 2, turn: 0, mirrored: false };
  expect(pushedCut({ photo, window, cut }, { x: 4, y: 0 }).x).toBeLessThan(0.5);
  expect(pushedCut({ photo, window, cut: { ...cut, mirrored: true } }, { x: 4, y: 0 }).x).toBeGreaterThan(
    0.5,
  );
});

test("matrices are combined the last one first", () => {
  const there = combined([1, 0, 0, 1, 10, 0], [2, 0, 0, 2, 0, 0]);
  expect(applied(there, { x: 3, y: 1 })).toEqual({ x: 16, y: 2 });
});
