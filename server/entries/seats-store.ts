import { and, asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type Capacity, hasRoom, whoMovesUp } from "#domain/entry.ts";
import { entries, seats } from "#server/database/tables/entries.ts";
import type { Orm } from "#server/ports.ts";
import { enqueueGuestEmails } from "./emails-store.ts";
import type { EntryRow, NewEntry, Where } from "./store.ts";

/** More never move up in one statement, which must end in time. */
const MOVED_AT_ONCE = 500;

/** What a section says about its seats of one sort. */
export type Seating = { capacity: Capacity; hasWaitingList: boolean };

const outcome = z.object({
  rows: z.tuple([
    z.object({
      state: z.enum(["accepted", "waiting"]).nullable(),
      content: z.record(z.string(), z.unknown()).nullable(),
      has_one: z.boolean(),
    }),
  ]),
});

/** `left` is null when there is no room, or when the row stands for another capacity, or when there is one already. */
export type Seated = { left: Pick<EntryRow, "state" | "content"> | null; hasOne: boolean };

/**
 * An entry with its seats, or with a place in the waiting list, in one statement: whether there is room is looked at
 * and taken on one row, on which all who ask take turns. `hasOne` where each has one and the caller has
 * it, from this device or one that was joined to it. Fails as a duplicate where the key or the visitor was here before.
 */
export async function insertSeated(
  orm: Orm,
  { entry, seating: { capacity, hasWaitingList } }: { entry: NewEntry; seating: Seating },
): Promise<Seated> {
  const { card, section, seats: wanted, seatsOf: sort } = entry;
  const now = sql`${entry.createdAt.toISOString()}::timestamptz`;
  const atFirst = wanted === 0 || hasRoom(wanted, capacity);
  const fits = sql`(${wanted}::int = 0 or seats.capacity is null or seats.taken + ${wanted}::int <= seats.capacity)`;
  // `offset 0` keeps the database from going through all of the card's entries instead of this visitor's few.
  const oneOf = (visitor: SQL) => sql`
    select 1 from (select card, section, only_one from entries where visitor = ${visitor} offset 0) own
    where card = ${card} and section = ${section} and only_one`;
  const result = await orm.execute(sql`
    with caller as (
      select exists (${oneOf(sql`${entry.visitor}`)}) or exists (
        select 1 from identities
        where joined_into = ${entry.visitor} and exists (${oneOf(sql`identities.id`)})
      ) as has_one
    ), room as (
      insert into seats (card, section, name, capacity, taken, room_for_last)
      select ${card}, ${section}, ${sort}, ${capacity}::int, ${atFirst ? wanted : 0}::int, ${atFirst}::boolean
      from caller where not has_one
      on conflict (card, section, name) do update set
        taken = seats.taken + case when ${fits} then ${wanted}::int else 0 end,
        room_for_last = ${fits}
      where seats.capacity is not distinct from ${capacity}::int and (${hasWaitingList}::boolean or ${fits})
      returning room_for_last
    ), kept as (
      insert into entries (id, card, section, visitor, only_one, content, state, seats, seats_of, line, seated_at,
        tallied, email, is_shown, approved, password_hash, created_at, updated_at)
      select ${entry.id}, ${card}, ${section}, ${entry.visitor}, ${entry.onlyOne}::boolean,
        ${JSON.stringify(entry.content)}::jsonb, case when room_for_last then 'accepted' else 'waiting' end,
        ${wanted}::int, ${sort}, case when room_for_last then null else nextval('entry_line') end,
        case when room_for_last and ${wanted}::int > 0 then ${now} end,
        ${entry.tallied}::text, ${entry.email}::text, ${entry.isShown}::boolean, ${entry.approved}::boolean, ${entry.passwordHash}, ${now}, ${now}
      from room where room_for_last or ${hasWaitingList}::boolean
      returning id, state, content
    ), keyed as (
      insert into entry_keys (card, key, entry, fingerprint)
      select ${card}, ${entry.key}::uuid, id, ${entry.fingerprint} from kept
    )
    select state, content, has_one from caller left join kept on true`);
  const [{ state, content, has_one: hasOne }] = outcome.parse(result).rows;
  return { left: state && content && { state, content }, hasOne };
}

/** Of which sort seats are; a section may have several. */
export type SeatsPlace = Where & { sort: string };

/** Undefined before anybody asked for one. */
export async function findSeats(orm: Orm, place: SeatsPlace) {
  return (await listSeats(orm, place)).find(({ sort }) => sort === place.sort);
}

/** Of every sort that anybody asked for. */
export function listSeats(orm: Orm, { card, section }: Where) {
  return orm
    .select({ sort: seats.name, capacity: seats.capacity, taken: seats.taken })
    .from(seats)
    .where(and(eq(seats.card, card), eq(seats.section, section)));
}

/** On the fullest occasion of a card. */
export async function mostSeatsTaken(orm: Orm, card: Where["card"]): Promise<number> {
  const [found] = await orm
    .select({ most: sql<number>`coalesce(max(${seats.taken}), 0)::int` })
    .from(seats)
    .where(eq(seats.card, card));
  return found?.most ?? 0;
}

/** How many of each sort are taken, by its name. */
export type Taken = Readonly<Record<string, number>>;

type SeatsLock<Result> = Where & {
  /** The sorts that the work is about, each once. */
  sorts: readonly { sort: string; capacity: Capacity }[];
  now: Date;
  /** Is told how many seats are taken, and says how many are after it. */
  work(tx: Orm, taken: Taken): Promise<{ taken: Taken; result: Result }>;
};

/** Work on seats of a section while nobody else does; afterwards those move up who fit now. */
export function withSeatsLock<Result>(
  orm: Orm,
  { card, section, sorts, now, work }: SeatsLock<Result>,
): Promise<Result> {
  // Whoever works on two sorts takes them in the same order: nobody waits for somebody who waits for them.
  const inOrder = sorts.toSorted((one, other) => (one.sort < other.sort ? -1 : 1));
  return orm.transaction(async (tx) => {
    const before: Record<string, number> = {};
    for (const { sort, capacity } of inOrder) {
      const [row] = await tx
        .insert(seats)
        .values({ card, section, name: sort, capacity, taken: 0, roomForLast: true })
        .onConflictDoUpdate({ target: [seats.card, seats.section, seats.name], set: { capacity } })
        .returning({ taken: seats.taken });
      before[sort] = row?.taken ?? 0;
    }
    const { taken, result } = await work(tx, before);
    for (const { sort, capacity } of inOrder) {
      const after = await moveUp(tx, { card, section, sort, capacity, taken: taken[sort] ?? 0, now });
      await tx
        .update(seats)
        .set({ taken: after })
        .where(and(eq(seats.card, card), eq(seats.section, section), eq(seats.name, sort)));
    }
    return result;
  });
}

type Moving = SeatsPlace & { capacity: Capacity; taken: number; now: Date };

/** Moves up who fits, in their order, until nobody does; how many seats are taken then. */
async function moveUp(tx: Orm, place: Moving): Promise<number> {
  const { card, section, sort, capacity, taken, now } = place;
  const free = capacity === null ? Number.POSITIVE_INFINITY : capacity - taken;
  if (free <= 0) return taken;
  const waiting = await tx
    .select({ id: entries.id, seats: entries.seats, email: entries.email })
    .from(entries)
    .where(
      and(
        eq(entries.card, card),
        eq(entries.section, section),
        eq(entries.seatsOf, sort),
        eq(entries.state, "waiting"),
        capacity === null ? undefined : lte(entries.seats, free),
      ),
    )
    .orderBy(asc(entries.line))
    .limit(MOVED_AT_ONCE);
  const moving = whoMovesUp(waiting, free);
  if (moving.length === 0) return taken;
  await tx
    .update(entries)
    .set({ state: "accepted", line: null, seatedAt: now })
    .where(
      inArray(
        entries.id,
        moving.map(({ id }) => id),
      ),
    );
  const told = moving.flatMap(({ id, email }) => (email ? [id] : []));
  await enqueueGuestEmails(tx, { entries: told, reason: "seated", about: now, now });
  const moved = moving.reduce((sum, entry) => sum + entry.seats, 0);
  return moveUp(tx, { ...place, taken: taken + moved });
}

/** How many stand in the line for the same seats up to this entry, itself among them; null where it does not wait. */
export async function placeInLine(orm: Orm, id: EntryRow["id"]): Promise<number | null> {
  const own = alias(entries, "own");
  const [found] = await orm
    .select({ place: sql<number>`count(*)::int` })
    .from(own)
    .innerJoin(
      entries,
      and(
        eq(entries.card, own.card),
        eq(entries.section, own.section),
        eq(entries.seatsOf, own.seatsOf),
        lte(entries.line, own.line),
      ),
    )
    .where(and(eq(own.id, id), eq(own.state, "waiting")));
  return found?.place || null;
}
