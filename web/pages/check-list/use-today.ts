import { useEffect, useState } from "react";
import { MINUTE_MS } from "#domain/duration.ts";
import { koreanDay } from "#domain/korean-day.ts";

/** Today in Korea, also on a page that hangs in the kitchen overnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => koreanDay(new Date()));
  useEffect(() => {
    const look = setInterval(() => setToday(koreanDay(new Date())), MINUTE_MS);
    return () => clearInterval(look);
  }, []);
  return today;
}
