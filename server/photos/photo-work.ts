import { availableParallelism } from "node:os";
import { Refusal } from "#domain/refusal.ts";
import { createConcurrencyLimit } from "#server/limits/concurrency-limit.ts";
import type { Clock, Database, Files } from "#server/ports.ts";
import { madeOrRefused } from "#server/workers/refusal-or.ts";
import type { Workers } from "#server/workers/workers.ts";
import type { DrawnSizes, PhotoCut } from "./draw-sizes.ts";
import { keptFile, readWhole, removePhotoFiles, sentPhotoFile, writeSizes } from "./photo-files.ts";
import { deletePhoto, type FinishedPhoto, findPhoto, finishRow, type PhotoRow } from "./store.ts";

/** One core stays for those who look at cards. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** About ten seconds of work on a small machine; whoever comes later is told to come back. */
const WAITING = 12;
const BUSY_SECONDS = 5;

export type PhotoWork = ReturnType<typeof createPhotoWork>;
type Parts = { database: Database; files: Files; clock: Clock; workers: Workers; waiting?: number };

/** Makes photos of what was sent, a few at a time. */
export function createPhotoWork({ database: { orm }, files, clock, workers, waiting = WAITING }: Parts) {
  const withLimit = createConcurrencyLimit({
    atOnce: AT_ONCE,
    waiting,
    refuse: () => new Refusal("BUSY", { retryAfterSeconds: BUSY_SECONDS }),
  });
  /** Asked for several times at once, a photo is made once. */
  const underWay = new Map<string, Promise<FinishedPhoto>>();

  async function make(key: string): Promise<FinishedPhoto> {
    const sent = await readWhole(files, sentPhotoFile(key));
    if (!sent) return finishedBefore(key);
    const drawn = await madeOrRefused(workers.run("photo", async () => sent)).catch((error) =>
      forget(key, error),
    );
    const photo = await keep(key, drawn);
    await files.remove(sentPhotoFile(key)).catch(() => undefined);
    return photo;
  }

  /** Another process may have made it and taken the file away. */
  async function finishedBefore(key: string): Promise<FinishedPhoto> {
    const photo = await findPhoto(orm, key);
    if (!photo || !isFinished(photo)) throw new Refusal("NOT_FOUND");
    return photo;
  }

  /** What cannot become a photo leaves nothing behind; what failed for another reason may be tried again. */
  async function forget(key: string, error: unknown): Promise<never> {
    if (error instanceof Refusal) {
      await removePhotoFiles(files, key);
      await deletePhoto(orm, key);
    }
    throw error;
  }

  /** The files first, then the row that speaks of them. */
  async function keep(key: string, drawn: DrawnSizes): Promise<FinishedPhoto> {
    await writeSizes(files, { key, drawn });
    const bytes = drawn.sizes.reduce((sum, { body }) => sum + body.byteLength, 0);
    const { width, height, placeholder } = drawn;
    const made = { bytes, width, height, placeholder };
    const photo = await finishRow(orm, { key, made, now: clock.now() });
    if (photo && isFinished(photo)) return photo;
    await removePhotoFiles(files, key);
    throw new Refusal("NOT_FOUND");
  }

  return {
    /** How many are being made, and how many wait for it. */
    figures: withLimit.figures,

    /** Makes the photo of an announced file that has arrived; the same again when it is there already. */
    async finish(photo: PhotoRow): Promise<FinishedPhoto> {
      if (isFinished(photo)) return photo;
      const { key } = photo;
      const making = underWay.get(key) ?? withLimit(() => make(key)).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },

    /** Draws a new photo, which has been announced, from a part of another. */
    cut({ from, to, cut }: { from: PhotoRow; to: PhotoRow; cut: PhotoCut }): Promise<FinishedPhoto> {
      return withLimit(async () => {
        try {
          const kept = await readWhole(files, keptFile(from.key));
          if (!kept) throw new Refusal("NOT_FOUND");
          const drawn = await madeOrRefused(workers.run("photo-part", async () => ({ kept, cut })));
          return await keep(to.key, drawn);
        } catch (error) {
          await deletePhoto(orm, to.key);
          throw error;
        }
      });
    },

    /** What a browser needs to send an announced file. */
    form: ({ key, type, bytes, origin }: { key: string; type: string; bytes: number; origin?: string }) =>
      files.uploadForm({ key: sentPhotoFile(key), type, maxBytes: bytes, origin }),
  };
}

export function isFinished(photo: PhotoRow): photo is FinishedPhoto {
  return photo.finishedAt !== null && photo.removedAt === null && photo.soundType === null;
}
