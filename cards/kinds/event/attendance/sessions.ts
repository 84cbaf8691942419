import type { When } from "#cards/engine/kind.ts";
import type { AttendanceContent, Session } from "./section.ts";

/** Whether a guest could choose it; one without a name and without a day is still being written. */
export function isOffered({ name, date }: Pick<Session, "name" | "date">): boolean {
  return name.trim() !== "" || date !== "";
}

export function offeredSessions({ sessions }: Pick<AttendanceContent, "sessions">): Session[] {
  return sessions.filter(isOffered);
}

export function sessionWhen({ date, time }: Pick<Session, "date" | "time">): When | null {
  return date ? { date, time: time || null } : null;
}

/** Seats of a session, or of the whole event where it has none; null where there is no end to them. */
export function capacityOf(content: AttendanceContent, session: string): number | null {
  const offered = offeredSessions(content);
  const chosen = offered.find(({ id }) => id === session);
  if (chosen) return chosen.capacity;
  // A session that was taken out, or that came in later: who has a seat keeps it, and nobody gets another.
  return session === "" && offered.length === 0 ? content.capacity : 0;
}

/** What seats are counted by: the sessions, or the whole event where it has none. */
export function seatSorts(content: AttendanceContent): string[] {
  const sessions = offeredSessions(content);
  return sessions.length > 0 ? sessions.map(({ id }) => id) : [""];
}
