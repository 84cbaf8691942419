import { use, useCallback, useEffect, useRef, useState } from "react";
import { GuestContext } from "#cards/guest.ts";
import type { Poll } from "./poll.ts";

/** A hall that votes at once does not ask at once. */
const SPREAD_MS = 900;

/** How the guesses on a section stand, as long as somebody looks; null until it is known. */
export function usePoll(section: string, near: boolean) {
  const guest = use(GuestContext);
  const [poll, setPoll] = useState<Poll | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    if (!guest) return;
    const turn = ++latest.current;
    try {
      const [tally, draw] = await Promise.all([guest.tally(section), guest.draw(section)]);
      if (turn !== latest.current) return;
      setPoll({ tally, draw });
      setFailed(false);
    } catch {
      if (turn === latest.current) setFailed(true);
    }
  }, [guest, section]);

  useEffect(() => {
    if (!guest || !near) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    void reload();
    const stop = guest.watch(section, () => {
      clearTimeout(soon);
      soon = setTimeout(reload, Math.random() * SPREAD_MS);
    });
    return () => {
      clearTimeout(soon);
      stop();
    };
  }, [guest, near, section, reload]);

  return { poll, failed, reload };
}
