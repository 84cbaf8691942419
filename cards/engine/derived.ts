import type { CardContent } from "./card.ts";
import type { Kind } from "./kind.ts";
import { at, put } from "./paths.ts";
import { fillPattern } from "./patterns.ts";
import { isSame } from "./same.ts";

/**
 * Fields that say what the facts of a card say. Facts are typed once (the couple, the day, the child); a cover, a
 * signature or a letter's first line is a pattern with places for them, until its maker writes something else there.
 * What a pattern says is written into its field with every change, so that whoever reads a card reads plain words.
 */

const found = new WeakMap<CardContent, Readonly<Record<string, string>>>();

/** The patterns of a card by the paths of their fields, `cover.title`: its own come before its kind's. */
export function patternsOf(kind: Kind, content: CardContent): Readonly<Record<string, string>> {
  // A form asks once for each of its fields, with every letter.
  const before = found.get(content);
  if (before) return before;
  const known = { ...kind.patterns?.(content), ...content.patterns };
  const fields = Object.entries(known).filter(([path]) => typeof at(content.sections, path) === "string");
  const patterns = Object.fromEntries(fields);
  found.set(content, patterns);
  return patterns;
}

/** What a field would say if its maker had written nothing there; null where it has no pattern. */
export function derivedWords(kind: Kind, content: CardContent, path: string): string | null {
  const pattern = patternsOf(kind, content)[path];
  return pattern === undefined ? null : fillPattern(pattern, kind.factWords?.(content) ?? {});
}

/** The card with what its patterns say of the facts that it has now. */
export function withDerived(kind: Kind, content: CardContent): CardContent {
  const patterns = Object.entries(patternsOf(kind, content));
  if (patterns.length === 0) return content.own ? content : { ...content, own: [] };
  const words = kind.factWords?.(content) ?? {};
  // A card from before says what it said: what differs from its pattern was written by its maker.
  const own =
    content.own ??
    patterns
      .filter(([path, pattern]) => at(content.sections, path) !== fillPattern(pattern, words))
      .map(([path]) => path);
  const sections = patterns
    .filter(([path]) => !own.includes(path))
    .reduce(
      (before, [path, pattern]) => said(kind, before, path, fillPattern(pattern, words)),
      content.sections,
    );
  return sections === content.sections && own === content.own ? content : { ...content, own, sections };
}

/** What its schema does not take (a name too long for the line) is not written; what stood there stays. */
function said(kind: Kind, sections: CardContent["sections"], path: string, words: string) {
  if (at(sections, path) === words) return sections;
  const name = path.slice(0, path.indexOf("."));
  const next = put(sections, path, words);
  const section = kind.sections.find((known) => known.name === name);
  return section?.content.safeParse(next[name]).success ? next : sections;
}

type Change = { before: CardContent; after: CardContent };

/** What a maker wrote into a field with a pattern is their own, until it says the same again. */
export function withOwnWords(kind: Kind, { before, after }: Change): CardContent {
  const patterns = patternsOf(kind, after);
  const words = kind.factWords?.(after) ?? {};
  const was = after.own ?? [];
  const former = patternsOf(kind, before);
  const written = Object.keys(patterns).filter(
    (path) =>
      at(before.sections, path) !== at(after.sections, path) ||
      // What stood there before the field had a pattern was written by somebody.
      (!(path in former) && at(after.sections, path) !== ""),
  );
  const own = [
    ...was.filter((path) => !written.includes(path)),
    ...written.filter((path) => at(after.sections, path) !== fillPattern(patterns[path] ?? "", words)),
  ];
  const kept = isSame(own, was) ? after : { ...after, own };
  return withDerived(kind, withoutLostWords(kind, { before, after: kept }));
}

/** Where a card is for something else now, words that only its former patterns said are gone with them. */
function withoutLostWords(kind: Kind, { before, after }: Change): CardContent {
  const left = patternsOf(kind, after);
  const lost = Object.keys(patternsOf(kind, before)).filter(
    (path) => !(path in left) && !(before.own ?? []).includes(path),
  );
  if (lost.length === 0) return after;
  const sections = lost
    .filter((path) => at(before.sections, path) === at(after.sections, path))
    .reduce((kept, path) => put(kept, path, ""), after.sections);
  return { ...after, sections };
}

/** A field says again what the facts say. */
export function followFacts(kind: Kind, content: CardContent, path: string): CardContent {
  return withDerived(kind, { ...content, own: (content.own ?? []).filter((one) => one !== path) });
}
