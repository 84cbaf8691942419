import { use, useEffect, useState } from "react";
import { GuestContext } from "#cards/engine/guest.ts";
import type { SeatsLeft } from "./seats.ts";

export type Seats = {
  /** Null until it is known: a page from the cache cannot know. */
  left: SeatsLeft | null;
  parts: typeof import("./seats.ts");
};

/** What is said of seats before sending. It is loaded only where they are counted, which few cards do. */
export function useSeats(section: string, isCounted: boolean): Seats | null {
  const guest = use(GuestContext);
  const [seats, setSeats] = useState<Seats | null>(null);

  useEffect(() => {
    if (!isCounted) return;
    let end: (() => void) | undefined;
    let gone = false;
    import("./seats.ts").then(
      (parts) => {
        if (gone) return;
        setSeats((known) => known ?? { left: null, parts });
        end = guest
          ? parts.watchSeats({ guest, section, onLeft: (left) => setSeats({ left, parts }) })
          : undefined;
      },
      // Without it the form works as it does, and the server says what became of it.
      () => undefined,
    );
    return () => {
      gone = true;
      end?.();
    };
  }, [guest, section, isCounted]);

  return seats;
}
