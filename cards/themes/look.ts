import type { CardContent } from "#cards/engine/card.ts";
import { themeVariables } from "./colour.ts";
import { type FontName, fonts } from "./fonts.ts";
import type { Theme } from "./theme.ts";
import { type ThemeName, themeNamed } from "./themes.ts";

/** A theme with its maker's choice, settled: all that drawing needs. A guest's browser gets this instead of the rules. */
export type Look = {
  theme: ThemeName;
  variables: Record<`--${string}`, string>;
  heading: Theme["heading"];
  eyebrow: Theme["type"]["eyebrow"];
  cover: Theme["cover"]["align"];
  photo: Theme["cover"]["photo"];
  entrance: Theme["motion"]["entrance"];
  isRound: boolean;
  /** What is set in which; some may be the same. */
  fonts: Record<"heading" | "body" | "figures", FontName>;
  /** Style sheets with every letter of these fonts, for words that are not known yet. */
  sheets: string[];
};

/** From this radius on, corners read as round. */
const ROUND_PX = 12;

/** Settling colours takes longer than drawing a line of text, and a theme rarely changes while a card is typed. */
const settled = new WeakMap<CardContent["theme"], Look>();

export function lookOf(chosen: CardContent["theme"]): Look {
  const look = settled.get(chosen) ?? settle(chosen);
  settled.set(chosen, look);
  return look;
}

function settle({ name, choice }: CardContent["theme"]): Look {
  const theme = themeNamed(name);
  const { heading, body, figures } = theme.fonts;
  const named = { heading: choice.headingFont ?? heading, body: choice.bodyFont ?? body, figures };
  return {
    theme: name,
    variables: themeVariables(theme, choice),
    heading: theme.heading,
    eyebrow: theme.type.eyebrow,
    cover: theme.cover.align,
    photo: theme.cover.photo,
    entrance: theme.motion.entrance,
    isRound: theme.radius >= ROUND_PX,
    fonts: named,
    sheets: sheetsOf(Object.values(named)),
  };
}

/** Style sheets with every letter of these fonts. */
export function sheetsOf(names: readonly FontName[]): string[] {
  return [
    ...new Set(names.flatMap((name) => fonts[name].faces.map(({ css }) => `/fonts/${name}/${fileOf(css)}`))),
  ];
}

function fileOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
