import { useEffect, useRef } from "react";

/** In the state of an entry of the history that was put there for a phone's Back button to take away. */
const MARK = "isOverEditor";

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && MARK in state;
}

/**
 * The Back button of a phone closes what lies over the editor before it leaves: while something is open there is one
 * entry more in the history. It stays when that is closed otherwise, and is passed over on the way out: taking it away
 * at once would race with whatever is opened next.
 */
export function useBack(isOver: boolean, onBack: () => void): void {
  const latest = useRef({ isOver, onBack });
  latest.current = { isOver, onBack };
  const wasMarked = useRef(false);

  useEffect(() => {
    const address = location.href;
    wasMarked.current = isMarked();

    function popped(event: PopStateEvent) {
      const before = wasMarked.current;
      wasMarked.current = isMarked();
      if (!before && !wasMarked.current) return;
      if (location.href !== address) return;
      // The router has no part in it: for the same address it would load the card anew.
      event.stopImmediatePropagation();
      if (wasMarked.current) return;
      if (!latest.current.isOver) return history.back();
      if (!escapeDialog()) latest.current.onBack();
      // Once it is closed: something may lie below it.
      setTimeout(() => {
        if (latest.current.isOver && !isMarked()) wasMarked.current = mark();
      });
    }

    window.addEventListener("popstate", popped, { capture: true });
    return () => window.removeEventListener("popstate", popped, { capture: true });
  }, []);

  useEffect(() => {
    if (isOver && !isMarked()) wasMarked.current = mark();
  }, [isOver]);
}

function mark(): true {
  history.pushState({ ...history.state, [MARK]: true }, "");
  return true;
}

/** Whatever dialog is open, Back is to it what the Escape key is. Answers whether there was one. */
function escapeDialog(): boolean {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]:not([inert])')].at(-1);
  dialog?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  return dialog !== undefined;
}
