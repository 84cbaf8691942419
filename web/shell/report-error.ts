/** Long enough for a stack, short enough for a log line. */
const LONGEST = 2_000;

/** Logs a failure in the browser, and tells the server's log. */
export function reportError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the spec asks that a render failure is logged
  console.error(error);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  globalThis.navigator?.sendBeacon?.("/-/browser-error", text.slice(0, LONGEST));
}
