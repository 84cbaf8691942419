import { ActionIcon, Tooltip } from "@mantine/core";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useOpenCard } from "#web/editor/open-card.ts";
import IconArrowBackUp from "~icons/tabler/arrow-back-up";
import IconArrowForwardUp from "~icons/tabler/arrow-forward-up";
import styles from "./bars.module.css";

/** One step back and forth. */
export function UndoSteps() {
  const { cardStore } = useOpenCard();
  const canUndo = useStore(cardStore.store.temporal, ({ pastStates }) => pastStates.length > 0);
  const canRedo = useStore(cardStore.store.temporal, ({ futureStates }) => futureStates.length > 0);
  return (
    <>
      <Tooltip label="되돌리기" openDelay={400}>
        <ActionIcon
          size={48}
          variant="subtle"
          className={styles.step}
          aria-label="되돌리기"
          aria-keyshortcuts="Control+Z"
          disabled={!canUndo}
          onClick={cardStore.undo}
        >
          <IconArrowBackUp size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="다시 하기" openDelay={400}>
        <ActionIcon
          size={48}
          variant="subtle"
          className={styles.step}
          aria-label="다시 하기"
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!canRedo}
          onClick={cardStore.redo}
        >
          <IconArrowForwardUp size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

/**
 * The keys everybody knows, on the whole page: a field's own undo knows nothing of the rest of the card, and two
 * histories would contradict each other.
 */
export function useStepKeys(): void {
  const { cardStore } = useOpenCard();
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      // Under a Korean layout only the place of the key tells.
      const isZ = event.code === "KeyZ" || event.key.toLowerCase() === "z";
      const isY = event.code === "KeyY" || event.key.toLowerCase() === "y";
      if (!isZ && !(isY && event.ctrlKey)) return;
      event.preventDefault();
      if (isY || event.shiftKey) cardStore.redo();
      else cardStore.undo();
    }
    window.addEventListener("keydown", pressed, { capture: true });
    return () => window.removeEventListener("keydown", pressed, { capture: true });
  }, [cardStore]);
}
