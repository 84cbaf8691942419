import { part } from "#cards/engine/card.ts";
import type { ListScreenCard } from "#cards/engine/list-screen.ts";
import { designSection } from "#cards/kinds/photo/section.ts";

/** As many pockets as a sheet for a binder has. */
export const POCKETS = 9;

/** A card in its pocket; null for an empty one. */
export type BinderPage = { set: string; at: number; of: number; pockets: readonly (ListScreenCard | null)[] };

/** Which set a card belongs to; empty for none, and as long as it is not known. */
export function setOf({ content }: ListScreenCard): string {
  return content ? part(content, designSection).set.trim() : "";
}

/** Every set on pages of its own, the newest set first; what belongs to none comes before all. */
export function binderPages(cards: readonly ListScreenCard[]): BinderPage[] {
  const sets = new Map<string, ListScreenCard[]>([["", []]]);
  for (const card of cards) {
    const set = setOf(card);
    sets.set(set, [...(sets.get(set) ?? []), card]);
  }
  return [...sets].flatMap(([set, own]) => {
    const of = Math.ceil(own.length / POCKETS);
    return Array.from({ length: of }, (_, at) => {
      const held = own.slice(at * POCKETS, (at + 1) * POCKETS);
      const free = Array.from({ length: POCKETS - held.length }, () => null);
      return { set, at, of, pockets: [...held, ...free] };
    });
  });
}
