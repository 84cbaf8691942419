import type { CardContent } from "./card.ts";
import type { Section } from "./section.ts";

/** How a phrase speaks, for whom, and when: each in the order it is offered. */
export const tones = { polite: "정중한", warm: "다정한", plain: "담백한", poetic: "시적인" } as const;
export const phraseReligions = {
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
/** To whom it is said. */
export const phraseRelations = {
  anyone: "누구에게나",
  family: "가족·친척",
  elder: "어른·스승",
  friend: "친구",
  love: "연인·배우자",
  child: "아이",
  colleague: "직장·손님",
} as const;

/** Words a maker may begin with, all written for us. */
export type Phrase<Occasion extends string = string> = {
  text: string;
  occasion: Occasion;
  tone: keyof typeof tones;
  religion: keyof typeof phraseReligions;
  season: keyof typeof seasons;
  relation: keyof typeof phraseRelations;
};

/** As it stands in `content/phrases`: for everybody, every belief and every season where it does not say otherwise. */
type WrittenPhrase = {
  occasion: string;
  tone: string;
  religion?: string;
  season?: string;
  relation?: string;
  lines: readonly string[];
};

/** A file knows no literal types; `tests/content.test.ts` has looked at what every file says. */
export function readPhrases<Occasion extends string>(written: readonly WrittenPhrase[]): Phrase<Occasion>[] {
  return written.map(({ lines, ...tags }) => {
    const all = { religion: "none", season: "any", relation: "anyone", ...tags, text: lines.join("\n") };
    return all as Phrase<Occasion>;
  });
}

/** How it is, in words; what holds for all is not said. */
export function tagsOf({ tone, religion, season, relation }: Omit<Phrase, "text" | "occasion">): string[] {
  return [
    relation === "anyone" ? "" : phraseRelations[relation],
    tones[tone],
    religion === "none" ? "" : phraseReligions[religion],
    season === "any" ? "" : seasons[season],
  ].filter(Boolean);
}

/** All phrases of a kind. */
export type PhraseBook<Occasion extends string = string> = {
  /** What they are said at, as a maker calls it; in the order it is offered. */
  occasions: Readonly<Record<Occasion, string>>;
  /** What a card is for: where a maker begins to look. */
  occasionOf(content: CardContent): Occasion;
  /** A card that says it, and is for what it is said at. */
  write(content: CardContent, phrase: Phrase<Occasion>): CardContent;
  phrases: readonly Phrase<Occasion>[];
};

type Written = { content: CardContent; section: Section; fields: Record<string, unknown> };

/** A card with other fields in a section, which guests see from now on; they are its maker's own. */
export function written({ content, section: { name }, fields }: Written): CardContent {
  const paths = Object.keys(fields).map((field) => `${name}.${field}`);
  return {
    ...content,
    own: [...new Set([...(content.own ?? []), ...paths])],
    hidden: content.hidden.filter((hidden) => hidden !== name),
    sections: { ...content.sections, [name]: { ...content.sections[name], ...fields } },
  };
}

/** A name of few letters for a phrase, by which an address leads to it: other words, another name. */
export function phraseKey({ text }: Pick<Phrase, "text">): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
