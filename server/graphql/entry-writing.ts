import { fullFor, reseat } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";
import { isDuplicate } from "#server/failure.ts";
import type { Orm } from "#server/ports.ts";
import { type CardRow, findCard } from "#server/store/cards.ts";
import { holdSecret, readDraw } from "#server/store/draws.ts";
import {
  deleteEntry,
  type EntryRow,
  findLeft,
  insertEntry,
  lastInLine,
  listOwnAnywhere,
  lockEntry,
  type NewEntry,
  readEntryRow,
  updateEntry,
} from "#server/store/entries.ts";
import { findSeats, inSeatsTurn, insertSeated } from "#server/store/seats.ts";
import { type Context, memberOf } from "./context.ts";
import type { Own } from "./entry.ts";
import { fingerprintOf, following } from "./entry-content.ts";
import { giveEntryPhotosBack } from "./entry-photos.ts";
import { type LeavingSection, leavingSections, seatingOf } from "./guest-card.ts";

/** Entries read at a time when all of somebody's are taken back. */
const SOME = 100;

type Inserting = { entry: NewEntry; on: LeavingSection };

/**
 * A new entry; undefined when the capacity was changed meanwhile, or when the caller has the one each may have. Fails
 * as a duplicate where one was there before.
 */
export async function insert(context: Context, { entry, on }: Inserting): Promise<Own | undefined> {
  const { orm } = context.database;
  const seating = seatingOf(on);
  const { left, hasOne } = seating
    ? await insertSeated(orm, { entry, seating })
    : { left: await insertInTime(orm, { entry, on }), hasOne: false };
  if (left) {
    tell(context, entry);
    return { ...entry, ...left };
  }
  const seats = hasOne ? undefined : await findSeats(orm, entry);
  if (seats && seats.capacity === seating?.capacity) throw fullFor((seats.capacity ?? 0) - seats.taken);
  return undefined;
}

/** An entry without seats; a guess only while its answer is secret. */
async function insertInTime(orm: Orm, { entry, on }: Inserting): Promise<EntryRow> {
  if (!on.leaving.guessing) return insertEntry(orm, entry);
  await readDraw(orm, { card: entry.card, section: entry.section });
  return orm.transaction(async (tx) => {
    await refuseTold(tx, { entry, on });
    return insertEntry(tx, entry);
  });
}

type Guessed = { entry: Pick<EntryRow, "card" | "section">; on: LeavingSection };

/** Refuses a guess at what was told already; whoever tells it waits for this transaction. */
async function refuseTold(tx: Orm, { entry: { card, section }, on }: Guessed): Promise<void> {
  const { guessing } = on.leaving;
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

/** What was left under this key before; undefined for a new one. */
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
  on: LeavingSection;
  content: Record<string, unknown>;
  /** What else is written with it. */
  also?: (tx: Orm) => Promise<void>;
};

/**
 * Gives an entry other words; undefined when it was withdrawn meanwhile. Whoever says the same again changes nothing,
 * not even that it was let through.
 */
export async function rewrite(context: Context, { entry, on, content, also }: Rewriting) {
  const { orm } = context.database;
  const { card, section, id } = entry;
  const seating = seatingOf(on);
  const words = { content, ...following(on, content), updatedAt: context.clock.now() };

  async function work(tx: Orm, taken: number) {
    await refuseTold(tx, { entry, on });
    const now = await lockEntry(tx, id);
    if (!now) return { taken, result: "gone" };
    await also?.(tx);
    if (fingerprintOf(section, now.content) === fingerprintOf(section, content))
      return { taken, result: "same" };
    const seated = seating
      ? reseat({ ...now, ...seating, wanted: words.seats, taken })
      : { state: now.state, taken };
    const queues = seated.state === "waiting" && now.state !== "waiting";
    const line = queues ? { line: lastInLine } : seated.state === "accepted" ? { line: null } : {};
    await updateEntry(tx, { id, change: { ...words, ...line, state: seated.state } });
    return { taken: seated.taken, result: "changed" };
  }
  const result = seating
    ? await inSeatsTurn(orm, { card, section, capacity: seating.capacity, work })
    : await orm.transaction(async (tx) => (await work(tx, 0)).result);
  if (result === "changed") {
    await giveEntryPhotosBack(context, { ...entry, now: content });
    tell(context, entry);
  }
  return result === "gone" ? undefined : readEntryRow(orm, id);
}

/** Takes an entry away for good; its seats go to who waits for them. */
export async function erase(context: Context, entry: EntryRow): Promise<void> {
  const { orm } = context.database;
  const { card, section, id } = entry;
  const found = await findCard(orm, card);
  if (!found) return;
  const on = (await leavingSections(context, found)).find((candidate) => candidate.section.name === section);
  const seating = on && seatingOf(on);
  if (!seating) await deleteEntry(orm, id);
  else {
    await inSeatsTurn(orm, {
      card,
      section,
      capacity: seating.capacity,
      async work(tx, taken) {
        const now = await lockEntry(tx, id);
        if (now) await deleteEntry(tx, id);
        return { taken: now?.state === "accepted" ? taken - now.seats : taken, result: undefined };
      },
    });
  }
  await giveEntryPhotosBack(context, entry);
  tell(context, entry);
}

/** Takes away everything the member left on anybody's card. */
export async function eraseAllOfMember(context: Context): Promise<void> {
  const self = { member: memberOf(context).id };
  const some = await listOwnAnywhere(context.database.orm, { self, limit: SOME });
  for (const entry of some) await erase(context, entry);
  if (some.length > 0) await eraseAllOfMember(context);
}

/** Lets those move up for whom what guests now see has seats. */
export async function settleSeats(context: Context, card: CardRow): Promise<void> {
  const { orm } = context.database;
  for (const on of await leavingSections(context, card)) {
    const where = { card: card.id, section: on.section.name };
    const seating = seatingOf(on);
    const seats = seating && (await findSeats(orm, where));
    if (!seating || !seats || seats.capacity === seating.capacity) continue;
    const nothing = async (_tx: Orm, taken: number) => ({ taken, result: undefined });
    await inSeatsTurn(orm, { ...where, capacity: seating.capacity, work: nothing });
    tell(context, where);
  }
}

function tell({ changes }: Context, { card, section }: Pick<EntryRow, "card" | "section">): void {
  changes.tell({ card, what: "entries", section });
}
