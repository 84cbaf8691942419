import { useCallback, useState } from "react";
import { useOpenCard, useRested } from "#web/editor/open-card.ts";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { PasteButton } from "./paste-button.tsx";
import styles from "./paste-row.module.css";

/** Over the parts of an open card: what is chosen goes in as one step, which one step back undoes. */
export function PasteRow() {
  const { kind, mend, cardStore } = useOpenCard();
  const content = useRested((now) => now);
  const [toast, setToast] = useState<ToastWords | null>(null);
  return (
    <>
      <PasteButton
        className={styles.button}
        kind={kind}
        content={content}
        onApply={(change, count) => {
          mend(change);
          setToast({
            sentence: `받은 글에서 ${count}가지를 넣었습니다.`,
            act: { label: "되돌리기", run: () => cardStore.undo() },
          });
        }}
      />
      <Toast toast={toast} onGone={useCallback(() => setToast(null), [])} />
    </>
  );
}
