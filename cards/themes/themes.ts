import { film } from "./film/theme.ts";
import { firstSnow } from "./first-snow/theme.ts";
import { hanji } from "./hanji/theme.ts";
import { springNight } from "./spring-night/theme.ts";
import type { Theme } from "./theme.ts";

export const themes = [hanji, firstSnow, springNight, film] as const satisfies readonly Theme[];
export type ThemeName = (typeof themes)[number]["name"];
export function themeNamed(name: ThemeName): Theme {
  const theme = themes.find((candidate) => candidate.name === name);
  if (!theme) throw new Error(`No theme is named ${name}`);
  return theme;
}
