import { z } from "zod";
import { cardId } from "#domain/card-id.ts";
import { planId } from "#domain/wedding-plan.ts";
import type { Database, Log } from "#server/ports.ts";

const toldChange = z.discriminatedUnion("what", [
  z.object({ what: z.literal("page"), card: cardId, by: z.string() }),
  z.object({ what: z.literal("entries"), card: cardId, section: z.string(), by: z.string() }),
  z.object({ what: z.literal("plan"), plan: planId, by: z.string() }),
]);

/** Where the triggers tell. */
export const CHANGES = "changes";

type ToldChange = z.infer<typeof toldChange>;
type Known<Change> = Change extends ToldChange ? Omit<Change, "by"> & { isOwn: boolean } : never;

/**
 * What guests see of a card changed, what guests left on one of its sections, or what a couple plans; or anything may
 * have changed, because for a while nothing was heard. `isOwn` of what this process changed itself.
 */
export type BusEvent = Known<ToldChange> | { what: "everything" };

export type EventBus = ReturnType<typeof createEventBus>;

/**
 * Event bus: whoever caches or shows something is told that it changed, by whichever process. Nobody publishes: triggers
 * of the database tell what is written, with the transaction that writes it (migration `told-changes`).
 */
export function createEventBus({ database, log }: { database: Database; log?: Log }) {
  const listeners = new Set<(change: BusEvent) => void>();
  const tell = (change: BusEvent) => {
    for (const listener of listeners) listener(change);
  };
  let isHeard = true;
  const listening = database.listen({
    channel: CHANGES,
    heard(told) {
      // Who runs the version before beside us says words of their own here.
      if (!told.startsWith("{")) return;
      const change = toldChange.safeParse(JSON.parse(told));
      // What a newer version beside us tells besides is nothing that this one keeps.
      if (change.success) tell(knownBy(listening.name, change.data));
    },
    lost() {
      isHeard = false;
      log?.warn({}, "changes of other processes are not heard; kept pages are compared with the database");
    },
    back() {
      if (!isHeard) log?.info({}, "changes of other processes are heard again");
      isHeard = true;
      tell({ what: "everything" });
    },
  });
  return {
    /** Calls back at every change until the answer is called. */
    subscribe(listener: (change: BusEvent) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Whether everything is known that was committed a second ago: what is kept may be served as it is. */
    isFresh: listening.isFresh,
    /** After it everything is known that was committed before; or `isFresh` says no. */
    caughtUp: listening.caughtUp,
  };
}

function knownBy(name: string, { by, ...change }: ToldChange): BusEvent {
  return { ...change, isOwn: by === name };
}
