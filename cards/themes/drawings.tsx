import type { Drawings } from "./draw/drawings.ts";
import * as film from "./film/drawings.tsx";
import * as firstSnow from "./first-snow/drawings.tsx";
import * as hanji from "./hanji/drawings.tsx";
import * as springNight from "./spring-night/drawings.tsx";
import type { ThemeName } from "./themes.ts";

export const drawings: Record<ThemeName, Drawings> = {
  hanji, "first-snow": firstSnow, "spring-night": springNight, film,
};
