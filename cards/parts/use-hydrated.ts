import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the browser's first drawing; true once buttons can do what they say. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
