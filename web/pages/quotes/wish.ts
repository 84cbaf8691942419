import { tagsOf } from "#cards/engine/phrase.ts";
import { type Findable, findable, finder } from "#web/find/hangul.ts";
import type { PhraseGroup, ShownPhrase } from "./phrase-groups.ts";

const keys = ["kind", "occasion", "relation", "tone", "religion", "season"] as const;
type WishKey = (typeof keys)[number];

/** What somebody looks for, as it stands in the address; empty where anything will do. */
export type PhraseWish = Record<WishKey, string>;

export function wishIn(search: URLSearchParams): PhraseWish {
  return Object.fromEntries(keys.map((key) => [key, search.get(key) ?? ""])) as PhraseWish;
}

/** The address of a wish, from the question mark on. Another kind has other occasions. */
export function searchFor(wish: Partial<PhraseWish>, query = ""): string {
  const wanted = Object.entries({ ...wish, q: query }).filter(([, value]) => value);
  return `?${new URLSearchParams(wanted as [string, string][])}`;
}

type Wished = { groups: readonly PhraseGroup[]; wish: PhraseWish; query: string };

/** What of the groups is wished for; those with nothing of it are left out. */
export function wished({ groups, wish, query }: Wished): PhraseGroup[] {
  const finds = finder(query);
  const isAsked = query.trim() !== "";
  return groups
    .filter(({ kind }) => !wish.kind || wish.kind === kind)
    .map((group) => ({
      ...group,
      phrases: group.phrases.filter(
        (phrase) => suits(phrase, wish) && (!isAsked || finds(findableOf(group, phrase))),
      ),
    }))
    .filter(({ phrases }) => phrases.length > 0);
}

function suits(phrase: ShownPhrase, wish: PhraseWish): boolean {
  return keys.every((key) => key === "kind" || !wish[key] || phrase[key] === wish[key]);
}

const known = new WeakMap<ShownPhrase, Findable>();

/** By its words, and by all that is said about it. */
function findableOf({ label, occasions }: PhraseGroup, phrase: ShownPhrase): Findable {
  const made =
    known.get(phrase) ??
    findable([phrase.text, label, occasions[phrase.occasion] ?? "", ...tagsOf(phrase)].join(" "));
  known.set(phrase, made);
  return made;
}

/** A taste of a group: the first of each tone. */
export function taste(phrases: readonly ShownPhrase[]): ShownPhrase[] {
  const tones = phrases.map(({ tone }) => tone);
  return phrases.filter(({ tone }, at) => tones.indexOf(tone) === at);
}
