import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import type { CardContent } from "./card.ts";
import type { Earlier, Kind } from "./kind.ts";
import { photosIn } from "./photo.ts";

type Given = {
  kind: Kind;
  content: CardContent;
  /** Everything that guests left, whatever the section. */
  entries: readonly Record<string, unknown>[];
  today: string;
};

/** What a card of any kind leaves to one that is made from it. */
export function carryOver({ kind, content, entries, today }: Given): Earlier {
  const carried = kind.carriedOver?.(content) ?? { gathering: "other", hosts: kind.facts(content).title };
  return {
    ...carried,
    photos: photosOf(content),
    guests: guestsIn(entries),
    today,
    language: content.language,
  };
}

/** In the order they are seen, each once. */
function photosOf({ order, hidden, sections }: CardContent) {
  const seen = order.filter((name) => !hidden.includes(name)).flatMap((name) => photosIn(sections[name]));
  return [...new Map(seen.map((photo) => [photo.key, photo])).values()];
}

/** Who answered and also wrote is one guest; spaces and letter case are how people type, not who they are. */
function guestsIn(entries: readonly Record<string, unknown>[]): string[] {
  const names = entries.map((entry) => textOf(entry, "name").normalize("NFC").replace(/\s+/gu, " ").trim());
  const same = (name: string) => name.replaceAll(" ", "").toLowerCase();
  return [...new Map(names.filter(Boolean).map((name) => [same(name), name])).values()];
}
