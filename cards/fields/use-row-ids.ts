import { useRef } from "react";
import { movedItem } from "./moved.ts";

/**
 * Names for things that have none, so that a row stays itself while others come, go and change places. Undo and
 * another tab change their number without asking: then the last ones are taken to be new or gone.
 */
export function useRowIds(count: number) {
  const made = useRef(0);
  const ids = useRef<string[]>([]);
  const make = () => {
    made.current += 1;
    return `row-${made.current}`;
  };
  while (ids.current.length < count) ids.current.push(make());
  return {
    ids: ids.current,
    /** For one that is added at the end. */
    take(): string {
      const id = make();
      ids.current[count] = id;
      return id;
    },
    drop(at: number) {
      ids.current = ids.current.filter((_, index) => index !== at);
    },
    move(places: { from: number; to: number }) {
      ids.current = movedItem(ids.current, places);
    },
  };
}
