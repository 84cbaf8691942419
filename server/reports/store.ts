import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { EntryId } from "#domain/entry.ts";
import type { Owner } from "#domain/member.ts";
import { blockingStates, type ReportState } from "#domain/report.ts";
import { cards } from "#server/database/tables/cards.ts";
import { entries } from "#server/database/tables/entries.ts";
import { reports } from "#server/database/tables/reports.ts";
import type { Orm } from "#server/ports.ts";

export type ReportRow = typeof reports.$inferSelect;
export type NewReport = typeof reports.$inferInsert;

/** Undefined where the same form was sent before. */
export async function insertReport(tx: Orm, report: NewReport): Promise<ReportRow | undefined> {
  const [inserted] = await tx
    .insert(reports)
    .values(report)
    .onConflictDoNothing({ target: reports.key })
    .returning();
  return inserted;
}

export async function findReportSent(orm: Orm, key: string): Promise<ReportRow | undefined> {
  const [report] = await orm.select().from(reports).where(eq(reports.key, key));
  return report;
}

export async function readReport(orm: Orm, id: string): Promise<ReportRow | undefined> {
  const [report] = await orm.select().from(reports).where(eq(reports.id, id));
  return report;
}

/** The report, and nobody else moves it until the transaction ends. */
export async function lockReport(tx: Orm, id: string): Promise<ReportRow | undefined> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for("update");
  return report;
}

export type ReportChange = Partial<
  Pick<ReportRow, "state" | "reason" | "blockedAt" | "blockedUntil" | "objection" | "objectedAt" | "endedAt">
>;

export async function changeReport(
  tx: Orm,
  { id, change }: { id: string; change: ReportChange },
): Promise<ReportRow> {
  const [changed] = await tx.update(reports).set(change).where(eq(reports.id, id)).returning();
  if (!changed) throw new Error("A locked report is gone");
  return changed;
}

const isBlocking = inArray(reports.state, [...blockingStates]);

/** When a block of the same thing by another report ends; undefined where there is none. */
export async function otherBlockEnds(
  tx: Orm,
  { id, card, entry }: Pick<ReportRow, "id" | "card" | "entry">,
): Promise<Date | undefined> {
  const same = and(eq(reports.card, card), entry === null ? isNull(reports.entry) : eq(reports.entry, entry));
  const [other] = await tx
    .select({ until: reports.blockedUntil })
    .from(reports)
    .where(and(same, isBlocking, ne(reports.id, id)))
    .orderBy(asc(reports.blockedUntil))
    .limit(1);
  return other?.until ?? undefined;
}

type Block = { until: Date | null };

/** Hides a card from guests, or no longer. */
export async function blockCard(tx: Orm, { card, until }: Block & { card: CardId }): Promise<void> {
  await tx.update(cards).set({ blockedUntil: until }).where(eq(cards.id, card));
}

/** Hides one thing that a guest left, or no longer. */
export async function blockEntry(tx: Orm, { entry, until }: Block & { entry: EntryId }): Promise<void> {
  await tx.update(entries).set({ blockedUntil: until }).where(eq(entries.id, entry));
}

type Binned = { card: CardId; reason: string; now: Date };

/** Puts a card where its owner can bring it back from, but not to guests. */
export async function binCard(tx: Orm, { card, reason, now }: Binned): Promise<void> {
  await tx
    .update(cards)
    .set({
      blockedUntil: null,
      suspendedReason: sql`coalesce(${cards.suspendedReason}, ${reason})`,
      deletedAt: sql`coalesce(${cards.deletedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(cards.id, card));
}

/** Blocks whose time is over, the longest over first. */
export function listBlocksOver(orm: Orm, { now, limit }: { now: Date; limit: number }): Promise<ReportRow[]> {
  return orm
    .select()
    .from(reports)
    .where(and(isBlocking, lte(reports.blockedUntil, now)))
    .orderBy(asc(reports.blockedUntil), asc(reports.id))
    .limit(limit);
}

/** What guests left, was to be deleted, and is still there. */
export async function listUndeletedEntries(orm: Orm, limit: number) {
  const rows = await orm
    .select({ entry: entries })
    .from(reports)
    .innerJoin(entries, eq(entries.id, reports.entry))
    .where(eq(reports.state, "deleted"))
    .limit(limit);
  return rows.map(({ entry }) => entry);
}

/** What was ever blocked on a card, the last first. */
export function listBlocks(orm: Orm, { card, limit }: { card: CardId; limit: number }): Promise<ReportRow[]> {
  return orm
    .select()
    .from(reports)
    .where(and(eq(reports.card, card), isNotNull(reports.blockedAt)))
    .orderBy(desc(reports.blockedAt), desc(reports.id))
    .limit(limit);
}

export type ReportCursor = Pick<ReportRow, "createdAt" | "id">;
type Wanted = {
  state?: ReportState;
  number?: string;
  /** An id, or what an address calls the card. */
  card?: string;
  after?: ReportCursor;
  limit: number;
};

/** All reports, the newest first. */
export function listReports(orm: Orm, { state, number, card, after, limit }: Wanted): Promise<ReportRow[]> {
  return orm
    .select()
    .from(reports)
    .where(
      and(
        state && eq(reports.state, state),
        number === undefined ? undefined : eq(reports.number, number),
        card === undefined ? undefined : ofCard(card),
        after &&
          sql`(${reports.createdAt}, ${reports.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);
}

function ofCard(named: string): SQL {
  return sql`(${reports.card} = ${named} or ${reports.card} in (select ${cards.id} from ${cards} where ${cards.name} = ${named}))`;
}

/** How many there are in each state that any is in. */
export function countReports(orm: Orm): Promise<{ state: ReportState; count: number }[]> {
  return orm.select({ state: reports.state, count: count() }).from(reports).groupBy(reports.state);
}

/** How many an admin should look at: new ones, and those that somebody objected to. */
export function countWaitingReports(orm: Orm): Promise<number> {
  return orm.$count(reports, inArray(reports.state, ["received", "objected"]));
}

/** Forgets who reported what ended at this moment or earlier, and what both sides wrote. */
export async function forgetReporters(orm: Orm, { until, now }: { until: Date; now: Date }): Promise<number> {
  const forgotten = await orm
    .update(reports)
    .set({ name: null, email: null, words: "", objection: null, forgottenAt: now })
    .where(and(isNull(reports.forgottenAt), lte(reports.endedAt, until)))
    .returning({ id: reports.id });
  return forgotten.length;
}

/** An owner leaves: what they said against reports of their cards goes with them. */
export async function forgetObjections(orm: Orm, owner: Owner): Promise<void> {
  const theirs = orm.select({ id: cards.id }).from(cards).where(eq(cards.owner, owner));
  await orm
    .update(reports)
    .set({ objection: null })
    .where(and(inArray(reports.card, theirs), isNotNull(reports.objection)));
}
