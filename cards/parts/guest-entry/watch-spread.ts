import type { Guest } from "#cards/engine/guest.ts";

/** Many guests hear of a change at once; they do not all ask in the same moment. */
const SPREAD_MS = 900;

type Watched = { guest: Guest; section: string; read(): void };

/** Reads a section again soon after it changed, until the answer is called. */
export function watchSpread({ guest, section, read }: Watched): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const stop = guest.watch(section, () => {
    clearTimeout(soon);
    soon = setTimeout(read, Math.random() * SPREAD_MS);
  });
  return () => {
    clearTimeout(soon);
    stop();
  };
}
