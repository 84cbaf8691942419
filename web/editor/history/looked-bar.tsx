import { Button } from "@mantine/core";
import { useOpenCard } from "#web/editor/open-card.ts";
import type { Looked } from "./history.tsx";
import styles from "./looked-bar.module.css";

/** Says that an earlier version is shown, and brings it back if wished: one step, like any other change. */
export function LookedBar({ looked, onLeave }: { looked: Looked; onLeave(): void }) {
  const { autosave } = useOpenCard();

  function restore() {
    autosave.take(looked.content);
    onLeave();
  }

  return (
    <div className={styles.bar} role="status">
      <p>
        <b>{looked.words}</b>의 모습입니다.
      </p>
      <div className={styles.acts}>
        <Button onClick={restore}>이 모습으로 되돌리기</Button>
        <Button variant="default" onClick={onLeave}>
          그만 보기
        </Button>
      </div>
    </div>
  );
}
