import { VisuallyHidden } from "@mantine/core";
import { useRef } from "react";
import type { Saving } from "#web/editor/autosave.ts";
import { useEditorCard, useOpenCard, useSaving } from "#web/editor/open-card.ts";
import { useDiffersFromLive } from "#web/editor/publish/live-content.ts";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconCloudCheck from "~icons/tabler/cloud-check";
import IconCloudOff from "~icons/tabler/cloud-off";
import IconCloudUp from "~icons/tabler/cloud-up";
import styles from "./bars.module.css";
import { isTrouble, savedWords } from "./saved-words.ts";

const signs = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  later: IconCloudOff,
  "signed-out": IconCloudOff,
  refused: IconAlertCircle,
  conflict: IconAlertCircle,
  gone: IconAlertCircle,
} satisfies Record<Saving["is"], unknown>;

/** Whether all is saved. Tapping what must be mended leads there. */
export function SavedState({ onMend }: { onMend(path: string): void }) {
  const { kind } = useOpenCard();
  const saving = useSaving();
  const Sign = signs[saving.is];
  const words = savedWords(kind, saving);
  const differs = useDiffersFromLive();
  const isSent = useEditorCard().state === "PUBLISHED";
  const waits = saving.is === "saved" && isSent && differs;
  const toMend = saving.is === "refused" ? Object.keys(saving.problems)[0] : undefined;
  return (
    <span className={styles.saved} data-is={saving.is} data-trouble={isTrouble(saving)}>
      <Sign size={20} stroke={1.6} aria-hidden />
      {toMend === undefined ? (
        <span>
          {words}
          {waits && (
            <span className={styles.waits}>
              {kind.isSolemn ? "반영 전까지 조문객은" : "반영 전까지 손님은"} 이전 모습을 봅니다
            </span>
          )}
        </span>
      ) : (
        <button type="button" className={styles.mend} onClick={() => onMend(toMend)}>
          {words}
        </button>
      )}
    </span>
  );
}

/** The same for ears: every trouble and its end, but not each save while typing. */
export function SavedAloud() {
  const { kind } = useOpenCard();
  const saving = useSaving();
  const said = useRef("");
  if (saving.is !== "saving") said.current = savedWords(kind, saving);
  return <VisuallyHidden role="status">{said.current}</VisuallyHidden>;
}
