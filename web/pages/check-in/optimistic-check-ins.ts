import { ownIn } from "#cards/parts/own-link.ts";
import { readTicketCode } from "#domain/ticket-code.ts";
import type { TicketFieldsFragment } from "#web/graphql/graphql.ts";

export type CheckInTicket = TicketFieldsFragment;

/** Somebody was let in here, and the server may not know it yet. */
export type Tap = { id: string; door: string; at: string; key: string };

/** What a device at an entrance knows by itself: the tickets as the server had them last, and its own taps since. */
export type OptimisticCheckIns = { tickets: readonly CheckInTicket[]; taps: readonly Tap[] };

export const noCheckIns: OptimisticCheckIns = { tickets: [], taps: [] };

/** The tickets as they stand, with what only this device knows. */
export function knownTickets({ tickets, taps }: OptimisticCheckIns): CheckInTicket[] {
  const mine = new Map(taps.map((tap) => [tap.id, tap]));
  return tickets.map((ticket) => {
    const tap = mine.get(ticket.id);
    return tap && ticket.checkedInAt === null ? { ...ticket, checkedInAt: tap.at, door: tap.door } : ticket;
  });
}

/** The ticket with its newest news in place. */
export function withTicket({ tickets, taps }: OptimisticCheckIns, news: CheckInTicket): OptimisticCheckIns {
  return { tickets: tickets.map((ticket) => (ticket.id === news.id ? news : ticket)), taps };
}

export function withTap({ tickets, taps }: OptimisticCheckIns, tap: Tap): OptimisticCheckIns {
  return { tickets, taps: [...taps, tap] };
}

export function withoutTap({ tickets, taps }: OptimisticCheckIns, { key }: Tap): OptimisticCheckIns {
  return { tickets, taps: taps.filter((tap) => tap.key !== key) };
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
  const tickets = knownTickets(checkIns);
  return {
    came: sum(tickets.filter(({ checkedInAt }) => checkedInAt !== null)),
    all: sum(tickets),
    taps: checkIns.taps.length,
  };
}
