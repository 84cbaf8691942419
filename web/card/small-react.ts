import { useState, useSyncExternalStore } from "preact/compat";

/**
 * What `react` is in a guest's browser: Preact, a seventh of its size. Only the builds for guests are pointed here
 * (scripts/build-card.ts); the server draws with React itself, and nothing that is drawn knows by which. What is not
 * named here ends the build: whoever adds to it looks first whether Preact does it as React does.
 */
export {
  createContext,
  Fragment,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat";

const never = () => () => {};
let made = 0;

/**
 * React and Preact name places of a page differently, and hydrating leaves attributes as the server wrote them. So a
 * place has its name only once the page is hydrated: then all that bear it or point at it are given it together.
 */
export function useId(): string {
  const [id] = useState(() => `_g${(made++).toString(36)}_`);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? id : "";
}
