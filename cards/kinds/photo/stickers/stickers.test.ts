import { expect, test } from "vitest";
import { stickerStrokes } from "./sticker.ts";
import { shelves, stickerNamed } from "./stickers.ts";

const all = shelves.flatMap(({ stickers }) => stickers);

test("there are at least 72 stickers on eight shelves, and no two alike", () => {
  expect(shelves).toHaveLength(8);
  expect(all.length).toBeGreaterThanOrEqual(72);
  const distinct = (of: (sticker: (typeof all)[number]) => string) => new Set(all.map(of)).size;
  expect(distinct(({ name }) => name)).toBe(all.length);
  expect(distinct(({ label }) => label)).toBe(all.length);
  expect(distinct(({ strokes }) => strokes.map(({ d }) => d).join())).toBe(all.length);
});

test.each(all)(
  "$label is drawn within its own square, in at most three colours that can be changed",
  (sticker) => {
    expect(sticker.colours.length).toBeLessThanOrEqual(3);
    const changed = sticker.colours.map((_, at) => `#00000${at}`);
    const painted = JSON.stringify(stickerStrokes(sticker, { colours: changed }));
    for (const colour of changed) expect(painted).toContain(colour);
    for (const { d, fill, stroke } of stickerStrokes(sticker)) {
      expect(fill ?? stroke).toMatch(/^#[0-9a-f]{6}$/);
      expect(d).toMatch(/^M-?[\d.]+[ -][\d.-]+/);
      expect(d).not.toContain("NaN");
      const [x = 0, y = 0] =
        d
          .slice(1)
          .match(/-?\d*\.?\d+/g)
          ?.map(Number) ?? [];
      expect([x >= -2, x <= sticker.width + 2, y >= -2, y <= sticker.height + 2]).not.toContain(false);
    }
  },
);

test("cut out of its sheet, a sticker has white around all of it", () => {
  const cat = stickerNamed("cat");
  if (!cat) throw new Error("There is no cat");
  const [edge, ...rest] = stickerStrokes(cat, { border: true });
  expect(rest).toHaveLength(cat.strokes.length * 3 - 1);
  expect(edge?.strokeWidth).toBeGreaterThan(8);
});

test("a sticker that nobody knows is none", () => {
  expect(stickerNamed("constructor")).toBeNull();
});
