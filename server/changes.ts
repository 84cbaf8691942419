import type { CardId } from "#domain/card-id.ts";
import type { PlanId } from "#domain/wedding-plan.ts";

/** What guests see of a card changed, what guests left on one of its sections, or what a couple plans. */
export type Change =
  | { card: CardId; what: "page" }
  | { card: CardId; what: "entries"; section: string }
  | { plan: PlanId; what: "plan" };

/** Tells those in this process who keep something of it that it is no longer so. */
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
