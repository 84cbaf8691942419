import { use, useCallback, useEffect, useRef, useState } from "react";
import { GuestContext } from "#cards/engine/guest.ts";

/** Many guests hear of a change at once; they do not all ask in the same moment. */
const SPREAD_MS = 900;

/** How many left what, kept up to date; null until it is known. */
export function useTally(section: string, near: boolean) {
  const guest = use(GuestContext);
  const [tally, setTally] = useState<Readonly<Record<string, number>> | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);

  const load = useCallback(async () => {
    if (!guest) return;
    const turn = ++latest.current;
    const counted = await guest.tally(section);
    if (turn !== latest.current) return;
    setTally(counted);
    setFailed(false);
  }, [guest, section]);
  const reload = useCallback(() => load().catch(() => setFailed(true)), [load]);

  useEffect(() => {
    if (!guest || !near) return;
    reload();
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = guest.watch(section, () => {
      clearTimeout(soon);
      // Where this fails the count stands as it is; the next change brings it up to date.
      soon = setTimeout(() => load().catch(() => {}), Math.random() * SPREAD_MS);
    });
    return () => {
      clearTimeout(soon);
      stop();
    };
  }, [guest, near, section, load, reload]);

  return { tally, failed, reload };
}
