import { HOUR_MS } from "#domain/duration.ts";
import { daysAfter, daysBetween, endOfDay, instant, readDay } from "#domain/korean-day.ts";
import type { When } from "./kind.ts";
import type { CardFacts } from "./viewer.ts";

/** Addresses that leave the card: a telephone, a message, a map, a calendar. All are made here, none is typed. */

/** `tel:` with what a telephone dials, whatever hyphens and blanks the maker wrote; null where there is no number. */
export function callLink(phone: string): string | null {
  const number = dialled(phone);
  return number && `tel:${number}`;
}

/** `sms:`, with words already written where given. */
export function messageLink(phone: string, words = ""): string | null {
  const number = dialled(phone);
  // `?&body=` is read by iOS, which separates with `&`, and by Android, which separates with `?`.
  return number && (words ? `sms:${number}?&body=${encodeURIComponent(words)}` : `sms:${number}`);
}

function dialled(phone: string): string | null {
  const digits = phone.replace(/\D/g, "");
  if (digits.length < 3) return null;
  return phone.trim().startsWith("+") ? `+${digits}` : digits;
}

/** People's numbers leave the page 30 days after the event. */
export const CONTACT_DAYS = 30;

export function contactsShown({ when, today }: Pick<CardFacts, "when" | "today">): boolean {
  return when === null || daysBetween(when.date, today) <= CONTACT_DAYS;
}

/** The last day on which the page as it is now shows them; null where it shows none, or never takes them away. */
export function contactsUntil(card: Pick<CardFacts, "when" | "today">): string | null {
  return card.when && contactsShown(card) ? daysAfter(card.when.date, CONTACT_DAYS) : null;
}

export type MapPoint = { latitude: number; longitude: number };
export type MapPlace = { name: string; address: string; point: MapPoint | null };
export type MapLinks = Record<"kakao" | "naver" | "tmap" | "google", string>;

/**
 * A place in four map services, without any key. By coordinates where known, else by a search for the address.
 * Naver has no documented web address for a point (`nmap:` needs its app), so it always searches; T map has only its
 * app's scheme.
 */
export function mapLinks({ name, address, point }: MapPlace): MapLinks | null {
  const wanted = address.trim() || name.trim();
  if (!wanted && !point) return null;
  const at = point && `${point.latitude},${point.longitude}`;
  const label = encodeURIComponent((name.trim() || wanted || "여기").replaceAll(",", " "));
  const search = encodeURIComponent(wanted || String(at));
  return {
    kakao: at
      ? `https://map.kakao.com/link/map/${label},${at}`
      : `https://map.kakao.com/link/search/${search}`,
    naver: `https://map.naver.com/p/search/${search}`,
    tmap: point
      ? `tmap://route?goalname=${label}&goalx=${point.longitude}&goaly=${point.latitude}`
      : `tmap://search?name=${search}`,
    google: `https://www.google.com/maps/search/?api=1&query=${at ? encodeURIComponent(at) : search}`,
  };
}

/** What a calendar keeps of a card. */
export type CalendarEntry = Pick<CardFacts, "title" | "description" | "place" | "address"> & {
  when: When;
  until?: When | null;
};

/** How long an event without an end is taken to be. */
const USUAL_HOURS = 2;

/** From and to as calendars write them: whole days (`to` is the day after), or moments in UTC. */
export function calendarSpan({ when, until = null }: Pick<CalendarEntry, "when" | "until">): {
  from: string;
  to: string;
  wholeDays: boolean;
} {
  const last = until && readDay(until.date) && until.date > when.date ? until.date : when.date;
  if (!when.time) return { from: compact(when.date), to: compact(daysAfter(last, 1)), wholeDays: true };
  const from = instant(when);
  const usual = new Date(from.getTime() + USUAL_HOURS * HOUR_MS);
  const named = until?.time ? instant(until) : last > when.date ? endOfDay(last) : usual;
  return { from: utc(from), to: utc(named > from ? named : usual), wholeDays: false };
}

const compact = (date: string) => date.replaceAll("-", "");

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** The place as one line. */
export function placeLine(place: CardFacts["place"]): string {
  return place ? [place.name, place.address].filter(Boolean).join(", ") : "";
}

/** A filled-in form of Google Calendar. */
export function googleCalendarLink(entry: CalendarEntry): string {
  const { from, to } = calendarSpan(entry);
  const fields = new URLSearchParams({
    action: "TEMPLATE",
    text: entry.title,
    dates: `${from}/${to}`,
    details: [entry.description, entry.address].filter(Boolean).join("\n"),
    location: placeLine(entry.place),
    ctz: "Asia/Seoul",
  });
  return `https://calendar.google.com/calendar/render?${fields}`;
}
