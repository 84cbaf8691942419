import { Refusal } from "#domain/refusal.ts";
import { soundTypes } from "#domain/sound.ts";
import { createConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import type { Clock, Database, Files } from "#server/ports.ts";
import { readWhole, removePhotoFiles, sentPhotoFile, soundFile } from "./photo-files.ts";
import { readSound } from "./read-sound.ts";
import { deletePhoto, type FinishedSound, findPhoto, finishRow, type PhotoRow } from "./store.ts";

/** Each is held in memory as a whole, for some hundredths of a second. */
const AT_ONCE = 2;
const WAITING = 20;
const BUSY_SECONDS = 5;

export type SoundWork = ReturnType<typeof createSoundWork>;
type Parts = { database: Database; files: Files; clock: Clock };

/** Makes music of what was sent: judged by its bytes, without what it says of itself. */
export function createSoundWork({ database: { orm }, files, clock }: Parts) {
  const withLimit = createConcurrencyLimit({
    atOnce: AT_ONCE,
    waiting: WAITING,
    refuse: () => new Refusal("BUSY", { retryAfterSeconds: BUSY_SECONDS }),
  });

  async function make(key: string): Promise<FinishedSound> {
    const sent = await readWhole(files, sentPhotoFile(key));
    const sound = sent
      ? await keep(key, sent).catch((error) => forget(key, error))
      : await findPhoto(orm, key);
    if (!sound || !isFinishedSound(sound)) throw new Refusal("NOT_FOUND");
    await files.remove(sentPhotoFile(key)).catch(() => undefined);
    return sound;
  }

  /** The file first, then the row that speaks of it. */
  async function keep(key: string, sent: Buffer): Promise<PhotoRow | undefined> {
    const { type, seconds, body } = readSound(sent);
    await files.write({ key: soundFile(key, type), type: soundTypes[type], body });
    const made = { bytes: body.byteLength, soundType: type, seconds };
    return finishRow(orm, { key, made, now: clock.now() });
  }

  /** What is no music leaves nothing behind; what failed for another reason may be tried again. */
  async function forget(key: string, error: unknown): Promise<never> {
    if (error instanceof Refusal && error.code !== "CONFLICT") {
      await removePhotoFiles(files, key);
      await deletePhoto(orm, key);
    }
    throw error;
  }

  return {
    /** Makes music of an announced file that has arrived; the same again when it is there already. */
    async finish(row: PhotoRow): Promise<FinishedSound> {
      return isFinishedSound(row) ? row : withLimit(() => make(row.key));
    },
  };
}

function isFinishedSound(row: PhotoRow): row is FinishedSound {
  return row.finishedAt !== null && row.removedAt === null && row.soundType !== null;
}
