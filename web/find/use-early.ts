import { type RefObject, useEffect, useRef } from "react";

/** What was typed or chosen while the page still rested stands in its field alone; it is taken up once. */
export function useEarly<Field extends { value: string }>(
  value: string,
  take: (early: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the page hears of it by itself
  useEffect(() => {
    const early = field.current?.value ?? value;
    if (early !== value) take(early);
  }, []);
  return field;
}
