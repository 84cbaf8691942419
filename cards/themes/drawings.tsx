import * as autumn from "./autumn/drawings.tsx";
import * as balloon from "./balloon/drawings.tsx";
import * as candle from "./candle/drawings.tsx";
import * as celadon from "./celadon/drawings.tsx";
import * as chrysanthemum from "./chrysanthemum/drawings.tsx";
import * as cottonCandy from "./cotton-candy/drawings.tsx";
import * as dolsang from "./dolsang/drawings.tsx";
import * as drafting from "./drafting/drawings.tsx";
import type { Drawings } from "./draw/drawings.ts";
import * as film from "./film/drawings.tsx";
import * as firstSnow from "./first-snow/drawings.tsx";
import * as greenhouse from "./greenhouse/drawings.tsx";
import * as hanji from "./hanji/drawings.tsx";
import * as inkstone from "./inkstone/drawings.tsx";
import * as letter from "./letter/drawings.tsx";
import * as modern from "./modern/drawings.tsx";
import * as nameplate from "./nameplate/drawings.tsx";
import * as neon from "./neon/drawings.tsx";
import * as saekdong from "./saekdong/drawings.tsx";
import * as sea from "./sea/drawings.tsx";
import * as sijeonji from "./sijeonji/drawings.tsx";
import * as springNight from "./spring-night/drawings.tsx";
import * as stillness from "./stillness/drawings.tsx";
import type { ThemeName } from "./themes.ts";
import * as type from "./type/drawings.tsx";

/** The drawings of every theme; a gap is a type error. */
export const drawings: Record<ThemeName, Drawings> = {
  hanji,
  "first-snow": firstSnow,
  "spring-night": springNight,
  film,
  greenhouse,
  celadon,
  saekdong,
  modern,
  letter,
  sea,
  autumn,
  balloon,
  dolsang,
  "cotton-candy": cottonCandy,
  type,
  neon,
  candle,
  sijeonji,
  nameplate,
  drafting,
  stillness,
  chrysanthemum,
  inkstone,
};
