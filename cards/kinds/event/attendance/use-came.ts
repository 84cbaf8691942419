import { use, useEffect, useState } from "react";
import { GuestContext } from "#cards/engine/guest.ts";

/** Whether somebody at the door let this ticket in, as soon as they did; null stands for none. */
export function useCame(section: string, id: string | null): boolean {
  const guest = use(GuestContext);
  const [came, setCame] = useState(false);

  useEffect(() => {
    if (!guest || id === null) return;
    let gone = false;
    const read = () =>
      guest.ticket(id).then(
        ({ checkedInAt }) => !gone && setCame(checkedInAt !== null),
        () => undefined,
      );
    read();
    const end = guest.watch(section, read);
    return () => {
      gone = true;
      end();
    };
  }, [guest, section, id]);

  return came;
}
