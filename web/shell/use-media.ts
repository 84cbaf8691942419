import { useCallback, useSyncExternalStore } from "react";

type Watched = { list: MediaQueryList; listeners: Set<() => void> };

const watched = new Map<string, Watched>();

/**
 * Whether the screen is like this. All who ask the same hear of a change in one breath: the rows of a long list that
 * each heard of it for themselves would be drawn one after the other, more often than React allows.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watch(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => watched.get(query)?.list.matches ?? window.matchMedia(query).matches,
    () => true,
  );
}

function watch(query: string, listener: () => void): () => void {
  const { list, listeners } = watched.get(query) ?? begin(query);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    list.onchange = null;
    watched.delete(query);
  };
}

function begin(query: string): Watched {
  const begun: Watched = { list: window.matchMedia(query), listeners: new Set() };
  begun.list.onchange = () => {
    for (const listener of begun.listeners) listener();
  };
  watched.set(query, begun);
  return begun;
}
