import { and, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { EntryId } from "#domain/entry.ts";
import type { Subject } from "#domain/member.ts";
import { entries, entryKeys } from "#server/database/tables/entries.ts";
import { identities, movedMembers } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";

export type EntryRow = typeof entries.$inferSelect;

/** Somebody who left things: by this device, by one that was joined to it, or by signing in. */
export type Self = { visitor?: string; member?: Subject };

/** Nobody leaves more; and with an end to them the database looks here first, not through all of a card's entries. */
const MOST_OF_SOMEBODY = 1_000;

/** Where entries lie. */
export type Where = { card: CardId; section: string };

/** What an entry is when it is written; its state is found while writing. */
export type NewEntry = Pick<
  EntryRow,
  | "id"
  | "card"
  | "section"
  | "visitor"
  | "onlyOne"
  | "content"
  | "seats"
  | "seatsOf"
  | "tallied"
  | "network"
  | "email"
  | "isShown"
  | "approved"
  | "passwordHash"
  | "createdAt"
> & { key: string; fingerprint: string };

/** An entry that takes no seats, with its key. Fails as a duplicate where the key or the visitor was here before. */
export async function insertEntry(orm: Orm, { key, fingerprint, ...entry }: NewEntry): Promise<EntryRow> {
  const row = { ...entry, state: "accepted" as const, updatedAt: entry.createdAt };
  const kept = orm.$with("kept").as(orm.insert(entries).values(row).returning());
  const keyed = orm
    .$with("keyed")
    .as(
      orm
        .insert(entryKeys)
        .values({ card: entry.card, key, entry: entry.id, fingerprint })
        .returning({ key: entryKeys.key }),
    );
  const [inserted] = await orm.with(kept, keyed).select().from(kept);
  if (!inserted) throw new Error("The entry was not inserted");
  return inserted;
}

/** One more key under which an entry was left: the one that replaced what was there. */
export async function addEntryKey(
  orm: Orm,
  key: { card: CardId; key: string; entry: EntryId; fingerprint: string },
): Promise<void> {
  await orm.insert(entryKeys).values(key);
}

/** What was left under a key: the entry is null when it was withdrawn. Undefined for a new key. */
export async function findLeft(orm: Orm, { card, key }: { card: CardId; key: string }) {
  const [left] = await orm
    .select({ fingerprint: entryKeys.fingerprint, entry: entries })
    .from(entryKeys)
    .leftJoin(entries, eq(entries.id, entryKeys.entry))
    .where(and(eq(entryKeys.card, card), eq(entryKeys.key, key)));
  return left;
}

export async function findEntry(
  orm: Orm,
  { id, self }: { id: EntryId; self: Self },
): Promise<{ entry: EntryRow; isOwn: boolean } | undefined> {
  const [found] = await orm
    .select({ entry: entries, isOwn: sql<boolean>`${leftBy(self)}` })
    .from(entries)
    .where(eq(entries.id, id));
  return found;
}

/** Undefined when it was withdrawn. */
export async function readEntryRow(orm: Orm, id: EntryId): Promise<EntryRow | undefined> {
  const [entry] = await orm.select().from(entries).where(eq(entries.id, id));
  return entry;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockEntry(tx: Orm, id: EntryId): Promise<EntryRow | undefined> {
  const [entry] = await tx.select().from(entries).where(eq(entries.id, id)).for("update");
  return entry;
}

/** What somebody left on a section, the newest first. */
export function listOwn(
  orm: Orm,
  { card, section, self, limit }: Where & { self: Self; limit: number },
): Promise<EntryRow[]> {
  const own = orm.select().from(entries).where(leftBy(self)).limit(MOST_OF_SOMEBODY).as("own");
  return orm
    .select()
    .from(own)
    .where(and(eq(own.card, card), eq(own.section, section)))
    .orderBy(desc(own.createdAt), desc(own.id))
    .limit(limit);
}

/** What somebody left anywhere, some of it. */
export function listOwnAnywhere(
  orm: Orm,
  { self, limit }: { self: Self; limit: number },
): Promise<EntryRow[]> {
  return orm.select().from(entries).where(leftBy(self)).limit(limit);
}

export type EntryCursor = Pick<EntryRow, "createdAt" | "id">;
export type ShownEntryCursor = EntryCursor & Pick<EntryRow, "pinned">;

/** What other guests see, pinned first, then the newest. */
export function listShown(
  orm: Orm,
  { after, limit, ...where }: Where & { after?: ShownEntryCursor; limit: number },
): Promise<EntryRow[]> {
  const place =
    after &&
    sql`(${entries.pinned}, ${entries.createdAt}, ${entries.id}) < (${after.pinned}, ${moment(after.createdAt)}, ${after.id})`;
  return orm
    .select()
    .from(entries)
    .where(and(onSection(where), seenByGuests, place))
    .orderBy(desc(entries.pinned), desc(entries.createdAt), desc(entries.id))
    .limit(limit);
}

/** Two counts that indexes answer by themselves; how many are blocked is in none of those with all of them. */
export async function countShown(orm: Orm, where: Where): Promise<number> {
  const { rows } = (await orm.execute(
    sql`select ((select count(*) from ${entries} where ${and(onSection(where), letThrough)})
      - (select count(*) from ${entries} where ${and(onSection(where), letThrough, isNotNull(entries.blockedUntil))}))::int as count`,
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

/** How many other guests would see, but for a temporary measure. */
export function countBlocked(orm: Orm, where: Where): Promise<number> {
  return orm.$count(entries, and(onSection(where), letThrough, isNotNull(entries.blockedUntil)));
}

/** One thing that other guests see; undefined where there is none. */
export async function findShown(
  orm: Orm,
  { card, id }: { card: CardId; id: EntryId },
): Promise<EntryRow | undefined> {
  const [entry] = await orm
    .select()
    .from(entries)
    .where(and(eq(entries.id, id), eq(entries.card, card), seenByGuests));
  return entry;
}

/** How many are counted under each name. */
export function tallyOf(orm: Orm, where: Where): Promise<{ name: string; count: number }[]> {
  const name = sql<string>`${entries.tallied}`;
  return orm
    .select({ name, count: sql<number>`count(*)::int` })
    .from(entries)
    .where(
      and(
        onSection(where),
        sql`${name} is not null and not ${entries.hidden} and ${entries.state} = 'accepted'`,
      ),
    )
    .groupBy(entries.tallied);
}

export type EntryRowChange = Partial<
  Pick<
    EntryRow,
    | "content"
    | "state"
    | "seats"
    | "seatsOf"
    | "seatedAt"
    | "tallied"
    | "email"
    | "checkedInAt"
    | "door"
    | "checkInKey"
    | "isShown"
    | "approved"
    | "hidden"
    | "pinned"
    | "reply"
    | "repliedAt"
    | "updatedAt"
    | "tries"
  > & { line: SQL | null }
>;

/** Of somebody who has not come in, or not with this. */
export const notCheckedIn = { checkedInAt: null, door: null, checkInKey: null };

/** The end of the waiting list. */
export const lastInLine = sql`nextval('entry_line')`;

/** Undefined when it was withdrawn meanwhile. */
export async function updateEntry(
  orm: Orm,
  { id, change }: { id: EntryId; change: EntryRowChange },
): Promise<EntryRow | undefined> {
  const [updated] = await orm.update(entries).set(change).where(eq(entries.id, id)).returning();
  return updated;
}

type Trying = { id: EntryId; most: number; since: Date; now: Date };

/** Takes one of a few tries at a password, before it is looked at; false when there is none left. */
export async function takeTry(orm: Orm, { id, most, since, now }: Trying): Promise<boolean> {
  const isOver = sql`coalesce(${entries.triedSince} <= ${moment(since)}, true)`;
  const taken = await orm
    .update(entries)
    .set({
      tries: sql`case when ${isOver} then 1 else ${entries.tries} + 1 end`,
      triedSince: sql`case when ${isOver} then ${moment(now)} else ${entries.triedSince} end`,
    })
    .where(and(eq(entries.id, id), or(isOver, sql`${entries.tries} < ${most}`)))
    .returning({ id: entries.id });
  return taken.length === 1;
}

/** Nothing of it stays but its keys, which say nothing. */
export async function deleteEntry(orm: Orm, id: EntryId): Promise<void> {
  const cleared = orm
    .$with("cleared")
    .as(
      orm
        .update(entryKeys)
        .set({ fingerprint: null, entry: null })
        .where(eq(entryKeys.entry, id))
        .returning({ key: entryKeys.key }),
    );
  await orm.with(cleared).delete(entries).where(eq(entries.id, id));
}

const letThrough = sql`${entries.isShown} and ${entries.approved} and not ${entries.hidden} and ${entries.state} = 'accepted'`;
const seenByGuests = sql`${letThrough} and ${entries.blockedUntil} is null`;

export function onSection({ card, section }: Where): SQL | undefined {
  return and(eq(entries.card, card), eq(entries.section, section));
}

/** An array, not a query to join: with it the database looks entries up by who left them. */
function leftBy({ visitor, member }: Self): SQL {
  const theirs =
    member &&
    sql`select ${identities.id} from ${identities} where ${identities.sub} in (
      select ${member}::uuid union all select ${movedMembers.former} from ${movedMembers} where ${eq(movedMembers.sub, member)})`;
  const selves = [
    visitor !== undefined && sql`select ${visitor}`,
    visitor !== undefined &&
      sql`select ${identities.id} from ${identities} where ${eq(identities.joinedInto, visitor)}`,
    theirs,
    theirs && sql`select ${identities.id} from ${identities} where ${identities.joinedInto} in (${theirs})`,
  ].filter((one) => one !== undefined && one !== false);
  if (selves.length === 0) return sql`false`;
  return sql`${entries.visitor} = any (array(${sql.join(selves, sql` union all `)}))`;
}

export function moment(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}
