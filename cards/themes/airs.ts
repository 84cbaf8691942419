import type { ThemeName } from "./themes.ts";

/** How a card feels, in words by which people look for one. */
export const feelings = {
  graceful: "단아한",
  warm: "다정한",
  calm: "고요한",
  bright: "화사한",
  crisp: "또렷한",
} as const;
export type Feeling = keyof typeof feelings;

/** The colour that stays in the eye. */
export const hues = {
  white: "흰빛",
  red: "붉은빛",
  pink: "분홍빛",
  gold: "노란빛",
  green: "풀빛",
  blue: "푸른빛",
  dark: "밤빛",
} as const;
export type Hue = keyof typeof hues;

export type Air = { feeling: Feeling; hue: Hue };

/** The air of every theme; a gap is a type error. */
export const airs: Record<ThemeName, Air> = {
  hanji: { feeling: "graceful", hue: "white" },
  "first-snow": { feeling: "calm", hue: "blue" },
  "spring-night": { feeling: "calm", hue: "dark" },
  film: { feeling: "crisp", hue: "white" },
  greenhouse: { feeling: "warm", hue: "green" },
  celadon: { feeling: "graceful", hue: "green" },
  saekdong: { feeling: "bright", hue: "red" },
  modern: { feeling: "crisp", hue: "white" },
  letter: { feeling: "warm", hue: "red" },
  sea: { feeling: "calm", hue: "blue" },
  autumn: { feeling: "warm", hue: "gold" },
  balloon: { feeling: "bright", hue: "pink" },
  dolsang: { feeling: "warm", hue: "gold" },
  "cotton-candy": { feeling: "bright", hue: "pink" },
  type: { feeling: "crisp", hue: "red" },
  neon: { feeling: "bright", hue: "dark" },
  candle: { feeling: "warm", hue: "dark" },
  sijeonji: { feeling: "graceful", hue: "gold" },
  nameplate: { feeling: "warm", hue: "gold" },
  drafting: { feeling: "crisp", hue: "green" },
  stillness: { feeling: "calm", hue: "dark" },
  chrysanthemum: { feeling: "graceful", hue: "white" },
  inkstone: { feeling: "graceful", hue: "white" },
};
