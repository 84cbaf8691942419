import { use, useCallback, useEffect, useRef, useState } from "react";
import { type EntryPage, GuestContext } from "#cards/guest.ts";
import { followed, type Left, merged, unseen } from "./left.ts";

/** Many guests hear of a new entry at once; they do not all ask in the same moment. */
const SPREAD_MS = 900;

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

  const load = useCallback(
    async (arrange: (known: Left | null, page: EntryPage) => Left) => {
      if (!guest) return;
      const turn = ++latest.current;
      try {
        const page = await guest.entries(section);
        if (turn !== latest.current) return;
        setLeft((known) => arrange(known, page));
        setFailed(false);
      } catch {
        if (turn === latest.current) setFailed(true);
      }
    },
    [guest, section],
  );
  const reload = useCallback(() => load((_, page) => ({ ...page, first: page, waiting: null })), [load]);

  useEffect(() => {
    if (near) reload();
  }, [near, reload]);

  useEffect(() => {
    if (!guest || !near) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = guest.watch(section, () => {
      clearTimeout(soon);
      soon = setTimeout(() => (showsAtOnce ? reload() : load(merged)), Math.random() * SPREAD_MS);
    });
    return () => {
      clearTimeout(soon);
      stop();
    };
  }, [guest, near, section, showsAtOnce, load, reload]);

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

  return { left, failed, busy, reload, more, fresh: left ? unseen(left) : 0 };
}
