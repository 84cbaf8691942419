import { ownIn } from "#cards/parts/own-link.ts";
import { readTicketCode } from "#domain/ticket-code.ts";
import type { TicketFieldsFragment } from "#web/graphql/graphql.ts";
import type { Optimistic } from "#web/offline-queue/change-queue.ts";

export type CheckInTicket = TicketFieldsFragment;

/** Somebody was let in here, and the server may not know it yet. */
export type Tap = { id: string; door: string; at: string; key: string };

/** What a device at an entrance knows by itself: the tickets as the server had them last, and its own taps since. */
export type OptimisticCheckIns = Optimistic<readonly CheckInTicket[], Tap>;

/** The tickets as they stand, with what only this device knows. */
export function shownTickets({ known, changes }: OptimisticCheckIns): CheckInTicket[] {
  const mine = new Map(changes.map((tap) => [tap.id, tap]));
  return known.map((ticket) => {
    const tap = mine.get(ticket.id);
    return tap && ticket.checkedInAt === null ? { ...ticket, checkedInAt: tap.at, door: tap.door } : ticket;
  });
}

/** The tickets with the newest news of one in place. */
export function withTicket(tickets: readonly CheckInTicket[], news: CheckInTicket): CheckInTicket[] {
  return tickets.map((ticket) => (ticket.id === news.id ? news : ticket));
}

/** Whom a camera saw, a code names, or a name means; the exact ones first. Nobody for nothing. */
export function found(tickets: readonly CheckInTicket[], typed: string): CheckInTicket[] {
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
export function numbersOf(checkIns: OptimisticCheckIns): Numbers {
  const sum = (tickets: readonly CheckInTicket[]) => tickets.reduce((people, { party }) => people + party, 0);
  const tickets = shownTickets(checkIns);
  return {
    came: sum(tickets.filter(({ checkedInAt }) => checkedInAt !== null)),
    all: sum(tickets),
    taps: checkIns.changes.length,
  };
}
