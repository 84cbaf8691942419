import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { themeChoice } from "./choice.ts";
import { contrast, readable, settledPalette, themeVariables } from "./colour.ts";
import { bodyFonts, fonts, headingFonts } from "./fonts.ts";
import { toColour, toOklch } from "./oklch.ts";
import type { Colour } from "./theme.ts";
import { themes } from "./themes.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Colour => `#${value.toString(16).padStart(6, "0")}`);
const anyTheme = fc.constantFrom(...themes);

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
    ["#0000ff", "#ffffff", 8.59],
  ] as const)("%s on %s is %d : 1, as WCAG has it", (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
    expect(contrast(b, a)).toBeCloseTo(ratio, 2);
  });
});

test("a colour goes to OKLCH and comes back the same", () => {
  fc.assert(fc.property(anyColour, (colour) => toColour(toOklch(colour)) === colour));
});

describe("readable", () => {
  test("makes any accent readable on any theme's paper and boxes", () => {
    fc.assert(
      fc.property(anyColour, anyTheme, (colour, theme) => {
        const { paper, soft } = theme.palette;
        const moved = readable({ colour, on: [paper, soft], atLeast: 4.5 });
        expect(contrast(moved, paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(moved, soft)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test("leaves a colour alone that can be read already", () => {
    fc.assert(
      fc.property(anyColour, anyColour, (colour, on) => {
        fc.pre(contrast(colour, on) >= 4.5);
        expect(readable({ colour, on, atLeast: 4.5 })).toBe(colour);
      }),
    );
  });

  test("moves a colour no further than it must", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        fc.pre(contrast(colour, "#ffffff") < 4.5);
        expect(contrast(readable({ colour, on: "#ffffff", atLeast: 4.5 }), "#ffffff")).toBeLessThan(4.75);
      }),
    );
  });

  test("keeps a maker's yellow yellow", () => {
    const moved = toOklch(readable({ colour: "#ffd400", on: "#ffffff", atLeast: 4.5 }));
    expect(moved.hue).toBeCloseTo(toOklch("#ffd400").hue, 1);
    expect(moved.chroma).toBeGreaterThan(0.08);
  });

  test("gives black or white where a middle grey lets nothing reach the ratio", () => {
    expect(readable({ colour: "#808080", on: "#808080", atLeast: 7 })).toBe("#000000");
  });
});

test("a card stays readable on any paper with any accent", () => {
  fc.assert(
    fc.property(anyTheme, anyColour, anyColour, (theme, paper, accent) => {
      const card = settledPalette(theme, { paper, accent });
      expect(contrast(card.ink, card.paper)).toBeGreaterThanOrEqual(7);
      for (const colour of [card.ink, card.accent, card.quiet, card.error]) {
        expect(contrast(colour, card.soft)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colour, card.paper)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
});

describe("what a maker may choose", () => {
  test("takes colours as #rrggbb, fonts and sizes by name, or nothing", () => {
    expect(themeChoice.parse({})).toEqual({});
    const choice = {
      accent: "#A1b2C3",
      paper: "#ffffff",
      headingFont: "gaegu",
      bodyFont: "pretendard",
      textScale: "large",
    };
    expect(themeChoice.parse(choice)).toEqual(choice);
  });

  test.each([
    { accent: "red" },
    { accent: "#fff" },
    { accent: "#12345g" },
    { accent: "#1234567" },
    { accent: "#123456;background:url(//evil)" },
    { accent: "#123456\n" },
    { paper: "var(--ink)" },
    { paper: "" },
    { headingFont: "Comic Sans" },
    { headingFont: "cormorant-garamond" },
    { bodyFont: "grandiflora-one" },
    { bodyFont: '";}body{display:none}' },
    { textScale: "huge" },
    { textScale: 3 },
    { radius: 4 },
    { __proto__: { accent: 1 }, accent: null },
  ])("refuses %j", (choice) => {
    expect(themeChoice.safeParse(choice).success).toBe(false);
  });

  test("never lets anything but values into the style of a card", () => {
    const choice = fc.record(
      {
        accent: anyColour,
        paper: anyColour,
        headingFont: fc.constantFrom(...headingFonts),
        bodyFont: fc.constantFrom(...bodyFonts),
        textScale: fc.constantFrom("small", "regular", "large", "largest"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyTheme, choice, (theme, chosen) => {
        const variables = themeVariables(theme, themeChoice.parse(chosen));
        for (const value of Object.values(variables)) expect(value).toMatch(/^[\w#"., %-]+$/);
      }),
    );
  });

  test("sets a chosen heading font in a weight the font has", () => {
    for (const theme of themes) {
      for (const headingFont of headingFonts) {
        const weight = Number(themeVariables(theme, { headingFont })["--heading-weight"]);
        expect(fonts[headingFont].faces.map((face) => face.weight)).toContain(weight);
      }
    }
  });

  test("turns the leaves with the accent", () => {
    const autumn = themes.find((theme) => theme.name === "autumn");
    expect(autumn && themeVariables(autumn)["--pigment-1"]).not.toBe(
      autumn && themeVariables(autumn, { accent: "#9a3d17" })["--pigment-1"],
    );
  });
});
