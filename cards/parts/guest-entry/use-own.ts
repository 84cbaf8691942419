import { use, useEffect, useState } from "react";
import { GuestContext, type OwnEntry } from "#cards/engine/guest.ts";

/** What this device left on a section; null until it is known. */
export function useOwn(section: string, near: boolean) {
  const guest = use(GuestContext);
  const [own, setOwn] = useState<readonly OwnEntry[] | null>(null);

  useEffect(() => {
    if (!guest || !near) return;
    let left = false;
    // Who cannot be asked is treated as new: the form stands there, and a second answer replaces the first.
    guest.mine(section).then(
      (mine) => !left && setOwn((known) => known ?? mine),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [guest, section, near]);

  return { own, setOwn };
}
