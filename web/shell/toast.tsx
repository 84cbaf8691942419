import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import styles from "./toast.module.css";
import type { ToastWords } from "./toast-words.ts";

/** Long enough to read two lines and to reach the button. */
const SHOWN_MS = 8_000;

type Props = { toast: ToastWords | null; onGone(): void };

/** Says it over the page and to a screen reader. It waits while somebody points at it or stands on its button. */
export function Toast({ toast, onGone }: Props) {
  const [held, setHeld] = useState(false);

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

  return (
    <div
      role="status"
      className={styles.place}
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
    </div>
  );
}
