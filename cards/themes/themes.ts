import { autumn } from "./autumn/theme.ts";
import { balloon } from "./balloon/theme.ts";
import { candle } from "./candle/theme.ts";
import { celadon } from "./celadon/theme.ts";
import { chrysanthemum } from "./chrysanthemum/theme.ts";
import { cottonCandy } from "./cotton-candy/theme.ts";
import { dolsang } from "./dolsang/theme.ts";
import { drafting } from "./drafting/theme.ts";
import { film } from "./film/theme.ts";
import { firstSnow } from "./first-snow/theme.ts";
import { greenhouse } from "./greenhouse/theme.ts";
import { hanji } from "./hanji/theme.ts";
import { inkstone } from "./inkstone/theme.ts";
import { letterTheme } from "./letter/theme.ts";
import { modern } from "./modern/theme.ts";
import { nameplate } from "./nameplate/theme.ts";
import { neon } from "./neon/theme.ts";
import { saekdong } from "./saekdong/theme.ts";
import { sea } from "./sea/theme.ts";
import { sijeonji } from "./sijeonji/theme.ts";
import { springNight } from "./spring-night/theme.ts";
import { stillness } from "./stillness/theme.ts";
import type { Theme } from "./theme.ts";
import { type } from "./type/theme.ts";

/** In the order a maker sees them. */
export const themes = [
  hanji,
  firstSnow,
  springNight,
  film,
  greenhouse,
  celadon,
  saekdong,
  modern,
  letterTheme,
  sea,
  autumn,
  balloon,
  dolsang,
  cottonCandy,
  type,
  neon,
  candle,
  sijeonji,
  nameplate,
  drafting,
  stillness,
  chrysanthemum,
  inkstone,
] as const satisfies readonly Theme[];

export type ThemeName = (typeof themes)[number]["name"];

export const themeNames = themes.map((theme) => theme.name);

const byName: ReadonlyMap<string, Theme> = new Map(themes.map((theme) => [theme.name, theme]));

export function themeNamed(name: ThemeName): Theme {
  const theme = byName.get(name);
  if (!theme) throw new Error(`No theme is named ${name}`);
  return theme;
}
