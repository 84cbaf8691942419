import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { newKey } from "#domain/new-key.ts";
import { ask } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { watchEntries } from "#web/card/watch-entries.ts";
import { CheckInDocument, TicketsDocument, UndoCheckInDocument } from "#web/graphql/graphql.ts";
import {
  type Book,
  emptyBook,
  known,
  type Tap,
  type Ticket,
  withoutTap,
  withTap,
  withTicket,
} from "./door-book.ts";
import { keepBook, keptBook } from "./kept-door.ts";

/** A door that hears of many guests at once reads the list once in a while. */
const READ_AFTER_MS = 3_000;
/** What could not be sent is tried again. */
const SEND_AGAIN_MS = 4_000;

/** What became of a ticket at this door. `unsent`: let in, and told to the server later. */
export type Outcome = { ticket: Ticket; is: "in" | "unsent" | "used" | "void" };

type Asked = { card: string; section: string };

/** A door: what it knows, whom it lets in, and what it learns later. */
export function useDoor({ card, section }: Asked) {
  const [book, setBook] = useState(emptyBook);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Let in here without a network, and at another door as well. */
  const [conflicts, setConflicts] = useState<Outcome[]>([]);
  const [isOnline, setOnline] = useState(true);
  const [isRead, setRead] = useState(false);
  const latest = useRef<Book>(emptyBook);
  const sending = useRef(false);

  const write = useCallback(
    (change: (known: Book) => Book) => {
      latest.current = change(latest.current);
      setBook(latest.current);
      void keepBook(card, latest.current);
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
  async function tell(tap: Tap): Promise<Outcome["is"] | undefined> {
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

  async function letIn({ id }: Ticket, door: string) {
    const ticket = known(latest.current).find((one) => one.id === id);
    if (!ticket) return;
    if (ticket.checkedInAt !== null) return setOutcome({ ticket, is: "used" });
    const tap = { id, door, at: new Date().toISOString(), key: newKey() };
    write((book) => withTap(book, tap));
    const is = (await tell(tap)) ?? "unsent";
    const now = known(latest.current).find((one) => one.id === id) ?? ticket;
    setOutcome({ ticket: now, is });
  }

  async function undo({ id }: Ticket): Promise<boolean> {
    const tap = latest.current.taps.find((one) => one.id === id);
    if (tap) write((book) => withoutTap(book, tap));
    else {
      try {
        const { undoCheckIn } = await ask(UndoCheckInDocument, { id });
        write((book) => withTicket(book, undoCheckIn));
      } catch {
        return false;
      }
    }
    setOutcome(null);
    return true;
  }

  const wake = useEffectEvent(() => {
    if (latest.current.taps.length > 0) void sendWaiting();
  });

  useEffect(() => {
    void keptBook(card).then((kept) => {
      if (latest.current === emptyBook) write(() => kept);
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
      wake();
      later();
    };
    const again = setInterval(wake, SEND_AGAIN_MS);
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
    book,
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

async function everyTicket(asked: Asked, after?: string): Promise<Ticket[]> {
  const { tickets: page } = await ask(TicketsDocument, { ...asked, first: 100, after: after ?? null });
  return page.next ? [...page.tickets, ...(await everyTicket(asked, page.next))] : page.tickets;
}
