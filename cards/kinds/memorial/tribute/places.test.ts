import { expect, test } from "vitest";
import { MOST_DRAWN, placesOf, ridge, SCENE } from "./places.ts";

const byIndex = (count: number) => placesOf(count).toSorted((a, b) => a.index - b.index);

test("what was left stays where it is when more comes", () => {
  expect(byIndex(200).slice(0, 40)).toEqual(byIndex(40));
});

test("everything stands on the hill, inside the picture", () => {
  for (const { x, y } of placesOf(MOST_DRAWN)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(SCENE.width);
    expect(y).toBeGreaterThan(ridge(x));
    expect(y).toBeLessThan(SCENE.height);
  }
});

test("no two stand on one spot", () => {
  const places = placesOf(MOST_DRAWN);
  const near = places.filter((a) =>
    places.some((b) => a.index < b.index && Math.hypot(a.x - b.x, a.y - b.y) < 2),
  );
  expect(near).toEqual([]);
});

test("thousands are drawn as a few hundred", () => {
  expect(placesOf(12_000)).toHaveLength(MOST_DRAWN);
});
