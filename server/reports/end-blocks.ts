import { moveReport } from "./actions.ts";
import { listBlocksOver, listUndeletedEntries } from "./store.ts";

/** Few enough for one run; the rest ends a minute later. */
const AT_ONCE = 200;

/**
 * Ends temporary measures whose thirty days are over: restores what its owner objected for, deletes the rest. Each is
 * one transaction, so that a run that breaks off is gone on with by the next. One that fails does not keep the others.
 */
export async function endBlocks(parts: Parameters<typeof moveReport>[0]): Promise<Record<string, number>> {
  const { orm } = parts.database;
  const failures: unknown[] = [];
  const over = await listBlocksOver(orm, { now: parts.clock.now(), limit: AT_ONCE });
  for (const { id } of over) {
    const end = moveReport(parts, { id, act: "end", actor: { by: "clock" } });
    await end.catch((failure) => failures.push(failure));
  }
  const left = await listUndeletedEntries(orm, AT_ONCE);
  for (const entry of left) await parts.erase(entry);
  if (failures.length > 0) throw failures[0];
  return { ended: over.length, erased: left.length };
}
