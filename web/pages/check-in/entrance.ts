import { createStore } from "zustand/vanilla";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { watchEntries } from "#web/card/watch-entries.ts";
import { CheckInDocument, TicketsDocument, UndoCheckInDocument } from "#web/graphql/graphql.ts";
import { askAs } from "#web/offline-queue/ask-as.ts";
import { createChangeQueue } from "#web/offline-queue/change-queue.ts";
import { checkInStorage } from "./check-in-storage.ts";
import { type CheckInTicket, shownTickets, type Tap, withTicket } from "./optimistic-check-ins.ts";

/** A device that hears of many guests at once reads the list once in a while. */
const READ_AFTER_MS = 3_000;
/** Another entrance has to know whom this one let in. */
const PAUSES = { first: 4_000, last: 4_000 };

/** What became of a ticket at this entrance. `unsent`: let in, and told to the server later. */
export type CheckInOutcome = { ticket: CheckInTicket; is: "in" | "unsent" | "used" | "void" };

type Seen = {
  outcome: CheckInOutcome | null;
  /** Let in here without a network, and at another entrance as well. */
  conflicts: readonly CheckInOutcome[];
  isRead: boolean;
};

type Parts = { owner: string; card: string; section: string };

/** An entrance: what its device knows, whom it lets in, and what it learns later. */
export function openEntrance({ owner, card, section }: Parts) {
  const ask = askAs(owner);
  const seen = createStore<Seen>(() => ({ outcome: null, conflicts: [], isRead: false }));
  /** What became of those for whom somebody stands here and waits, by the key of the tap. */
  const awaited = new Map<string, CheckInOutcome["is"]>();

  const queue = createChangeQueue<readonly CheckInTicket[], Tap>({
    storage: checkInStorage,
    whose: { owner, about: card },
    first: { known: [], changes: [] },
    keepsKnown: true,
    async send(tap) {
      const { checkIn } = await ask(CheckInDocument, tap);
      settle(tap, { ticket: checkIn.ticket, is: checkIn.isNew ? "in" : "used" });
      return (tickets) => withTicket(tickets, checkIn.ticket);
    },
    refused(tap) {
      const ticket = ticketOf(tap);
      if (ticket) settle(tap, { ticket, is: "void" });
    },
    pauses: PAUSES,
  });
  const ticketOf = ({ id }: { id: string }) =>
    shownTickets(queue.state.getState()).find((ticket) => ticket.id === id);

  function settle({ key }: Tap, outcome: CheckInOutcome): void {
    if (awaited.has(key)) awaited.set(key, outcome.is);
    else if (outcome.is !== "in") seen.setState(({ conflicts }) => ({ conflicts: [...conflicts, outcome] }));
  }

  async function letIn({ id }: CheckInTicket, door: string): Promise<void> {
    const ticket = ticketOf({ id });
    if (!ticket) return;
    if (ticket.checkedInAt !== null) return seen.setState({ outcome: { ticket, is: "used" } });
    const key = newIdempotencyKey();
    awaited.set(key, "unsent");
    await queue.add({ id, door, at: new Date().toISOString(), key });
    const is = awaited.get(key) ?? "unsent";
    awaited.delete(key);
    seen.setState({ outcome: { ticket: ticketOf({ id }) ?? ticket, is } });
  }

  async function undo({ id }: CheckInTicket): Promise<boolean> {
    const waiting = () => queue.state.getState().changes.find((tap) => tap.id === id);
    const sent = waiting();
    // It may have arrived by now.
    if (sent && queue.isOnItsWay(sent)) await queue.flush();
    const tap = waiting();
    if (tap) queue.drop(tap);
    else {
      try {
        const { undoCheckIn } = await ask(UndoCheckInDocument, { id });
        queue.hear((tickets) => withTicket(tickets, undoCheckIn));
      } catch {
        return false;
      }
    }
    seen.setState({ outcome: null });
    return true;
  }

  async function everyTicket(after: string | null): Promise<CheckInTicket[]> {
    const { tickets: page } = await ask(TicketsDocument, { card, section, first: 100, after });
    return page.next ? [...page.tickets, ...(await everyTicket(page.next))] : page.tickets;
  }

  async function read(): Promise<void> {
    const tickets = await queue.read(() => everyTicket(null));
    if (!tickets) return;
    queue.hear(() => tickets);
    seen.setState({ isRead: true });
  }

  return {
    checkIns: queue.state,
    seen,
    /** Sends and listens from now on; answers how to stop. */
    start() {
      let soon: ReturnType<typeof setTimeout> | undefined;
      const later = () => {
        soon ??= setTimeout(() => {
          soon = undefined;
          void read();
        }, READ_AFTER_MS);
      };
      const stop = queue.start(later);
      void read();
      const unwatch = watchEntries(card)(section, later);
      return () => {
        clearTimeout(soon);
        unwatch();
        stop();
      };
    },
    letIn,
    undo,
    close: () => seen.setState({ outcome: null }),
    settle: () => seen.setState({ conflicts: [] }),
  };
}
