import type { CardContent } from "./card.ts";

/** How a phrase speaks, for whom, and when: each in the order it is offered. */
export const tones = { polite: "정중한", warm: "다정한", plain: "담백한", poetic: "시적인" } as const;
export const religions = {
  none: "종교 없음",
  protestant: "기독교",
  catholic: "천주교",
  buddhist: "불교",
  "won-buddhist": "원불교",
} as const;
export const seasons = {
  any: "모든 계절",
  spring: "봄",
  summer: "여름",
  autumn: "가을",
  winter: "겨울",
} as const;

/** Words a maker may begin with, all written for us. */
export type Phrase<Occasion extends string = string> = {
  text: string;
  occasion: Occasion;
  tone: keyof typeof tones;
  religion: keyof typeof religions;
  season: keyof typeof seasons;
};

/** All phrases of a kind. */
export type PhraseBook<Occasion extends string = string> = {
  /** What they are said at, as a maker calls it; in the order it is offered. */
  occasions: Readonly<Record<Occasion, string>>;
  /** What a card is for: where a maker begins to look. */
  occasionOf(content: CardContent): Occasion;
  phrases: readonly Phrase<Occasion>[];
};
