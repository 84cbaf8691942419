import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./toast.module.css";
import type { ToastWords } from "./toast-words.ts";

/** Long enough to read two lines and to reach the button. */
const SHOWN_MS = 8_000;

type Props = { toast: ToastWords | null; onGone(): void };

/** Says it over the page and to a screen reader. It waits while somebody points at it or stands on its button. */
export function Toast({ toast, onGone }: Props) {
  const [held, setHeld] = useState(false);
  const [stack, setStack] = useState<HTMLElement | null>(null);
  useEffect(() => setStack(toastStack()), []);

  useEffect(() => {
    if (!toast || held) return;
    const gone = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(gone);
  }, [toast, held, onGone]);

  function act() {
    toast?.act?.run();
    setHeld(false);
    onGone();
  }

  if (!stack) return null;
  return createPortal(
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast && (
        <div className={styles.toast}>
          <p>{toast.sentence}</p>
          {toast.act && (
            <Button variant="white" color="dark" onClick={act}>
              {toast.act.label}
            </Button>
          )}
        </div>
      )}
    </div>,
    stack,
  );
}

const STACK_ID = "toasts";

/** Where all of them lie, none over another; made with the first. */
function toastStack(): HTMLElement {
  const known = document.getElementById(STACK_ID);
  if (known) return known;
  const stack = document.createElement("div");
  stack.id = STACK_ID;
  stack.className = styles.stack ?? "";
  return document.body.appendChild(stack);
}
