import { useCallback, useSyncExternalStore } from "react";

/** Browsers count no further than 24 days; who keeps a page open longer sees it late, and the server is exact. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment has come; on the server and in the first drawing, whether it had when the page was drawn. */
export function useHasCome(moment: Date | null, drawnAt: string): boolean {
  const time = moment?.getTime() ?? Number.POSITIVE_INFINITY;
  const wait = useCallback(
    (onCome: () => void) => {
      const left = time - Date.now();
      if (left <= 0 || left > LONGEST_MS) return () => {};
      const clock = setTimeout(onCome, left);
      return () => clearTimeout(clock);
    },
    [time],
  );
  return useSyncExternalStore(
    wait,
    () => Date.now() >= time,
    () => Date.parse(drawnAt) >= time,
  );
}
