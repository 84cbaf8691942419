import { useCallback, useEffect, useRef, useState } from "react";
import type { Draw } from "#cards/engine/guest.ts";
import type { Host } from "#cards/engine/presentation-screen.ts";
import type { Poll } from "#cards/kinds/baby-birthday/doljabi/poll.ts";

const SECTION = "doljabi";

/** Long enough for a hall to fall silent. */
const ROLL_MS = 2_600;

type Rolling = "reveal" | "draw" | null;

/** How the guesses stand before the hall, and what the host does with them. One thing at a time. */
export function usePresentation(host: Host) {
  const [poll, setPoll] = useState<Poll | null>(null);
  const [problem, setProblem] = useState("");
  const [rolling, setRolling] = useState<Rolling>(null);
  const busy = useRef(false);

  const reload = useCallback(async () => {
    try {
      const [tally, draw] = await Promise.all([host.tally(SECTION), host.draw(SECTION)]);
      // What the host is about to show stays hidden until it is shown.
      if (!busy.current) setPoll({ tally, draw });
    } catch (error) {
      setProblem((error as Error).message);
    }
  }, [host]);

  useEffect(() => {
    void reload();
    return host.watch(SECTION, () => void reload());
  }, [host, reload]);

  /** Drums, then the act itself: guests' phones hear of it no sooner than the hall. */
  async function after(roll: Exclude<Rolling, null>, act: () => Promise<Draw>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setProblem("");
    setRolling(roll);
    try {
      await rolled();
      const draw = await act();
      setPoll((known) => ({ tally: known?.tally ?? {}, draw }));
      return true;
    } catch (error) {
      setProblem((error as Error).message);
      return false;
    } finally {
      busy.current = false;
      setRolling(null);
    }
  }

  return {
    poll,
    problem,
    rolling,
    reload,
    reveal: (answer: string) => after("reveal", () => host.reveal({ section: SECTION, answer })),
    drawWinners: (count: number) => after("draw", () => host.drawWinners({ section: SECTION, count })),
    winners: () => host.winners(SECTION),
  };
}

/** Over at once for who wants nothing to move. */
async function rolled(): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { drumRoll } = await import("./drum-roll.ts");
  drumRoll(ROLL_MS);
  await new Promise((resolve) => setTimeout(resolve, ROLL_MS));
}
