import type { CardId } from "#domain/card-id.ts";
import type { PlanId } from "#domain/wedding-plan.ts";

/** What guests see of a card changed, what guests left on one of its sections, or what a couple plans. */
export type BusEvent =
  | { card: CardId; what: "page" }
  | { card: CardId; what: "entries"; section: string }
  | { plan: PlanId; what: "plan" };

/** Event bus of this process: whoever caches or shows something is told that it changed. */
export type EventBus = ReturnType<typeof createEventBus>;

export function createEventBus() {
  const listeners = new Set<(change: BusEvent) => void>();
  return {
    publish(change: BusEvent): void {
      for (const listener of listeners) listener(change);
    },
    /** Calls back at every change until the answer is called. */
    subscribe(listener: (change: BusEvent) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
