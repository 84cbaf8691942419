import type { Subject } from "#domain/member.ts";
import { subjectOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { blockEndsAt, nextReportState, type ReportAct, type ReportState } from "#domain/report.ts";
import { addAudit } from "#server/audit/public.ts";
import { type CardRow, lockCard } from "#server/cards/public.ts";
import { addToOutbox } from "#server/emails/outbox-store.ts";
import { type EntryRow, lockEntry } from "#server/entries/public.ts";
import type { Clock, Database, Orm } from "#server/ports.ts";
import {
  blockedEmail,
  dismissedEmail,
  ownerBlockedEmail,
  ownerEndEmail,
  reporterEndEmail,
} from "./emails.ts";
import {
  binCard,
  blockCard,
  blockEntry,
  changeReport,
  lockReport,
  otherBlockEnds,
  type ReportChange,
  type ReportRow,
} from "./store.ts";

/** What an owner reads on a card that was brought back after a report had it deleted. */
const AFTER_BLOCK = "신고로 가려진 뒤 이의 없이 기간이 지난 카드입니다. 고치신 뒤 문의해 주세요";

type Parts = {
  database: Database;
  clock: Clock;
  /** Where people reach us. */
  origin: string;
  /** Takes away what a guest left, with its seats and photos. */
  erase(entry: EntryRow): Promise<void>;
};

/** By whom a report moves on. */
export type ReportActor =
  | { by: "admin"; admin: Subject; network: string | null; reason: string }
  | { by: "owner"; objection: string }
  | { by: "clock" };

type Move = { id: string; act: ReportAct; actor: ReportActor };
type Locked = { report: ReportRow; card: CardRow | undefined; entry: EntryRow | undefined };

/**
 * Moves a report on, with all that follows from it in one transaction: what guests see, the audit log and the e-mails
 * to both sides. What is as it was asked for already stays, and is not told twice.
 */
export async function moveReport(parts: Parts, { id, act, actor }: Move): Promise<ReportRow> {
  const { database, clock } = parts;
  const now = clock.now();
  const { report, entry } = await database.orm.transaction(async (tx) => {
    const known = await lockReport(tx, id);
    if (!known) throw new Refusal("NOT_FOUND");
    // The card first: whoever decides about the same thing meanwhile waits here, and then knows of this decision.
    const card = await lockCard(tx, known.card);
    const entry = known.entry ? await lockEntry(tx, known.entry) : undefined;
    const locked = { report: known, card, entry };
    const isGone = known.entry ? !entry : !card;
    // What its writer took back, or went with an account, cannot come back: it ends as if it had been deleted.
    const state = nextReportState(known.state, act === "end" && isGone ? "delete" : act);
    if (state === known.state && actor.by !== "owner") return locked;
    const { change, isFelt } = await follow(tx, { ...locked, isGone, state, now });
    const report = await changeReport(tx, { id, change: { ...change, state, ...said(actor, now) } });
    if (actor.by === "admin") await writeDown(tx, { report, act, actor, at: now });
    await tell(tx, { report, card, isFelt, actor, origin: parts.origin, now });
    return { ...locked, report };
  });
  // What is lost with this process the next run of `end-blocks` takes away.
  if (report.state === "deleted" && entry) await parts.erase(entry);
  return report;
}

type Following = Locked & { isGone: boolean; state: ReportState; now: Date };
/** `isFelt`: guests see something else from now on. */
type Followed = { change: ReportChange; isFelt: boolean };

async function follow(tx: Orm, following: Following): Promise<Followed> {
  const { report, card, entry, isGone, state, now } = following;
  if (state === "dismissed") return { change: { endedAt: now }, isFelt: false };
  if (state === "objected") return { change: {}, isFelt: false };
  if (isGone && state !== "deleted") {
    throw new Refusal("CONFLICT", { sentence: "이미 지워진 내용입니다. 신고를 닫아 주세요." });
  }
  if (state === "blocked") {
    // Thirty days are the most for one thing, however many report it.
    const until = (await otherBlockEnds(tx, report)) ?? blockEndsAt(now);
    if (entry) await blockEntry(tx, { entry: entry.id, until });
    else await blockCard(tx, { card: report.card, until });
    return { change: { blockedAt: now, blockedUntil: until }, isFelt: true };
  }
  const change = { endedAt: now };
  if (state === "deleted") {
    if (!report.entry) await binCard(tx, { card: report.card, reason: AFTER_BLOCK, now });
    return { change, isFelt: report.entry ? !isGone : card?.blockedUntil != null };
  }
  if (await otherBlockEnds(tx, report)) return { change, isFelt: false };
  if (report.entry) await blockEntry(tx, { entry: report.entry, until: null });
  else await blockCard(tx, { card: report.card, until: null });
  return { change, isFelt: true };
}

function said(actor: ReportActor, now: Date): ReportChange {
  if (actor.by === "admin") return { reason: actor.reason };
  return actor.by === "owner" ? { objection: actor.objection, objectedAt: now } : {};
}

type Act = { report: ReportRow; act: ReportAct; actor: Extract<ReportActor, { by: "admin" }>; at: Date };

/** In the trail of the report and in that of its card. */
async function writeDown(tx: Orm, { report, act, actor, at }: Act): Promise<void> {
  if (act === "object" || act === "end") return;
  const { admin, network, reason } = actor;
  const row = { at, admin, act, reason, network };
  await addAudit(tx, { ...row, noun: "report", subject: report.id });
  await addAudit(tx, { ...row, noun: "card", subject: report.card });
}

type Telling = Pick<Locked, "report" | "card"> &
  Pick<Followed, "isFelt"> & { actor: ReportActor; origin: string; now: Date };

/** Writes to both sides; to an owner only of what guests no longer see, or see again. */
async function tell(tx: Orm, { report, card, isFelt, actor, origin, now }: Telling): Promise<void> {
  const { state, email } = report;
  if (state === "received" || state === "objected") return;
  const toReporter = email ? { address: email, now } : null;
  const toOwner = card && isFelt ? { member: subjectOf(card.owner), now } : null;
  if (state === "dismissed") {
    if (toReporter) await addToOutbox(tx, { ...toReporter, ...dismissedEmail(report) });
    return;
  }
  if (state === "blocked") {
    if (toReporter) await addToOutbox(tx, { ...toReporter, ...blockedEmail(report) });
    if (toOwner && card) {
      await addToOutbox(tx, { ...toOwner, ...ownerBlockedEmail({ report, card, origin }) });
    }
    return;
  }
  const ending = { outcome: state, by: actor.by === "admin" ? ("admin" as const) : ("clock" as const) };
  if (toReporter) await addToOutbox(tx, { ...toReporter, ...reporterEndEmail(report, ending) });
  if (toOwner && card) {
    await addToOutbox(tx, { ...toOwner, ...ownerEndEmail({ report, card, origin }, ending) });
  }
}
