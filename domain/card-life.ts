import { Refusal } from "#domain/refusal.ts";

export const cardStates = ["draft", "published", "closed", "suspended", "deleted"] as const;
export type CardState = (typeof cardStates)[number];

export const cardActions = [
  "save",
  "publish",
  "apply",
  "close",
  "reopen",
  "duplicate",
  "delete",
  "restore",
  "suspend",
  "release",
] as const;
export type CardAction = (typeof cardActions)[number];

/**
 * What each action makes of a card in each state; what is not here is refused. `before` is what it was before it was
 * suspended or deleted. An action that is repeated after its answer got lost finds the card where it should be.
 */
const life: Record<CardState, Partial<Record<CardAction, CardState | "before">>> = {
  draft: {
    save: "draft",
    publish: "published",
    duplicate: "draft",
    delete: "deleted",
    restore: "draft",
    suspend: "suspended",
    release: "draft",
  },
  published: {
    save: "published",
    publish: "published",
    apply: "published",
    close: "closed",
    reopen: "published",
    duplicate: "published",
    delete: "deleted",
    restore: "published",
    suspend: "suspended",
    release: "published",
  },
  closed: {
    save: "closed",
    close: "closed",
    reopen: "published",
    duplicate: "closed",
    delete: "deleted",
    restore: "closed",
    suspend: "suspended",
    release: "closed",
  },
  // Saving goes on: an open editor must not lose what is being typed. Nothing of it shows.
  suspended: {
    save: "suspended",
    delete: "deleted",
    restore: "suspended",
    suspend: "suspended",
    release: "before",
  },
  deleted: { delete: "deleted", restore: "before", suspend: "deleted", release: "deleted" },
};

/** What of a card says in which state it is. Deleting and suspending cover the status, which comes back after them. */
export type CardStanding = {
  status: "draft" | "published" | "closed";
  suspendedReason: string | null;
  /** Until when a temporary measure hides it; see `report.ts`. It is suspended by it, and no admin releases it by hand. */
  blockedUntil: Date | null;
  deletedAt: Date | null;
};

export function stateOf({ status, suspendedReason, blockedUntil, deletedAt }: CardStanding): CardState {
  if (deletedAt) return "deleted";
  return suspendedReason === null && blockedUntil === null ? status : "suspended";
}

/** The state an action leads to; refuses what the table does not have. */
export function nextState(card: CardStanding, action: CardAction): CardState {
  const next = life[stateOf(card)][action];
  if (!next) throw new Refusal("CONFLICT");
  if (next !== "before") return next;
  return stateOf(action === "restore" ? { ...card, deletedAt: null } : { ...card, suspendedReason: null });
}

/** Nobody works on more at once; beyond it lies a script. */
export const MAX_DRAFTS = 50;

export function refuseTooManyDrafts(drafts: number): void {
  if (drafts >= MAX_DRAFTS) throw new Refusal("LIMIT_REACHED");
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Korea has had no other offset since 1988. */
const KOREA_MS = 9 * 60 * 60 * 1_000;

export const TRIAL_DAYS = 7;
/** A trial waits for what its guests wait for, but not longer: what is announced earlier is worth an order. */
export const TRIAL_MOST_DAYS = 30;
export const DAYS_AFTER_EVENT = 90;
/** No event is announced earlier; a mistyped year must not keep a card for a century. */
const MAX_YEARS = 3;
export const UNDO_DAYS = 30;
export const YEARS_KEPT_AFTER_END = 1;

/**
 * A trial: `TRIAL_DAYS` after the day of publishing, until midnight in Korea; where the card has a moment within
 * `TRIAL_MOST_DAYS`, not before the day after it.
 */
export function trialEndsAt(publishedAt: Date, moments: readonly string[] = []): Date {
  const day = koreanDay(publishedAt);
  const most = daysAfter(day, TRIAL_MOST_DAYS);
  const needed = moments.filter((moment) => moment < most).map((moment) => daysAfter(moment, 1));
  return endOfDay(needed.reduce(later, daysAfter(day, TRIAL_DAYS)));
}

type Period = {
  publishedAt: Date;
  /** A day in Korea, as in 2027-05-22. */
  eventDate: string | null;
  /** How many the plan gives after the event; 90 where it says nothing. */
  days?: number | null;
  /** What was bought or given besides. */
  extraDays?: number;
  /** Days in Korea on which guests wait for the card: it opens, notes open, the event takes place. */
  moments?: readonly string[];
};

/**
 * A paid period: 90 days after the event, or after publishing where the event was earlier; a year where there is no
 * event. What a plan gives more is added to either. It ends at midnight in Korea, and not before the day after the last
 * moment that the card has.
 */
export function periodEndsAt({ moments = [], ...period }: Period): Date {
  const latest = yearsAfter(koreanDay(period.publishedAt), MAX_YEARS);
  const needed = moments.map((moment) => (moment < latest ? daysAfter(moment, 1) : latest));
  return endOfDay(needed.reduce(later, lastDayOf(period)));
}

function lastDayOf({ publishedAt, eventDate, days, extraDays = 0 }: Omit<Period, "moments">): string {
  const day = koreanDay(publishedAt);
  const after = days ?? DAYS_AFTER_EVENT;
  if (!eventDate) {
    const more = Math.max(0, after - DAYS_AFTER_EVENT) + extraDays;
    return daysAfter(yearsAfter(day, 1), more);
  }
  const latest = yearsAfter(day, MAX_YEARS);
  const event = earlier(later(eventDate, day), latest);
  return daysAfter(earlier(daysAfter(event, after), latest), extraDays);
}

type Expiry = Period & {
  /** Null while it is on trial. */
  plan: string | null;
  /** Whether its maker wants it to stay; only what costs nothing asks for it. */
  stays?: boolean;
};

/** When a published card's page goes; null where it stays. A trial ends whatever anybody wants. */
export function expiryOf({ plan, stays = false, ...period }: Expiry): Date | null {
  if (plan === null) return trialEndsAt(period.publishedAt, period.moments);
  return stays ? null : periodEndsAt(period);
}

/**
 * When the page of a card goes after its maker changed it: a date that moves nearer takes no days away, and what was
 * to stay and no longer is goes as if it had been published now.
 */
export function expiryAfter(
  known: { publishedAt: Date; expiresAt: Date | null },
  { now, ...wanted }: Omit<Expiry, "publishedAt"> & { now: Date },
): Date | null {
  const publishedAt = known.expiresAt ? known.publishedAt : now;
  const expiry = expiryOf({ ...wanted, publishedAt });
  return expiry && known.expiresAt && known.expiresAt > expiry ? known.expiresAt : expiry;
}

type Paid = { publishedAt: Date; expiresAt: Date | null; plan: string | null; extraDays: number };

/**
 * When the page goes after something was paid for a published card, or given back. Whoever pays gets the whole period:
 * it begins now where there was none. What is given back leaves a trial, so that nobody's page is gone at once.
 */
export function expiryAfterPayment(
  known: Paid,
  { now, ...wanted }: Omit<Expiry, "publishedAt" | "stays"> & { now: Date },
): Date | null {
  if (wanted.plan === null) return trialEndsAt(now, wanted.moments);
  if (known.plan === null)
    return expiryOf({ ...wanted, publishedAt: known.publishedAt > now ? known.publishedAt : now });
  if (!known.expiresAt) return null;
  const period = expiryOf({ ...wanted, publishedAt: known.publishedAt });
  const moved = known.expiresAt.getTime() + ((wanted.extraDays ?? 0) - known.extraDays) * DAY_MS;
  return new Date(Math.max(moved, period?.getTime() ?? moved));
}

/** How many days an extension adds: whoever extends what is over gets all of them from today. */
export function extensionDays({
  expiresAt,
  days,
  now,
}: {
  expiresAt: Date | null;
  days: number;
  now: Date;
}): number {
  if (!expiresAt || !isOver({ expiresAt }, now)) return days;
  return days + Math.ceil((endOfDay(koreanDay(now)).getTime() - expiresAt.getTime()) / DAY_MS);
}

/** Whether a page is gone when something on it was to happen. */
export function endsBefore(expiresAt: Date | null, moment: Date): boolean {
  return expiresAt !== null && expiresAt <= moment;
}

export function isOver({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/**
 * What stands at a card's address: its page, word that it was there once, or nothing at all. `blocked`: its page, but
 * for a temporary measure.
 */
export function pageAt(card: CardStanding & { publishedAt: Date | null; expiresAt: Date | null }, now: Date) {
  if (!card.publishedAt) return "nothing";
  const isOpen = stateOf({ ...card, blockedUntil: null }) === "published" && !isOver(card, now);
  if (!isOpen) return "gone";
  return card.blockedUntil ? "blocked" : "page";
}

/** How many days before its end an owner is written to, the earlier e-mail first. */
export const END_EMAIL_DAYS = [14, 3] as const;
export type EndEmailDays = (typeof END_EMAIL_DAYS)[number];

/**
 * Which e-mail about a card's end is due. A missed one is not sent together with the next, and none is sent for a
 * moment at which the card was not out yet: a trial that is shorter than the first of these has only the last one.
 */
export function endEmailDue(
  { publishedAt, expiresAt }: { publishedAt: Date; expiresAt: Date },
  now: Date,
): EndEmailDays | null {
  if (isOver({ expiresAt }, now)) return null;
  const dueAt = (days: EndEmailDays) => new Date(expiresAt.getTime() - days * DAY_MS);
  return END_EMAIL_DAYS.findLast((days) => dueAt(days) <= now && dueAt(days) > publishedAt) ?? null;
}

/** No e-mail is due for what ends later. */
export function endEmailsReachUntil(now: Date): Date {
  return new Date(now.getTime() + Math.max(...END_EMAIL_DAYS) * DAY_MS);
}

/** Until when a card that was deleted can be brought back. */
export function undoEndsAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + UNDO_DAYS * DAY_MS);
}

/** What was deleted at this moment or earlier cannot be brought back. */
export function undoEndedFor(now: Date): Date {
  return new Date(now.getTime() - UNDO_DAYS * DAY_MS);
}

export function isBeyondUndo({ deletedAt }: { deletedAt: Date | null }, now: Date): boolean {
  return deletedAt !== null && deletedAt <= undoEndedFor(now);
}

/** The owner keeps the content for a year after the page has gone: what ended at this moment or earlier is let go. */
export function keepingEndedFor(now: Date): Date {
  return startOfDay(yearsAfter(koreanDay(now), -YEARS_KEPT_AFTER_END));
}

/** The day in Korea, as in 2027-05-22. */
export function koreanDay(moment: Date): string {
  return dayOf(moment.getTime() + KOREA_MS);
}

function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - KOREA_MS);
}

/** Midnight in Korea after this day. */
export function endOfDay(day: string): Date {
  return startOfDay(daysAfter(day, 1));
}

/** The day so many days later. */
export function daysAfter(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/** The same day in another year; the last of February where the year has no 29th. */
function yearsAfter(day: string, years: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  const month = moved.getUTCMonth();
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  if (moved.getUTCMonth() !== month) moved.setUTCDate(0);
  return dayOf(moved.getTime());
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function dayOf(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}
