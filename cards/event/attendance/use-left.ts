import { use, useEffect, useState } from "react";
import { GuestContext } from "#cards/guest.ts";

/** How many seats are left, by session; a session that is not among them has all of its own. */
export type Left = Readonly<Record<string, number>>;

const unknown: Left = {};

/** How many seats are left, while somebody looks; what is not known is not said. */
export function useLeft(section: string, near: boolean): Left {
  const guest = use(GuestContext);
  const [left, setLeft] = useState(unknown);

  useEffect(() => {
    if (!guest || !near) return;
    let gone = false;
    const read = () =>
      guest.seatsLeft(section).then(
        (seats) => !gone && setLeft(seats),
        () => undefined,
      );
    read();
    const end = guest.watch(section, read);
    return () => {
      gone = true;
      end();
    };
  }, [guest, section, near]);

  return left;
}
