import { and, eq, gt, isNull } from "drizzle-orm";
import type { EntryId } from "#domain/entry.ts";
import { entries } from "#server/database/tables/entries.ts";
import type { Orm } from "#server/ports.ts";
import { type EntryRow, notCheckedIn, readEntryRow, updateEntry } from "./store.ts";

type CheckIn = { id: EntryId; at: Date; door: string; key: string };

/** Who came in. `isNew` is false where somebody else's tap was first: then it says when and where. */
export type CheckedIn = { entry: EntryRow; isNew: boolean };

/** Lets a ticket in once, whoever else asks at the same moment; undefined for one that lets nobody in any more. */
export async function checkIn(orm: Orm, { id, at, door, key }: CheckIn): Promise<CheckedIn | undefined> {
  const [entry] = await orm
    .update(entries)
    .set({ checkedInAt: at, door, checkInKey: key })
    .where(
      and(
        eq(entries.id, id),
        eq(entries.state, "accepted"),
        gt(entries.seats, 0),
        isNull(entries.checkedInAt),
      ),
    )
    .returning();
  if (entry) return { entry, isNew: true };
  const known = await readEntryRow(orm, id);
  // The same tap, whose first answer got lost on its way, hears the same.
  return known?.checkedInAt ? { entry: known, isNew: known.checkInKey === key } : undefined;
}

/** As if the guest had not come in yet. */
export function undoCheckIn(orm: Orm, id: EntryId): Promise<EntryRow | undefined> {
  return updateEntry(orm, { id, change: notCheckedIn });
}
