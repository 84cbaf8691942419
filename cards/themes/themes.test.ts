import { describe, expect, test } from "vitest";
import { contrast, laidOn, quietOpacity, settledPalette } from "./colour.ts";
import { fontsFor } from "./fonts.ts";
import { toOklch } from "./oklch.ts";
import type { Colour, Theme } from "./theme.ts";
import { themeNamed, themeNames, themes } from "./themes.ts";

test("there are at least twenty worlds, each with its own name", () => {
  expect(themes.length).toBeGreaterThanOrEqual(20);
  expect(new Set(themeNames).size).toBe(themes.length);
  expect(new Set(themes.map((theme) => theme.label)).size).toBe(themes.length);
  for (const theme of themes) expect(themeNamed(theme.name)).toBe(theme);
});

describe.each(themes.map((theme) => [theme.label, theme] as [string, Theme]))("%s", (_label, theme) => {
  const papers = [theme.palette.paper, ...theme.papers];
  const accents = [theme.palette.accent, ...theme.accents];
  const cards = papers.flatMap((paper) =>
    accents.map((accent) => ({
      name: `${accent} on ${paper}`,
      paper,
      card: settledPalette(theme, { paper, accent }),
    })),
  );

  test("can be read on each of its papers with each of its accents", () => {
    for (const { name, paper, card } of cards) {
      expect(card.paper, name).toBe(paper);
      expect(card.ink, name).toBe(theme.palette.ink);
      expect(contrast(card.ink, card.paper), name).toBeGreaterThanOrEqual(7);
      for (const under of [card.paper, card.soft]) {
        expect(contrast(card.ink, under), name).toBeGreaterThanOrEqual(4.5);
        expect(contrast(card.accent, under), name).toBeGreaterThanOrEqual(4.5);
        expect(contrast(card.quiet, under), name).toBeGreaterThanOrEqual(4.5);
        expect(contrast(card.error, under), name).toBeGreaterThanOrEqual(4.5);
        expect(contrast(card.holiday, under), name).toBeGreaterThanOrEqual(4.5);
        const small = laidOn({ over: card.ink, under, opacity: quietOpacity });
        expect(contrast(small, under), name).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("says what went wrong in red", () => {
    for (const { name, card } of cards) {
      const { hue, chroma } = toOklch(card.error);
      expect(Math.abs(hue - toOklch("#b3261e").hue), name).toBeLessThan(0.3);
      expect(chroma, name).toBeGreaterThan(0.08);
    }
  });

  test("tells a Sunday from a working day, on each of its papers", () => {
    for (const { name, card } of cards) expect(apart(card.holiday, card.ink), name).toBeGreaterThan(0.1);
  });

  test("offers accents that need no help on its own paper", () => {
    for (const accent of accents) expect(settledPalette(theme, { accent }).accent).toBe(accent);
  });

  test("stands out from the ground around it, and a box from its paper", () => {
    for (const { name, card } of cards) {
      expect(apart(card.paper, card.ground), name).toBeGreaterThan(0.045);
      expect(apart(card.paper, card.soft), name).toBeGreaterThan(0.015);
    }
  });

  test("sets its words in fonts that can carry them", () => {
    expect(fontsFor("heading")).toContain(theme.fonts.heading);
    expect(fontsFor("body")).toContain(theme.fonts.body);
    expect(fontsFor("figures")).toContain(theme.fonts.figures);
  });

  test("leaves room for the words in the middle of its cover", () => {
    const { top, bottom } = theme.cover.room;
    expect((720 / 390) * 100 - top - bottom).toBeGreaterThan(55);
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
