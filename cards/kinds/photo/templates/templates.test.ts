import { expect, test } from "vitest";
import { design } from "#cards/kinds/photo/document.ts";
import { frameNamed } from "#cards/kinds/photo/frames/frames.ts";
import { faceLayers } from "#cards/kinds/photo/marks.ts";
import { printWarning } from "#cards/kinds/photo/output/print-warning.ts";
import { patternNamed } from "#cards/kinds/photo/patterns.ts";
import { CARD_HEIGHT, CARD_WIDTH, cardSides } from "#cards/kinds/photo/sizes.ts";
import { stickerNamed } from "#cards/kinds/photo/stickers/stickers.ts";
import { templates } from "./templates.ts";

test("there are at least twelve designs to begin with, each with a name and a mood of its own", () => {
  expect(templates.length).toBeGreaterThanOrEqual(12);
  for (const key of ["name", "label", "mood"] as const) {
    expect(new Set(templates.map((template) => template[key])).size).toBe(templates.length);
  }
});

test.each(templates)("$label has a place for a photo and draws all that it names", (template) => {
  const { front, back, ...rest } = design.parse(template.design);
  expect(front.elements.some(({ type }) => type === "photo")).toBe(true);
  for (const { background, frame, elements } of [front, back]) {
    if (background.type === "pattern") expect(patternNamed(background.name)).not.toBeNull();
    if (frame) expect(frameNamed(frame.name)?.for).toBe("card");
    for (const one of elements) {
      if (one.type === "sticker") expect(stickerNamed(one.name), one.name).not.toBeNull();
      if (one.type === "photo") expect(one.photo).toBeNull();
      if (one.type === "photo" && one.frame) expect(frameNamed(one.frame.name)?.for).toBe("photo");
    }
  }
  for (const side of cardSides) {
    for (const { id, place, width, height } of faceLayers({ ...rest, front, back }, side)) {
      const words = template.design[side].elements.find((one) => one.id === id && one.type === "text");
      if (!words) continue;
      expect([place.y - height / 2 > 0, place.y + height / 2 < CARD_HEIGHT], `${side} ${id}`).not.toContain(
        false,
      );
      expect(Math.abs(place.x - CARD_WIDTH / 2), `${side} ${id}`).toBeLessThan(width);
    }
  }
});

test("a photo with too few pixels for its size is said to be, with how many it takes", () => {
  const [element] = templates.flatMap((template) =>
    template.design.front.elements.flatMap((one) => (one.type === "photo" ? [one] : [])),
  );
  if (!element) throw new Error("No template has a photo");
  const sent = { key: "art/x", placeholder: "", caption: "", focus: { x: 0.5, y: 0.5 } };
  const whole = { ...element, width: 60, height: 92, frame: null };
  expect(printWarning(whole, { ...sent, width: 1600, height: 2400 })).toBeNull();
  const small = printWarning(whole, { ...sent, width: 300, height: 460 });
  expect(small).toContain("300 × 460픽셀");
  expect(small).toContain("709 × 1087픽셀");
});
