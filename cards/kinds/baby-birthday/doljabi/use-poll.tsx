import { use, useCallback, useEffect, useRef, useState } from "react";
import { GuestContext } from "#cards/engine/guest.ts";
import { watchSpread } from "#cards/parts/guest-entry/watch-spread.ts";
import type { Poll } from "./poll.ts";

/** What shows how guesses stand. Nobody knows that before the page was hydrated, so it comes with the figures. */
async function loadParts() {
  const [{ DoljabiBars: Bars }, { Result }, { Fairness }] = await Promise.all([
    import("./bars.tsx"),
    import("./result.tsx"),
    import("./fairness.tsx"),
  ]);
  return { Bars, Result, Fairness };
}

type ShownPoll = Poll & Awaited<ReturnType<typeof loadParts>>;

/** How the guesses on a section stand, as long as somebody looks; null until it is known. */
export function usePoll(section: string, near: boolean) {
  const guest = use(GuestContext);
  const [poll, setPoll] = useState<ShownPoll | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    if (!guest) return;
    const turn = ++latest.current;
    try {
      const [tally, draw, parts] = await Promise.all([
        guest.tally(section),
        guest.draw(section),
        loadParts(),
      ]);
      if (turn !== latest.current) return;
      setPoll({ tally, draw, ...parts });
      setFailed(false);
    } catch {
      if (turn === latest.current) setFailed(true);
    }
  }, [guest, section]);

  useEffect(() => {
    if (!guest || !near) return;
    void reload();
    return watchSpread({ guest, section, read: reload });
  }, [guest, near, section, reload]);

  return { poll, failed, reload };
}
