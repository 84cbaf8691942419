import type { MapPlace } from "#cards/engine/links.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { ContentOf, Section } from "#cards/engine/section.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";

/**
 * A card as a guest of eighty reads it alone (elder mode, 어르신 모드): a few screens of very large type, at most four
 * large buttons, and words that a voice can read.
 */
export type EasyView = {
  language: CardFacts["language"];
  screens: readonly EasyScreen[];
  ways: EasyWays | null;
  answer: EasyAct | null;
  gift: EasyAct | null;
};

export type EasyScreenName = "who" | "letter" | "when" | "where" | "contact";

export type EasyScreen = {
  name: EasyScreenName;
  title: string;
  lines: readonly EasyLine[];
  calls: readonly EasyCall[];
  links: readonly EasyLink[];
};

/** A line is read in one breath: a sentence, or what stands alone. A label stands over what follows. */
export type EasyLine = { words: string; as: "name" | "fact" | "label" | "note" };

/** Somebody who can be called. */
export type EasyCall = { relation: string; name: string; phone: string };
export type EasyLink = { label: string; href: string };
/** A section of the card that is shown alone. */
export type EasyAct = { section: string; label: string };
export type EasyWays = { name: string; address: string; maps: readonly EasyLink[] };

/** What a kind says of a card that guests see; whatever it leaves out is on no screen. */
export type EasyParts = Partial<Record<Exclude<EasyScreenName, "contact">, readonly EasyLine[]>> & {
  who: readonly EasyLine[];
  /** What its screens are called, where that is not what they are called on all cards. */
  titles?: Partial<Record<EasyScreenName, string>>;
  place?: MapPlace | null;
  calls?: readonly EasyCall[];
  links?: readonly EasyLink[];
  /** Sections in which a guest answers, the first wanted one first; one that is not on the page is passed over. */
  answers?: readonly EasyAct[];
  gifts?: readonly EasyAct[];
};

/** `search` is what stood behind the question mark of the page's address. */
export type EasyPartsOf = (page: CardPage, search: string) => EasyParts;

/** A section as guests see it; null where they see none of it. */
export function shownPart<One extends Section>(page: CardPage, name: One["name"]): ContentOf<One> | null {
  return page.shown.includes(name) ? (page.sections[name] as ContentOf<One>) : null;
}

export function easyLine(
  as: EasyLine["as"],
  ...words: readonly (string | false | null | undefined)[]
): EasyLine {
  const said = words.map((word) => (word || "").trim()).filter(Boolean);
  return { as, words: said.join(" ").replace(/\s+/gu, " ") };
}

/** As much as is said in one breath. */
const BREATH = 90;
const ENDED = /[.!?…。！？]['’"”)]*$/u;

/** A text sentence by sentence: its maker breaks lines for the eye, within a sentence too. */
export function noteLines(text: string): EasyLine[] {
  return text
    .split(/\n\s*\n/u)
    .flatMap((paragraph) => sentencesIn(paragraph.split("\n")))
    .map((words) => easyLine("note", words));
}

function sentencesIn(lines: readonly string[]): string[] {
  // What has no sentence in it is a list.
  if (!lines.some((one) => ENDED.test(one.trim()))) return [...lines];
  // A day is written with points, too: 11. 20.
  const parts = lines.flatMap((one) => one.trim().split(/(?<=[^\d\s][.!?…。！？])\s+/u));
  const sentences: string[] = [];
  for (const part of parts) {
    const open = sentences.at(-1);
    const goesOn = open !== undefined && !ENDED.test(open) && open.length + part.length <= BREATH;
    if (goesOn) sentences[sentences.length - 1] = `${open} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}
