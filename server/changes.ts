import type { CardId } from "#domain/card-id.ts";

/** What guests see of a card changed, or what guests left on one of its sections. */
export type Change = { card: CardId; what: "page" } | { card: CardId; what: "entries"; section: string };

/** Tells those in this process who keep something of a card that it is no longer so. */
export type Changes = ReturnType<typeof createChanges>;

export function createChanges() {
  const listeners = new Set<(change: Change) => void>();
  return {
    tell(change: Change): void {
      for (const listener of listeners) listener(change);
    },
    /** Calls back at every change until the answer is called. */
    watch(listener: (change: Change) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
