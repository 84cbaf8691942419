import { use, useCallback, useEffect, useRef, useState } from "react";
import { GuestContext } from "#cards/engine/guest.ts";
import { watchSpread } from "./watch-spread.ts";

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
    // Where this fails the count stands as it is; the next change brings it up to date.
    return watchSpread({ guest, section, read: () => load().catch(() => {}) });
  }, [guest, near, section, load, reload]);

  return { tally, failed, reload };
}
