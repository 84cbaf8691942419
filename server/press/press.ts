import { Worker } from "node:worker_threads";
import type { Print } from "#cards/print.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Clock, Files } from "#server/ports.ts";
import { createTurns } from "#server/turns.ts";
import type { PrintForm } from "./forms.ts";
import type { Pressing } from "./press-worker.ts";
import { cutPhotos } from "./print-photos.ts";

/** One print takes a core for a second or two; who would wait longer than this many is asked to come back. */
const WAITING = 10;
const BUSY_SECONDS = 5;
const BUSY = "지금 만들고 있는 파일이 많습니다. 잠시 뒤에 다시 눌러 주세요.";
/** The largest series with a photo on every side takes a fifth of it. */
const MEMORY_MB = 512;

/** Draws prints, one after the other, each in a thread of its own: what it took is given back when it is done. */
export function createPress({ files, clock }: { files: Files; clock: Clock }) {
  const inTurn = createTurns({
    atOnce: 1,
    waiting: WAITING,
    refuse: busy,
  });
  let asked = 0;

  return {
    async draw(wanted: { print: Print; form: PrintForm; bleed: boolean }): Promise<Uint8Array> {
      asked += 1;
      try {
        return await inTurn(async () =>
          inThread({ ...wanted, photos: await cutPhotos(wanted.print, files), made: clock.now() }),
        );
      } finally {
        asked -= 1;
      }
    },
    /** For who is about to ask: a file that is fetched has no place to say a sentence. */
    refuseWhileFull() {
      if (asked > WAITING) throw busy();
    },
  };
}

export type Press = ReturnType<typeof createPress>;

function busy(): Refusal {
  return new Refusal("BUSY", { sentence: BUSY, retryAfterSeconds: BUSY_SECONDS });
}

function inThread(workerData: Pressing): Promise<Uint8Array> {
  const worker = new Worker(new URL("./press-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("A print ended before it was drawn")));
    // Who waits for a file does not keep the program from ending.
    worker.unref();
  });
}
