import { expect, test } from "vitest";
import { framed } from "./frame.ts";
import { frameNamed, frames } from "./frames.ts";
import { photoFrameShapes } from "./photo-frames.ts";

test("there are at least eight frames for a photo, and some for the whole card", () => {
  const count = (place: "photo" | "card") => frames.filter((frame) => frame.for === place).length;
  expect(count("photo")).toBeGreaterThanOrEqual(8);
  expect(count("card")).toBeGreaterThanOrEqual(4);
  expect(new Set(frames.map(({ name }) => name)).size).toBe(frames.length);
});

test.each(frames)("$label leaves the photo room at any size, and takes the colours of its maker", (frame) => {
  for (const [width, height] of [
    [40, 50],
    [50, 20],
    [4, 4],
    [60, 92],
  ] as const) {
    const { opening, clip, under, over } = framed(frame, { width, height, colours: ["#010203"] });
    expect(opening.x).toBeGreaterThanOrEqual(0);
    expect(opening.y).toBeGreaterThanOrEqual(0);
    expect(opening.width).toBeGreaterThan(width / 2);
    expect(opening.height).toBeGreaterThan(height / 3);
    expect(opening.x + opening.width).toBeLessThanOrEqual(width + 0.01);
    expect(opening.y + opening.height).toBeLessThanOrEqual(height + 0.01);
    const paths = [clip, ...[...under, ...over].map(({ d }) => d)].join("");
    expect(paths).not.toMatch(/NaN|undefined|Infinity/);
    expect([...under, ...over].map(({ fill, stroke }) => fill ?? stroke)).toContain("#010203");
  }
});

test("every frame that a program draws is offered, under one name", () => {
  const offered = frames.filter((frame) => frame.for === "photo").map(({ name }) => name);
  expect(offered.sort()).toEqual(Object.keys(photoFrameShapes).sort());
});

test("a frame that nobody knows is none", () => {
  expect(frameNamed("toString")).toBeNull();
});
