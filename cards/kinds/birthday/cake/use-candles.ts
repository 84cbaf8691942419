import { useCallback, useRef, useState } from "react";

const none: ReadonlyMap<number, number> = new Map();

/** Which candles are out, and as the how manieth of the breath that did it. */
export function useCandles(count: number) {
  const [out, setOut] = useState(none);
  const known = useRef(none);

  const change = useCallback((next: ReadonlyMap<number, number>) => {
    known.current = next;
    setOut(next);
  }, []);

  /** The next ones from the left, so many of them. */
  const blow = useCallback(
    (most: number) => {
      const burning = Array.from({ length: count }, (_, index) => index).filter(
        (one) => !known.current.has(one),
      );
      const gone = burning.slice(0, most).map((candle, turn) => [candle, turn] as const);
      if (gone.length > 0) change(new Map([...known.current, ...gone]));
    },
    [count, change],
  );
  const touch = useCallback((candle: number) => change(new Map([...known.current, [candle, 0]])), [change]);
  const light = useCallback(() => change(none), [change]);

  // In the editor the number of candles changes under those that are out.
  const left = Array.from({ length: count }, (_, index) => index).filter((one) => !out.has(one)).length;
  return { out, left, blow, touch, light };
}
