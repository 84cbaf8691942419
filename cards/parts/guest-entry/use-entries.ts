import { use, useCallback, useEffect, useRef, useState } from "react";
import { type EntryPage, GuestContext } from "#cards/engine/guest.ts";
import { followed, type Left, merged, patched, replaced, unseen } from "./left.ts";
import { watchSpread } from "./watch-spread.ts";

/**
 * What others left on a section. Changes show by themselves, but new entries wait until they are asked for: nobody's
 * place in the list jumps away. With `showsAtOnce` they do not wait.
 */
export function useEntries({
  section,
  near,
  showsAtOnce = false,
}: {
  section: string;
  near: boolean;
  showsAtOnce?: boolean;
}) {
  const guest = use(GuestContext);
  const [left, setLeft] = useState<Left | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  /** Somebody waits for the list as it is, such as who has just written. */
  const awaited = useRef(false);

  const load = useCallback(
    async (arrange: (known: Left | null, page: EntryPage) => Left) => {
      if (!guest) return;
      const turn = ++latest.current;
      if (arrange === replaced) awaited.current = true;
      const page = await guest.entries(section);
      if (turn !== latest.current) return;
      // News that come while somebody waits must not take the place of what is waited for.
      const shown = awaited.current ? replaced : arrange;
      awaited.current = false;
      setLeft((known) => shown(known, page));
      setFailed(false);
    },
    [guest, section],
  );
  const reload = useCallback(() => load(replaced).catch(() => setFailed(true)), [load]);

  useEffect(() => {
    if (near) reload();
  }, [near, reload]);

  useEffect(() => {
    if (!guest || !near) return;
    // Where this fails the list stands as it is; the next change brings it up to date.
    const read = () => load(showsAtOnce ? replaced : merged).catch(() => {});
    return watchSpread({ guest, section, read });
  }, [guest, near, section, showsAtOnce, load]);

  async function more() {
    if (!guest || !left?.next || busy) return;
    setBusy(true);
    const turn = ++latest.current;
    try {
      const page = await guest.entries(section, left.next);
      if (turn === latest.current) setLeft((known) => known && followed(known, page));
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  /** What this device itself changed or took back stands at once. */
  function patch(id: string, shown: Record<string, unknown> | null) {
    setLeft((known) => known && patched(known, { id, shown }));
  }

  return { left, failed, busy, reload, more, patch, fresh: left ? unseen(left) : 0 };
}
