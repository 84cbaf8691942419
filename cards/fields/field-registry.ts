import { useLayoutEffect } from "react";

const latest = new Map<string, unknown>();

/**
 * What a field was last drawn with, by its path. A photo may arrive after its field was folded away and opened again:
 * it is put where the newest drawing says, not into what was there when it was chosen.
 */
export function useLatestAt<Value>(path: string, value: Value): () => Value {
  useLayoutEffect(() => {
    latest.set(path, value);
  });
  return () => (latest.get(path) ?? value) as Value;
}

/** For what was put there by others, also while the field is folded away. */
export function refreshLatestAt(path: string, fields: object): void {
  const known = latest.get(path);
  if (known) latest.set(path, { ...known, ...fields });
}

/** For what happens twice before anything is drawn again. */
export function setLatestAt<Value>(path: string, value: Value): void {
  latest.set(path, value);
}
