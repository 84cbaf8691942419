import {
  and,
  desc,
  eq,
  ilike,
  inArray,
  not,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { EntryState } from "#domain/entry.ts";
import { statement, UNNAMED } from "#server/database/statement.ts";
import { entries } from "#server/database/tables/entries.ts";
import type { Orm } from "#server/ports.ts";
import { type EntryCursor, type EntryRow, moment, onSection, type Where } from "./store.ts";

/** Which of a section's entries the owner wants. */
export type EntriesQuery = Where & { search?: string; state?: EntryState | "hidden" };

/** What is shown of an entry to the owner of its card. */
const listed = {
  id: entries.id,
  section: entries.section,
  content: entries.content,
  state: entries.state,
  approved: entries.approved,
  hidden: entries.hidden,
  blockedUntil: entries.blockedUntil,
  pinned: entries.pinned,
  reply: entries.reply,
  repliedAt: entries.repliedAt,
  checkedInAt: entries.checkedInAt,
  door: entries.door,
  createdAt: entries.createdAt,
  updatedAt: entries.updatedAt,
};
export type ListedEntry = Pick<EntryRow, keyof typeof listed>;

/** Before all of them, where a list begins. */
const NEWEST = { createdAt: "infinity", id: "" };

const ofSection = and(
  eq(entries.card, sql.placeholder("card")),
  eq(entries.section, sql.placeholder("section")),
);

const unfiltered = statement((orm) =>
  orm
    .select({ ...listed, count: countedIf(sql.placeholder("isCounted"), ofSection) })
    .from(entries)
    .where(
      and(
        ofSection,
        sql`(${entries.createdAt}, ${entries.id}) < (${sql.placeholder("createdAt")}::timestamptz, ${sql.placeholder("id")})`,
      ),
    )
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(sql.placeholder("limit"))
    .prepare(UNNAMED),
);

/** How many there are, in the same statement; the database looks for it only where it is wanted. */
function countedIf(isCounted: boolean | Placeholder, which: SQL | undefined): SQL<number | null> {
  return sql`case when ${isCounted}::boolean then (select count(*)::int from ${entries} where ${which}) end`;
}

type Listing = EntriesQuery & { after?: EntryCursor; limit: number; isCounted?: boolean };

/** All entries, the newest first; with each how many there are on all pages, where that is wanted. */
export function listAll(
  orm: Orm,
  { after, limit, isCounted = false, ...wanted }: Listing,
): Promise<(ListedEntry & { count: number | null })[]> {
  const { card, section, search, state } = wanted;
  if (!search && !state) {
    const place = after ? { createdAt: after.createdAt.toISOString(), id: after.id } : NEWEST;
    return unfiltered(orm).execute({ card, section, limit, isCounted, ...place });
  }
  const place =
    after && sql`(${entries.createdAt}, ${entries.id}) < (${moment(after.createdAt)}, ${after.id})`;
  return orm
    .select({ ...listed, count: countedIf(isCounted, wantedBy(wanted)) })
    .from(entries)
    .where(and(wantedBy(wanted), place))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(limit);
}

export type ExportedEntry = Pick<
  ListedEntry,
  | "id"
  | "content"
  | "state"
  | "approved"
  | "hidden"
  | "blockedUntil"
  | "reply"
  | "checkedInAt"
  | "door"
  | "createdAt"
>;
type ExportedRow = Pick<
  ExportedEntry,
  "id" | "content" | "state" | "approved" | "hidden" | "reply" | "door"
> &
  Record<"blocked_until" | "checked_in_at", number | null> & { created_at: number };

/** The same for a file: thousands, so that the ORM does not look at each of their columns. */
export async function listExported(
  orm: Orm,
  { after, limit, ...where }: Where & { after?: EntryCursor; limit: number },
): Promise<ExportedEntry[]> {
  const place = after ? sql`(${moment(after.createdAt)}, ${after.id})` : sql`('infinity'::timestamptz, '')`;
  const ms = (column: SQLWrapper) => sql`(extract(epoch from ${column}) * 1000)::float8`;
  const { rows } = (await orm.execute(sql`
    select id, content, state, approved, hidden, reply, door, ${ms(entries.blockedUntil)} as blocked_until,
      ${ms(entries.checkedInAt)} as checked_in_at, ${ms(entries.createdAt)} as created_at
    from ${entries} where ${onSection(where)} and (${entries.createdAt}, ${entries.id}) < ${place}
    order by ${desc(entries.createdAt)}, ${desc(entries.id)} limit ${limit}`)) as unknown as {
    rows: ExportedRow[];
  };
  return rows.map(({ blocked_until, checked_in_at, created_at, ...row }) => ({
    ...row,
    blockedUntil: instantAt(blocked_until),
    checkedInAt: instantAt(checked_in_at),
    createdAt: new Date(created_at),
  }));
}

function instantAt(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}

export function countAll(orm: Orm, wanted: EntriesQuery): Promise<number> {
  return orm.$count(entries, wantedBy(wanted));
}

/** How many there are on each section of these cards, and nothing else: an index knows. */
export function countOnSections(orm: Orm, cards: CardId[]) {
  return orm
    .select({ card: entries.card, section: entries.section, count: sql<number>`count(*)::int` })
    .from(entries)
    .where(inArray(entries.card, cards))
    .groupBy(entries.card, entries.section);
}

/** The same, with what became of them. */
export function countBySection(orm: Orm, cards: CardId[]) {
  const counted = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  return orm
    .select({
      card: entries.card,
      section: entries.section,
      count: sql<number>`count(*)::int`,
      waiting: counted(inState("waiting")),
      pending: counted(inState("pending")),
      hidden: counted(inState("hidden")),
      blocked: counted(inState("blocked")),
    })
    .from(entries)
    .where(inArray(entries.card, cards))
    .groupBy(entries.card, entries.section);
}

/**
 * What was said in all entries that count: taken, and not hidden by the owner. Only these fields of them, where some are
 * named: what is the same in several comes once, and is the same in the list.
 */
export async function entryContentsOf(
  orm: Orm,
  { fields, ...where }: Where & { fields?: readonly string[] },
): Promise<Record<string, unknown>[]> {
  const counted = and(onSection(where), eq(entries.state, "accepted"), not(entries.hidden));
  if (!fields) {
    const rows = await orm.select({ content: entries.content }).from(entries).where(counted);
    return rows.map(({ content }) => content);
  }
  const columns = fields.map((field, index) => ({ field, column: sql.raw(`field${index}`) }));
  const read = columns.map(({ field, column }) => sql`${entries.content} -> ${field}::text as ${column}, `);
  const named = columns.map(({ field, column }) => sql`${field}::text, ${column}`);
  const names = columns.map(({ column }) => column);
  const { rows } = (await orm.execute(sql`
    select jsonb_strip_nulls(jsonb_build_object(${sql.join(named, sql`, `)})) as content, count
    from (
      select ${sql.join(read)} count(*)::int as count from ${entries}
      where ${counted} group by (${sql.join(names, sql`, `)})
    ) as alike`)) as unknown as { rows: { content: Record<string, unknown>; count: number }[] };
  return rows.flatMap(({ content, count }) => Array<typeof content>(count).fill(content));
}

function wantedBy({ search, state, ...where }: EntriesQuery): SQL | undefined {
  return and(onSection(where), state && inState(state), search ? says(search) : undefined);
}

function inState(state: EntryState | "hidden"): SQL {
  if (state === "hidden") return sql`${entries.hidden}`;
  if (state === "blocked") return sql`${entries.blockedUntil} is not null`;
  if (state === "waiting") return sql`${entries.state} = 'waiting'`;
  const approved = state === "accepted" ? entries.approved : not(entries.approved);
  return sql`${entries.state} = 'accepted' and ${approved} and not ${entries.hidden} and ${entries.blockedUntil} is null`;
}

/** In any text of an entry, however deep. What is a wildcard to the database is a character here. */
function says(search: string): SQL {
  const text = sql`said #>> '{}'`;
  const pattern = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  // As the words stand between quotation marks. Finds all that is to be found, ten times as fast, and some more.
  const written = sql`${ilike(sql`${entries.content}::text`, pattern(JSON.stringify(search).slice(1, -1)))}`;
  return sql`${written} and exists (select 1 from jsonb_path_query(${entries.content}, 'strict $.**') said where jsonb_typeof(said) = 'string' and ${ilike(text, pattern(search))})`;
}
