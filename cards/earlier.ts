import type { CardContent } from "./card.ts";
import type { Earlier, Kind } from "./kind.ts";
import { textOf } from "./parts/leaving/text-of.ts";
import { photosIn } from "./photo.ts";

type Given = {
  kind: Kind;
  content: CardContent;
  /** Everything that guests left, whatever the section. */
  entries: readonly Record<string, unknown>[];
  today: string;
};

/** What a card of any kind leaves to one that is made from it. */
export function earlierCard({ kind, content, entries, today }: Given): Earlier {
  const legacy = kind.legacy?.(content) ?? { gathering: "other", hosts: kind.facts(content).title };
  return {
    ...legacy,
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
