import { describe, expect, test } from "vitest";
import { contrast, laidOn, quietOpacity, settledPalette } from "./colour.ts";
import { fontsFor } from "./fonts.ts";
import { toOklch } from "./oklch.ts";
import type { Colour, Theme } from "./theme.ts";
import { themeNamed, themeNames, themes } from "./themes.ts";

test("there are fourteen worlds, each with its own name", () => {
  expect(new Set(themeNames).size).toBe(14);
  expect(new Set(themes.map((theme) => theme.label)).size).toBe(14);
  for (const theme of themes) expect(themeNamed(theme.name)).toBe(theme);
});

describe.each(themes.map((theme) => [theme.label, theme] as [string, Theme]))("%s", (_label, theme) => {
  const papers = [theme.palette.paper, ...theme.papers];
  const accents = [theme.palette.accent, ...theme.accents];
  const cards = papers.flatMap((paper) =>
    accents.map((accent) => ({ paper, accent, card: settledPalette(theme, { paper, accent }) })),
  );

  test.each(cards)("can be read on $paper with $accent", ({ paper, card }) => {
    expect(card.paper).toBe(paper);
    expect(card.ink).toBe(theme.palette.ink);
    expect(contrast(card.ink, card.paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(card.ink, card.soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(card.accent, card.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(card.accent, card.soft)).toBeGreaterThanOrEqual(4.5);
    for (const under of [card.paper, card.soft]) {
      const small = laidOn({ over: card.ink, under, opacity: quietOpacity });
      expect(contrast(small, under)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(card.quiet, under)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("offers accents that need no help on its own paper", () => {
    for (const accent of accents) expect(settledPalette(theme, { accent }).accent).toBe(accent);
  });

  test.each(cards)("stands out from the ground around it on $paper", ({ card }) => {
    expect(apart(card.paper, card.ground)).toBeGreaterThan(0.045);
    expect(apart(card.paper, card.soft)).toBeGreaterThan(0.015);
  });

  test("sets its words in fonts that can carry them", () => {
    expect(fontsFor("heading")).toContain(theme.fonts.heading);
    expect(fontsFor("body")).toContain(theme.fonts.body);
    expect(fontsFor("figures")).toContain(theme.fonts.figures);
  });

  test("leaves the white space that a card needs", () => {
    expect(theme.space).toBeGreaterThanOrEqual(64);
    expect(theme.space).toBeLessThanOrEqual(120);
  });

  test("says its mood in one quiet sentence", () => {
    expect(theme.mood).toMatch(/^[가-힣0-9 ,m]+\.$/);
  });
});

test("no two worlds share both their fonts and their hue", () => {
  const near = themes.flatMap((a, index) =>
    themes
      .slice(index + 1)
      .filter((b) => sameFonts(a, b) && sameHue(a, b))
      .map((b) => `${a.label} and ${b.label}`),
  );
  expect(near).toEqual([]);
});

describe.each(themes.filter((theme) => theme.occasion === "memorial"))(
  "the memorial theme $label",
  (theme) => {
    test("keeps to ink, ivory and one muted tone", () => {
      const colours = [...Object.values(theme.palette), ...theme.accents, ...theme.papers] as Colour[];
      for (const colour of colours) expect(toOklch(colour).chroma).toBeLessThan(0.036);
      for (const pigment of theme.pigments)
        expect(typeof pigment === "string" && toOklch(pigment).chroma).toBeLessThan(0.036);
    });

    test("has nothing that falls, glows or bounces", () => {
      expect(theme.motion).toEqual({ entrance: "fade", effect: "none" });
    });
  },
);

function sameFonts(a: Theme, b: Theme): boolean {
  return a.fonts.heading === b.fonts.heading && a.fonts.body === b.fonts.body;
}

function sameHue(a: Theme, b: Theme): boolean {
  const turn = Math.abs(toOklch(a.palette.accent).hue - toOklch(b.palette.accent).hue);
  return Math.min(turn, 2 * Math.PI - turn) < Math.PI / 6;
}

/** Distance in OKLab; 0.02 is about what the eye just sees. */
function apart(a: Colour, b: Colour): number {
  const [p, q] = [toOklch(a), toOklch(b)];
  return Math.hypot(
    p.lightness - q.lightness,
    p.chroma * Math.cos(p.hue) - q.chroma * Math.cos(q.hue),
    p.chroma * Math.sin(p.hue) - q.chroma * Math.sin(q.hue),
  );
}
