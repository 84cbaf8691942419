import { fullFor, reseat } from "#domain/entry.ts";
import { Refusal } from "#domain/refusal.ts";
import { isDuplicate } from "#server/failure.ts";
import type { Orm } from "#server/ports.ts";
import { type CardRow, findCard } from "#server/store/cards.ts";
import {
  deleteEntry,
  type EntryRow,
  findLeft,
  insertEntry,
  lastInLine,
  listOwnAnywhere,
  type NewEntry,
  readAgain,
  updateEntry,
} from "#server/store/entries.ts";
import { findSeats, inSeatsTurn, insertSeated } from "#server/store/seats.ts";
import { type Context, memberOf } from "./context.ts";
import type { Own } from "./entry.ts";
import { fingerprintOf, following } from "./entry-content.ts";
import { type LeavingSection, leavingSections, seatingOf } from "./guest-card.ts";

/** Entries read at a time when all of somebody's are taken back. */
const SOME = 100;

type Inserting = { entry: NewEntry; on: LeavingSection };

/** A new entry; undefined when the key or the visitor was here before, or the capacity was changed meanwhile. */
export async function insert(context: Context, { entry, on }: Inserting): Promise<Own | undefined> {
  const { orm } = context.database;
  const seating = seatingOf(on);
  try {
    const left = seating ? await insertSeated(orm, { entry, seating }) : await insertEntry(orm, entry);
    if (left) {
      tell(context, entry);
      return { ...entry, ...left };
    }
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
  const seats = await findSeats(orm, entry);
  if (seating && seats?.capacity === seating.capacity) {
    throw fullFor((seats.capacity ?? 0) - seats.taken);
  }
  return undefined;
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
  if (left.fingerprint !== fingerprint) throw new Refusal("KEY_REUSED");
  return left.entry;
}

type Rewriting = {
  entry: EntryRow;
  on: LeavingSection;
  content: Record<string, unknown>;
  /** What else is written with it. */
  also?: (tx: Orm) => Promise<void>;
};

/** Gives an entry other words. Whoever says the same again changes nothing, not even that it was let through. */
export async function rewrite(context: Context, { entry, on, content, also }: Rewriting): Promise<EntryRow> {
  const { orm } = context.database;
  const { card, section, id } = entry;
  const isSame = fingerprintOf(section, entry.content) === fingerprintOf(section, content);
  const words = isSame ? {} : { content, ...following(on, content), updatedAt: context.clock.now() };
  const write = async (tx: Orm, change: Parameters<typeof updateEntry>[1]["change"]) => {
    await also?.(tx);
    if (Object.keys(change).length > 0) await updateEntry(tx, { id, change });
  };

  const seating = seatingOf(on);
  if (!seating || isSame) await orm.transaction((tx) => write(tx, words));
  else {
    await inSeatsTurn(orm, {
      card,
      section,
      capacity: seating.capacity,
      async work(tx, taken) {
        const now = await readAgain(tx, id);
        if (!now) throw new Refusal("NOT_FOUND");
        const { seats: wanted } = following(on, content);
        const seated = reseat({ ...now, ...seating, wanted, taken });
        const queues = seated.state === "waiting" && now.state !== "waiting";
        const line = queues ? { line: lastInLine } : seated.state === "accepted" ? { line: null } : {};
        await write(tx, { ...words, ...line, state: seated.state });
        return { taken: seated.taken, result: undefined };
      },
    });
  }
  if (!isSame) tell(context, entry);
  const written = await readAgain(orm, id);
  if (!written) throw new Refusal("NOT_FOUND");
  return written;
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
        const now = await readAgain(tx, id);
        if (now) await deleteEntry(tx, id);
        return { taken: now?.state === "accepted" ? taken - now.seats : taken, result: undefined };
      },
    });
  }
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
