import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { ask } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { watchEntries } from "#web/card/watch-entries.ts";
import { CheckInDocument, TicketsDocument, UndoCheckInDocument } from "#web/graphql/graphql.ts";
import { storeCheckIns, storedCheckIns } from "./check-in-storage.ts";
import {
  type CheckInTicket,
  knownTickets,
  noCheckIns,
  type OptimisticCheckIns,
  type Tap,
  withoutTap,
  withTap,
  withTicket,
} from "./optimistic-check-ins.ts";

/** A device that hears of many guests at once reads the list once in a while. */
const READ_AFTER_MS = 3_000;
/** What could not be sent is tried again. */
const SEND_AGAIN_MS = 4_000;

/** What became of a ticket at this entrance. `unsent`: let in, and told to the server later. */
export type CheckInOutcome = { ticket: CheckInTicket; is: "in" | "unsent" | "used" | "void" };

type Asked = { card: string; section: string };

/** An entrance: what its device knows, whom it lets in, and what it learns later. */
export function useCheckIn({ card, section }: Asked) {
  const [checkIns, setCheckIns] = useState(noCheckIns);
  const [outcome, setOutcome] = useState<CheckInOutcome | null>(null);
  /** Let in here without a network, and at another entrance as well. */
  const [conflicts, setConflicts] = useState<CheckInOutcome[]>([]);
  const [isOnline, setOnline] = useState(true);
  const [isRead, setRead] = useState(false);
  const latest = useRef<OptimisticCheckIns>(noCheckIns);
  const sending = useRef(false);

  const write = useCallback(
    (change: (known: OptimisticCheckIns) => OptimisticCheckIns) => {
      latest.current = change(latest.current);
      setCheckIns(latest.current);
      void storeCheckIns(card, latest.current);
    },
    [card],
  );

  const read = useCallback(async () => {
    try {
      const tickets = await everyTicket({ card, section });
      write(({ taps }) => ({ tickets, taps }));
      setOnline(true);
      setRead(true);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) setOnline(false);
    }
  }, [card, section, write]);

  /** Tells the server of one tap; undefined while it cannot be reached. */
  async function tell(tap: Tap): Promise<CheckInOutcome["is"] | undefined> {
    try {
      const { checkIn } = await ask(CheckInDocument, tap);
      write((known) => withTicket(withoutTap(known, tap), checkIn.ticket));
      setOnline(true);
      return checkIn.isNew ? "in" : "used";
    } catch (error) {
      if (!(error instanceof ApiRefusal)) {
        setOnline(false);
        return undefined;
      }
      write((known) => withoutTap(known, tap));
      return "void";
    }
  }

  /** One after the other, the oldest first. */
  async function sendWaiting() {
    if (sending.current) return;
    sending.current = true;
    for (const tap of latest.current.taps) {
      const is = await tell(tap);
      if (!is) break;
      const ticket = latest.current.tickets.find(({ id }) => id === tap.id);
      if (is !== "in" && ticket) setConflicts((some) => [...some, { ticket, is }]);
    }
    sending.current = false;
  }

  async function letIn({ id }: CheckInTicket, door: string) {
    const ticket = knownTickets(latest.current).find((one) => one.id === id);
    if (!ticket) return;
    if (ticket.checkedInAt !== null) return setOutcome({ ticket, is: "used" });
    const tap = { id, door, at: new Date().toISOString(), key: newIdempotencyKey() };
    write((known) => withTap(known, tap));
    const is = (await tell(tap)) ?? "unsent";
    const now = knownTickets(latest.current).find((one) => one.id === id) ?? ticket;
    setOutcome({ ticket: now, is });
  }

  async function undo({ id }: CheckInTicket): Promise<boolean> {
    const tap = latest.current.taps.find((one) => one.id === id);
    if (tap) write((known) => withoutTap(known, tap));
    else {
      try {
        const { undoCheckIn } = await ask(UndoCheckInDocument, { id });
        write((known) => withTicket(known, undoCheckIn));
      } catch {
        return false;
      }
    }
    setOutcome(null);
    return true;
  }

  const retryWaiting = useEffectEvent(() => {
    if (latest.current.taps.length > 0) void sendWaiting();
  });

  useEffect(() => {
    void storedCheckIns(card).then((kept) => {
      if (latest.current === noCheckIns) write(() => kept);
      void read();
    });
    let soon: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        void read();
      }, READ_AFTER_MS);
    };
    const unwatch = watchEntries(card)(section, later);
    const back = () => {
      retryWaiting();
      later();
    };
    const again = setInterval(retryWaiting, SEND_AGAIN_MS);
    addEventListener("online", back);
    document.addEventListener("visibilitychange", back);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
      unwatch();
      removeEventListener("online", back);
      document.removeEventListener("visibilitychange", back);
    };
  }, [card, section, read, write]);

  return {
    checkIns,
    outcome,
    conflicts,
    isOnline,
    isRead,
    letIn,
    undo,
    close: () => setOutcome(null),
    settle: () => setConflicts([]),
  };
}

async function everyTicket(asked: Asked, after?: string): Promise<CheckInTicket[]> {
  const { tickets: page } = await ask(TicketsDocument, { ...asked, first: 100, after: after ?? null });
  return page.next ? [...page.tickets, ...(await everyTicket(asked, page.next))] : page.tickets;
}
