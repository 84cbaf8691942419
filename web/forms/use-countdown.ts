import { useEffect, useState } from "react";

/** Counts seconds down to nothing, where it stays until it is set again. */
export function useCountdown(seconds = 0) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const isRunning = endsAt > now;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1000)),
    restart(seconds: number) {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}
