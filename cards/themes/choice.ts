import { z } from "zod";
import { textScales } from "./colour.ts";
import { bodyFonts, headingFonts } from "./fonts.ts";

const colourCode = z.templateLiteral(["#", z.string().regex(/^[0-9a-fA-F]{6}$/)]);

/** What a maker may change of a theme. Everything here reaches a style attribute: nothing else is let in. */
export const themeChoice = z.strictObject({
  accent: colourCode.optional(),
  paper: colourCode.optional(),
  headingFont: z.enum(headingFonts).optional(),
  bodyFont: z.enum(bodyFonts).optional(),
  textScale: z.enum(Object.keys(textScales) as (keyof typeof textScales)[]).optional(),
});

export type ThemeChoice = z.infer<typeof themeChoice>;
