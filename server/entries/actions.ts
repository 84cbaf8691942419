import { fullFor, moveSeats, reseat } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";
import { type EntrySection, entrySections, seatingOf } from "#server/cards/guest-card.ts";
import { type CardRow, findCard } from "#server/cards/public.ts";
import { isDuplicate } from "#server/failure.ts";
import { type Context, memberOf, selfOf } from "#server/graphql/context.ts";
import type { Orm } from "#server/ports.ts";
import { fingerprintOf, followingContent } from "./content.ts";
import { holdSecret, readDraw } from "./draws-store.ts";
import { enqueueGuestEmails } from "./emails-store.ts";
import { giveEntryPhotosBack } from "./entry-photos.ts";
import type { Own } from "./schema.ts";
import { holdLiveVersion } from "./seals-store.ts";
import {
  findSeats,
  insertSeated,
  listSeats,
  type Seated,
  type Seating,
  type Taken,
  withSeatsLock,
} from "./seats-store.ts";
import {
  deleteEntry,
  type EntryRow,
  type EntryRowChange,
  findLeft,
  insertEntry,
  lastInLine,
  listOwnAnywhere,
  lockEntry,
  type NewEntry,
  notCheckedIn,
  readEntryRow,
  updateEntry,
} from "./store.ts";

/** Entries read at a time when all of somebody's are taken back. */
const SOME = 100;

type Inserting = { entry: NewEntry; on: EntrySection };

/**
 * A new entry; undefined when the capacity was changed meanwhile, or when the caller has the one each may have. Fails
 * as a duplicate where one was there before.
 */
export async function insert(context: Context, { entry, on }: Inserting): Promise<Own | undefined> {
  const { orm } = context.database;
  const seating = seatingOf(on, entry.seatsOf);
  const { left, hasOne } = seating
    ? await insertOnSeat(orm, { entry, seating })
    : { left: await insertInTime(orm, { entry, on }), hasOne: false };
  if (left) return { ...entry, ...left };
  const seats = hasOne ? undefined : await findSeats(orm, { ...entry, sort: entry.seatsOf });
  if (seats && seats.capacity === seating?.capacity) throw fullFor((seats.capacity ?? 0) - seats.taken);
  return undefined;
}

/** With the e-mail about the seat where there is an address; without one it stays a single statement. */
async function insertOnSeat(orm: Orm, given: { entry: NewEntry; seating: Seating }): Promise<Seated> {
  const { id, email, seats, createdAt: now } = given.entry;
  if (!email || seats === 0) return insertSeated(orm, given);
  return orm.transaction(async (tx) => {
    const seated = await insertSeated(tx, given);
    if (seated.left?.state === "accepted")
      await enqueueGuestEmails(tx, { entries: [id], reason: "seated", about: now, now });
    return seated;
  });
}

/**
 * An entry without seats; a guess only while its answer is secret. Undefined where it was to be sealed and the owner
 * has just shown another version: what seal that has is not known here.
 */
async function insertInTime(orm: Orm, { entry, on }: Inserting): Promise<EntryRow | undefined> {
  if (on.sealedUntil && entry.createdAt < on.sealedUntil) {
    const { version } = on;
    return orm.transaction(async (tx) =>
      (await holdLiveVersion(tx, { card: entry.card, version })) ? insertEntry(tx, entry) : undefined,
    );
  }
  if (!on.rules.guessing) return insertEntry(orm, entry);
  await readDraw(orm, { card: entry.card, section: entry.section });
  return orm.transaction(async (tx) => {
    await refuseTold(tx, { entry, on });
    return insertEntry(tx, entry);
  });
}

type Guessed = { entry: Pick<EntryRow, "card" | "section">; on: EntrySection };

/** Refuses a guess at what was told already; whoever tells it waits for this transaction. */
async function refuseTold(tx: Orm, { entry: { card, section }, on }: Guessed): Promise<void> {
  const { guessing } = on.rules;
  if (guessing && !(await holdSecret(tx, { card, section }))) {
    throw new Refusal("CLOSED", { sentence: guessing.told });
  }
}

/** Undefined where somebody else was first. */
export async function unlessDuplicate<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

type Leaving = Pick<NewEntry, "card" | "key" | "fingerprint">;

/** The entry that this idempotency key was used for before; undefined for a new key. */
export async function leftBefore(
  { database }: Context,
  { card, key, fingerprint }: Leaving,
): Promise<EntryRow | undefined> {
  const left = await findLeft(database.orm, { card, key });
  if (!left) return undefined;
  if (!left.entry) throw new Refusal("CONFLICT");
  if (left.fingerprint !== fingerprint) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return left.entry;
}

type Rewriting = {
  entry: EntryRow;
  on: EntrySection;
  content: Record<string, unknown>;
  /** What else is written with it. */
  also?: (tx: Orm) => Promise<void>;
};

/**
 * Gives an entry other words; undefined when it was withdrawn meanwhile. Whoever says the same again changes nothing,
 * not even that it was let through.
 */
export async function rewrite(context: Context, rewriting: Rewriting): Promise<EntryRow | undefined> {
  const { entry, on, content, also } = rewriting;
  const { orm } = context.database;
  const { card, section, id } = entry;
  const now = context.clock.now();
  const words = { content, ...followingContent(on, content), updatedAt: now };
  const hasSeats = on.rules.seats !== undefined;

  async function work(tx: Orm, taken: Taken) {
    await refuseTold(tx, { entry, on });
    const known = await lockEntry(tx, id);
    if (!known) return { taken, result: "gone" };
    if (known.seatsOf !== entry.seatsOf) return { taken, result: "elsewhere" };
    await also?.(tx);
    if (fingerprintOf(section, known.content) === fingerprintOf(section, content))
      return { taken, result: "same" };
    const seated = hasSeats ? reseated({ known, on, wanted: words, taken, now }) : { change: {}, taken };
    const updated = await updateEntry(tx, { id, change: { ...words, ...seated.change } });
    // Also who names an address only now.
    if (updated?.email && updated.seatedAt)
      await enqueueGuestEmails(tx, { entries: [id], reason: "seated", about: updated.seatedAt, now });
    return { taken: seated.taken, result: "changed" };
  }
  const result = hasSeats
    ? await withSeatsLock(orm, {
        card,
        section,
        sorts: sortsOf(on, [entry.seatsOf, words.seatsOf]),
        now,
        work,
      })
    : await orm.transaction(async (tx) => (await work(tx, {})).result);
  if (result === "elsewhere") {
    const moved = await readEntryRow(orm, id);
    return moved && rewrite(context, { ...rewriting, entry: moved });
  }
  if (result === "changed") await giveEntryPhotosBack(context, { ...entry, now: content });
  return result === "gone" ? undefined : readEntryRow(orm, id);
}

/** Sorts of seats with what guests now see of them, each once. */
function sortsOf(on: EntrySection, names: readonly string[]) {
  return [...new Set(names)].map((sort) => ({ sort, capacity: seatingOf(on, sort)?.capacity ?? null }));
}

type Reseated = {
  known: EntryRow;
  on: EntrySection;
  wanted: Pick<EntryRow, "seats" | "seatsOf">;
  taken: Taken;
  now: Date;
};

/** What becomes of an entry's seats when it says something else, and how many are taken then. */
function reseated({ known, on, wanted, taken, now }: Reseated): { change: EntryRowChange; taken: Taken } {
  const sort = wanted.seatsOf;
  const moves = sort !== known.seatsOf;
  const seating = seatingOf(on, sort) ?? { capacity: null, hasWaitingList: false };
  const asked = { ...known, ...seating, wanted: wanted.seats, taken: taken[sort] ?? 0 };
  const { state, taken: after } = moves ? moveSeats(asked) : reseat(asked);
  const given = known.state === "accepted" ? known.seats : 0;
  const left = moves ? { [known.seatsOf]: (taken[known.seatsOf] ?? 0) - given } : {};
  const has = state === "accepted" && wanted.seats > 0;
  const isNew = moves || given === 0;
  const queues = state === "waiting" && (moves || known.state !== "waiting");
  return {
    taken: { ...taken, ...left, [sort]: after },
    change: {
      state,
      ...(queues ? { line: lastInLine } : state === "accepted" && { line: null }),
      ...(has ? isNew && { seatedAt: now } : { seatedAt: null }),
      // Who came in with another ticket, or comes no more, has not come in with this one.
      ...((moves || !has) && notCheckedIn),
    },
  };
}

/** What it takes to take something away: jobs do it, too. */
export type Erasing = Pick<Context, "database" | "clock" | "kinds">;

/** Takes an entry away for good; its seats go to who waits for them. */
export async function erase(context: Erasing, entry: EntryRow): Promise<void> {
  const { orm } = context.database;
  const { card, section, id, seatsOf: sort } = entry;
  const found = await findCard(orm, card);
  if (!found) return;
  const on = (await entrySections(context, found)).find((candidate) => candidate.section.name === section);
  if (!on?.rules.seats) await deleteEntry(orm, id);
  else {
    const elsewhere = await withSeatsLock(orm, {
      card,
      section,
      sorts: sortsOf(on, [sort]),
      now: context.clock.now(),
      async work(tx, taken) {
        const known = await lockEntry(tx, id);
        if (known && known.seatsOf !== sort) return { taken, result: known };
        if (known) await deleteEntry(tx, id);
        const given = known?.state === "accepted" ? known.seats : 0;
        return { taken: { [sort]: (taken[sort] ?? 0) - given }, result: undefined };
      },
    });
    if (elsewhere) return erase(context, elsewhere);
  }
  await giveEntryPhotosBack(context, entry);
}

/** Takes away everything the member left on anybody's card, also by the identity that is shown with the call. */
export async function eraseAllOfMember(context: Context): Promise<void> {
  const self = { ...selfOf(context), member: memberOf(context).id };
  const some = await listOwnAnywhere(context.database.orm, { self, limit: SOME });
  for (const entry of some) await erase(context, entry);
  if (some.length > 0) await eraseAllOfMember(context);
}

/** Lets those move up for whom what guests now see has seats. */
export async function settleSeats(context: Context, card: CardRow): Promise<void> {
  const { orm } = context.database;
  for (const on of await entrySections(context, card)) {
    if (!on.rules.seats) continue;
    const where = { card: card.id, section: on.section.name };
    const known = await listSeats(orm, where);
    const changed = known.filter(({ sort, capacity }) => seatingOf(on, sort)?.capacity !== capacity);
    for (const { sort } of changed) {
      await withSeatsLock(orm, {
        ...where,
        sorts: sortsOf(on, [sort]),
        now: context.clock.now(),
        work: async (_tx, taken) => ({ taken, result: undefined }),
      });
    }
  }
}
