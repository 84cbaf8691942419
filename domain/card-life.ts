import { DAY_MS } from "#domain/duration.ts";
import { daysAfter, endOfDay, instant, koreanDay, yearsAfter } from "#domain/korean-day.ts";
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

/** Whether the page has gone because its time was over. */
export function isOver({ expiresAt }: { expiresAt: Date | string | null }, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now;
}

type Shown = { state: CardState; expiresAt: Date | string | null };

/** Why a card is not ordered for; null where it is. What nobody can see is not paid for by mistake. */
export function whyNoOrder(state: CardState): string | null {
  if (state === "deleted") return "지우신 카드입니다. 되살린 뒤 주문해 주세요.";
  return state === "suspended" ? "공개가 중지된 카드입니다. 중지가 풀린 뒤 주문해 주세요." : null;
}

/** What its owner is offered to do with a card besides editing and deleting it. */
export function offeredActions({ state, expiresAt }: Shown, now: Date) {
  const isStanding = !isOver({ expiresAt }, now);
  const leads = (action: CardAction) => (life[state][action] ?? state) !== state;
  const isOpen = state === "published" && isStanding;
  return {
    view: isOpen,
    share: isOpen,
    close: leads("close") && isStanding,
    reopen: leads("reopen") && isStanding,
    duplicate: life[state].duplicate !== undefined,
    order: whyNoOrder(state) === null,
  };
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
  return instant({ date: yearsAfter(koreanDay(now), -YEARS_KEPT_AFTER_END), time: null });
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
