import { useSyncExternalStore } from "react";
import { instant } from "#domain/korean-day.ts";

/** How late a door may open or close on the screen; the server is exact. */
const BEAT_MS = 15_000;

function beat(onBeat: () => void) {
  const clock = setInterval(onBeat, BEAT_MS);
  return () => clearInterval(clock);
}

/** This moment; on the server, which draws one page for the whole day, the middle of that day. */
export function useNow(today: string): Date {
  const now = useSyncExternalStore(
    beat,
    () => Math.floor(Date.now() / BEAT_MS) * BEAT_MS,
    () => instant({ date: today, time: "12:00" }).getTime(),
  );
  return new Date(now);
}
