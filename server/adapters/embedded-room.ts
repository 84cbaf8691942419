import { freeBytes } from "./free-bytes.ts";

/**
 * PostgreSQL writes ahead in files of 16 MB. Where the next of them finds no room, the embedded one does not come to
 * itself again, although there is room later: so nothing is written when it might be the last.
 */
const LEAST_FREE_BYTES = 32 * 1_024 * 1_024;
/** Much may be written in that time, but not as much as that. */
const LOOK_EVERY_MS = 200;

const WRITING = /\b(insert|update|delete|create|alter|drop|truncate|vacuum)\b/i;

/** As PostgreSQL itself says it: disk_full. */
class NoRoom extends Error {
  readonly code = "53100";
}

type Parts = { folder: string; free?: (folder: string) => Promise<number> };

/** Refuses what writes while the disk is about to be full; what only reads goes on. */
export function createEmbeddedRoom({ folder, free = freeBytes }: Parts) {
  let looked = Number.NEGATIVE_INFINITY;
  let hasRoom = true;

  async function look(): Promise<void> {
    if (performance.now() - looked < LOOK_EVERY_MS) return;
    looked = performance.now();
    // Where nobody can say, the database itself will.
    hasRoom = (await free(folder).catch(() => Number.POSITIVE_INFINITY)) >= LEAST_FREE_BYTES;
  }

  return async function refuseWithoutRoom(text: string): Promise<void> {
    if (!WRITING.test(text)) return;
    await look();
    if (!hasRoom) throw new NoRoom("No space is left for the embedded database");
  };
}
