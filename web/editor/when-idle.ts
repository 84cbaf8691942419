/** Where a browser cannot say that it is idle; Safari has learnt it only lately. */
const PERHAPS_IDLE_MS = 500;

/** Does something once the browser has nothing else to do; answers how not to. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, PERHAPS_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, options);
  return () => cancelIdleCallback(waiting);
}
