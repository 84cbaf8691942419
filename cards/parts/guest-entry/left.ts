import type { Entry, EntryPage } from "#cards/engine/guest.ts";

/** What a guest has before them, and what has come since. */
export type Left = EntryPage & {
  /** The newest page as it was last shown. */
  first: EntryPage;
  /** A newer first page, with entries that are not shown yet. */
  waiting: EntryPage | null;
};

/** A list begun anew from its first page. */
export function replaced(_: Left | null, page: EntryPage): Left {
  return { ...page, first: page, waiting: null };
}

/** New entries wait; what was changed or taken back is put right where it stands. */
export function merged(known: Left | null, page: EntryPage): Left {
  if (!known) return replaced(known, page);
  const now = new Map(page.entries.map((entry) => [entry.id, entry]));
  const comes = page.entries.some((entry) => !has(known, entry));
  // Only while nothing new came in can a missing entry not simply have moved to the next page.
  const gone = (entry: Entry) => !comes && has(known.first, entry) && !now.has(entry.id);
  const entries = known.entries.filter((entry) => !gone(entry)).map((entry) => now.get(entry.id) ?? entry);
  const { count, blocked, sealedUntil, openedEarly } = page;
  // That a seal was opened is told at once, also before anybody asks for what came out of it.
  if (comes) return { ...known, entries, sealedUntil, openedEarly, waiting: page };
  return { ...known, entries, count, blocked, sealedUntil, openedEarly, first: page, waiting: null };
}

/** An older page below; an entry that moved meanwhile stands once. */
export function followed(known: Left, page: EntryPage): Left {
  const older = page.entries.filter((entry) => !has(known, entry));
  return { ...known, entries: [...known.entries, ...older], count: page.count, next: page.next };
}

/** With one entry changed, or without it. */
export function patched(
  known: Left,
  { id, shown }: { id: string; shown: Record<string, unknown> | null },
): Left {
  const entries = known.entries.flatMap((entry) => {
    if (entry.id !== id) return [entry];
    return shown ? [{ ...entry, shown }] : [];
  });
  return { ...known, entries, count: known.count - (known.entries.length - entries.length) };
}

/** How many wait to be shown. */
export function unseen({ entries, waiting }: Left): number {
  return waiting?.entries.filter((entry) => !has({ entries }, entry)).length ?? 0;
}

function has({ entries }: Pick<EntryPage, "entries">, { id }: Entry): boolean {
  return entries.some((entry) => entry.id === id);
}
