import { expect, test } from "vitest";
import { contrast, settledPalette } from "#cards/themes/colour.ts";
import type { Colour } from "#cards/themes/theme.ts";
import { themeNamed, themeNames } from "#cards/themes/themes.ts";
import { brandFor, markOn } from "./brand.ts";

const hall = { name: "고이웨딩", logo: "/media/b/x.webp", color: "#8a6d3b", isFuneralHall: false };
const [wedding, memorial] = [{}, { isSolemn: true as const }];

test("a customer's card carries its company's mark until its maker hides it", () => {
  expect(brandFor(wedding, { content: {}, company: hall })).toEqual({
    name: "고이웨딩",
    logo: "/media/b/x.webp",
    color: "#8a6d3b",
  });
  expect(brandFor(wedding, { content: { hidesBrand: true }, company: hall })).toBeNull();
});

test("a memorial names its own funeral hall and shows nothing else of it, and of others nothing at all", () => {
  expect(brandFor(memorial, { content: {}, company: hall })).toBeNull();
  const funeral = { ...hall, isFuneralHall: true };
  expect(brandFor(memorial, { content: {}, company: funeral })).toEqual({
    name: "고이웨딩",
    logo: null,
    color: null,
  });
});

test.each(themeNames)("whatever colour a company has, its name can be read on %s", (name) => {
  const { paper } = settledPalette(themeNamed(name));
  for (const color of ["#ffee88", "#101418", "#8a6d3b"]) {
    const { color: seen } = markOn({ theme: { name, choice: {} } }, { ...hall, color });
    expect(contrast((seen ?? paper) as Colour, paper), color).toBeGreaterThanOrEqual(4.5);
  }
});
