import { part } from "#cards/card.ts";
import type { ShelvedCard } from "#cards/shelf.ts";
import { design } from "../section.ts";

/** As many pockets as a sheet for a binder has. */
export const POCKETS = 9;

/** A card in its pocket; null for an empty one. */
export type BinderPage = { set: string; at: number; of: number; pockets: readonly (ShelvedCard | null)[] };

/** Which set a card belongs to; empty for none, and as long as it is not known. */
export function setOf({ content }: ShelvedCard): string {
  return content ? part(content, design).set.trim() : "";
}

/** Every set on pages of its own, the newest set first; what belongs to none comes before all. */
export function binderPages(cards: readonly ShelvedCard[]): BinderPage[] {
  const sets = new Map<string, ShelvedCard[]>([["", []]]);
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
