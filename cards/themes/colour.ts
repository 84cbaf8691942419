import type { ThemeChoice } from "./choice.ts";
import { fonts, nearestWeight } from "./fonts.ts";
import { linearRgb, toColour, toOklch } from "./oklch.ts";
import type { Colour, Pigment, Theme } from "./theme.ts";

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [r, g, b] = linearRgb(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What the eye gets of `over` laid on `under` with this opacity. */
export function laidOn({ over, under, opacity }: { over: Colour; under: Colour; opacity: number }): Colour {
  const channel = (colour: Colour, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(over, at) * opacity + channel(under, at) * (1 - opacity)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

type Wish = { colour: Colour; on: Colour | readonly Colour[]; atLeast: number };

/** The same hue, made darker or lighter just enough to be read on every surface named. */
export function readable({ colour, on, atLeast }: Wish): Colour {
  const surfaces = [on].flat() as Colour[];
  const weakest = (candidate: Colour) => Math.min(...surfaces.map((surface) => contrast(candidate, surface)));
  if (weakest(colour) >= atLeast) return colour;

  const start = toOklch(colour);
  const towards = (end: number) => {
    const moved = (t: number) =>
      toColour({ ...start, lightness: start.lightness + (end - start.lightness) * t });
    if (weakest(moved(1)) < atLeast) return undefined;
    let [short, enough] = [0, 1];
    for (let step = 0; step < 14; step++) {
      const middle = (short + enough) / 2;
      if (weakest(moved(middle)) >= atLeast) enough = middle;
      else short = middle;
    }
    return { colour: moved(enough), distance: Math.abs(end - start.lightness) * enough };
  };

  const [darker, lighter] = [towards(0), towards(1)];
  if (darker && lighter) return darker.distance <= lighter.distance ? darker.colour : lighter.colour;
  const only = darker ?? lighter;
  if (only) return only.colour;
  return weakest("#000000") >= weakest("#ffffff") ? "#000000" : "#ffffff";
}

export const textScales = { small: 0.92, regular: 1, large: 1.12, largest: 1.25 } as const;

/** Small text is ink at this opacity; still 4.5 : 1 in every theme. */
export const quietOpacity = 0.74;

/** Text on the sheet, and large or short text beside it (WCAG AAA and AA). */
const bodyContrast = 7;
const textContrast = 4.5;

/** What went wrong is red in every theme, also where the accent is green. */
const errorRed: Colour = "#b3261e";

/** Sundays and public holidays, as on any calendar in Korea; a memorial theme keeps to its own tone. */
const calendarRed: Colour = "#c0392b";

/** Five surfaces that can be read on one another, whatever paper and accent the maker took. */
export function settledPalette(
  theme: Theme,
  choice: ThemeChoice = {},
): Theme["palette"] & { quiet: Colour; error: Colour; holiday: Colour } {
  const own = theme.palette;
  const paper = choice.paper ? sheetOf(choice.paper) : own.paper;
  const moved = choice.paper !== undefined && choice.paper.toLowerCase() !== own.paper.toLowerCase();
  const soft = moved ? beside({ paper, like: own.soft, of: own.paper }) : own.soft;
  const ground = moved ? beside({ paper, like: own.ground, of: own.paper }) : own.ground;
  const ink = readable({
    colour: readable({ colour: own.ink, on: paper, atLeast: bodyContrast }),
    on: [paper, soft],
    atLeast: textContrast,
  });
  const accent = readable({ colour: choice.accent ?? own.accent, on: [paper, soft], atLeast: textContrast });
  const quiet = readable({
    colour: laidOn({ over: ink, under: paper, opacity: quietOpacity }),
    on: [paper, soft],
    atLeast: textContrast,
  });
  const error = readable({ colour: errorRed, on: [paper, soft], atLeast: textContrast });
  const red = theme.occasion === "memorial" ? accent : calendarRed;
  const holiday = readable({ colour: red, on: [paper, soft], atLeast: textContrast });
  return { paper, ink, accent, soft, ground, quiet, error, holiday };
}

/** On a middle grey nothing reads well: the sheet itself moves to where ink can reach 7 : 1, with room for `soft`. */
function sheetOf(paper: Colour): Colour {
  const ends = ["#000000", "#ffffff"] as const;
  const [near, far] = contrast(paper, ends[0]) > contrast(paper, ends[1]) ? ends : [ends[1], ends[0]];
  const room = 9;
  const moved = readable({ colour: paper, on: near, atLeast: room });
  return contrast(moved, near) >= room ? moved : far;
}

/** A surface that stands to another paper as it stood to the theme's own. */
function beside({ paper, like, of }: { paper: Colour; like: Colour; of: Colour }): Colour {
  const [sheet, surface, origin] = [toOklch(paper), toOklch(like), toOklch(of)];
  const dark = sheet.lightness < 0.5;
  const step = surface.lightness - origin.lightness;
  // More than this and a far ground would leave the family of its paper.
  const size = Math.min(Math.abs(step), 0.16);
  const sameSide = dark === origin.lightness < 0.5;
  const up = sameSide ? step > 0 : dark;
  return toColour({
    lightness: sheet.lightness + (up ? size : -size),
    chroma: Math.max(sheet.chroma, Math.min(surface.chroma, sheet.chroma + 0.02)),
    hue: sheet.chroma < 0.004 ? surface.hue : sheet.hue,
  });
}

/** A grey accent gives grey leaves. */
function pigment(wish: Pigment, accent: Colour): Colour {
  if (typeof wish === "string") return wish;
  const { chroma, hue } = toOklch(accent);
  return toColour({ lightness: wish.lightness, chroma: wish.chroma * Math.min(chroma / 0.05, 1), hue });
}

/** The CSS variables of a card's root element. Viewers and drawings read nothing else. */
export function themeVariables(theme: Theme, choice: ThemeChoice = {}): Record<`--${string}`, string> {
  const colours = settledPalette(theme, choice);
  const heading = choice.headingFont ?? theme.fonts.heading;
  const body = choice.bodyFont ?? theme.fonts.body;
  const { figures } = theme.fonts;
  const wash = Math.round(0.22 * 255).toString(16);
  return {
    "--paper": colours.paper,
    "--ink": colours.ink,
    "--accent": colours.accent,
    "--soft": colours.soft,
    "--ground": colours.ground,
    "--quiet": colours.quiet,
    "--error": colours.error,
    "--holiday": colours.holiday,
    "--hairline": `${colours.ink}${wash}`,
    "--heading": fonts[heading].family,
    "--body": fonts[body].family,
    "--figures": fonts[figures].family,
    "--heading-weight": String(nearestWeight(heading, theme.type.weight)),
    "--heading-optical": String(fonts[heading].optical),
    "--body-optical": String(fonts[body].optical),
    "--figures-optical": String(fonts[figures].optical),
    "--tracking": `${theme.type.tracking}em`,
    "--maker-scale": String(textScales[choice.textScale ?? "regular"]),
    "--room-top": `${theme.cover.room.top}%`,
    "--room-bottom": `${theme.cover.room.bottom}%`,
    "--radius": `${theme.radius}px`,
    "--line": `${theme.line}px`,
    "--space": `${theme.space}px`,
    ...Object.fromEntries(
      theme.pigments.map((wish, index) => [
        `--pigment-${index + 1}`,
        pigment(wish, choice.accent ?? theme.palette.accent),
      ]),
    ),
  };
}
