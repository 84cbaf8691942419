import { ownIn } from "#cards/parts/own-link.ts";
import { readTicketCode } from "#domain/ticket-code.ts";
import type { TicketFieldsFragment } from "#web/graphql/graphql.ts";

export type Ticket = TicketFieldsFragment;

/** Somebody was let in here, and the server may not know it yet. */
export type Tap = { id: string; door: string; at: string; key: string };

/** What a door knows by itself: the tickets as the server had them last, and its own taps since. */
export type Book = { tickets: readonly Ticket[]; taps: readonly Tap[] };

export const emptyBook: Book = { tickets: [], taps: [] };

/** The tickets as they stand, with what only this door knows. */
export function known({ tickets, taps }: Book): Ticket[] {
  const mine = new Map(taps.map((tap) => [tap.id, tap]));
  return tickets.map((ticket) => {
    const tap = mine.get(ticket.id);
    return tap && ticket.checkedInAt === null ? { ...ticket, checkedInAt: tap.at, door: tap.door } : ticket;
  });
}

/** The ticket with its newest news in place. */
export function withTicket({ tickets, taps }: Book, news: Ticket): Book {
  return { tickets: tickets.map((ticket) => (ticket.id === news.id ? news : ticket)), taps };
}

export function withTap({ tickets, taps }: Book, tap: Tap): Book {
  return { tickets, taps: [...taps, tap] };
}

export function withoutTap({ tickets, taps }: Book, { key }: Tap): Book {
  return { tickets, taps: taps.filter((tap) => tap.key !== key) };
}

/** Whom a camera saw, a code names, or a name means; the exact ones first. Nobody for nothing. */
export function found(tickets: readonly Ticket[], typed: string): Ticket[] {
  const words = typed.trim();
  if (!words) return [];
  const linked = ownIn(words);
  if (linked) return tickets.filter(({ id }) => id === linked);
  const code = readTicketCode(words);
  const byCode = code ? tickets.filter((ticket) => ticket.code === code) : [];
  const wanted = words.replaceAll(/\s/g, "").toLowerCase();
  const byName = tickets.filter(({ holder }) => holder.replaceAll(/\s/g, "").toLowerCase().includes(wanted));
  return [...new Set([...byCode, ...byName])];
}

export type Numbers = { came: number; all: number; taps: number };

/** People, not tickets. */
export function numbersOf(book: Book): Numbers {
  const sum = (tickets: readonly Ticket[]) => tickets.reduce((people, { party }) => people + party, 0);
  const tickets = known(book);
  return {
    came: sum(tickets.filter(({ checkedInAt }) => checkedInAt !== null)),
    all: sum(tickets),
    taps: book.taps.length,
  };
}
