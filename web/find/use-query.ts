import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

/** Browsers refuse an address that changes at every key. */
const PAUSE_MS = 400;

/** What is searched for: at once on the page, and after a pause in the address (`?q=`). */
export function useQuery(): [query: string, type: (query: string) => void] {
  const [search, setSearch] = useSearchParams();
  const addressed = search.get("q") ?? "";
  const written = useRef(addressed);
  const [typed, setTyped] = useState(addressed);

  // Somebody went back, or followed a link.
  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    setTyped(addressed);
  }, [addressed]);

  useEffect(() => {
    if (typed === written.current) return;
    const pause = setTimeout(() => {
      written.current = typed;
      setSearch(
        (now) => {
          if (typed) now.set("q", typed);
          else now.delete("q");
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, setSearch]);

  return [typed, setTyped];
}
