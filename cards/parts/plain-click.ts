import type { MouseEvent } from "react";

/** Whether a link was just tapped; with a key held a person asked the browser for a new tab, and gets it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
