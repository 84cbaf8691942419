import type { Print } from "#cards/engine/print.ts";
import type { Clock, Files } from "#server/ports.ts";
import type { Workers } from "#server/workers/workers.ts";
import type { PrintForm } from "./forms.ts";
import { readPhotos } from "./read-photos.ts";

type Parts = { files: Files; clock: Clock; workers: Workers };

/** Draws prints, one after the other. */
export function createPrinter({ files, clock, workers }: Parts) {
  return {
    draw: (wanted: { print: Print; form: PrintForm; bleed: boolean }): Promise<Uint8Array> =>
      workers.run("print", async () => ({
        ...wanted,
        photos: await readPhotos(wanted.print, files),
        made: clock.now(),
      })),
    /** For who is about to ask: a file that is fetched has no place to say a sentence. */
    refuseWhileFull: () => workers.refuseWhileFull("print"),
  };
}

export type Printer = ReturnType<typeof createPrinter>;
