import { useEffect, useState } from "react";
import { todayInKorea } from "#cards/engine/when.ts";

const MINUTE_MS = 60_000;

/** Today in Korea, also on a page that hangs in the kitchen overnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => todayInKorea(new Date()));
  useEffect(() => {
    const look = setInterval(() => setToday(todayInKorea(new Date())), MINUTE_MS);
    return () => clearInterval(look);
  }, []);
  return today;
}
