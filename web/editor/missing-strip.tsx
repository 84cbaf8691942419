import { useState } from "react";
import { useFound } from "./inspector/findings-provider.tsx";
import { firstMissing } from "./missing.ts";
import styles from "./missing-strip.module.css";
import { useOpenCard, useRested } from "./open-card.ts";

type Props = { onGo(place: { section: string; field: string }): void };

/**
 * One line that says what is missing before a card can be sent, and leads there. Once it was there it stays, and says
 * that nothing is missing: what is below it would move away from under a finger that is on its way.
 */
export function MissingStrip({ onGo }: Props) {
  const { kind } = useOpenCard();
  const content = useRested((now) => now);
  const findings = useFound((known) => known.findings);
  const missing = firstMissing(kind, content, findings);
  const [wasMissing, setWasMissing] = useState(false);
  if (missing && !wasMissing) setWasMissing(true);
  if (!missing) {
    return wasMissing ? (
      <p role="status" className={styles.strip} data-done>
        꼭 필요한 것을 모두 적었습니다.
      </p>
    ) : null;
  }
  return (
    <button type="button" className={styles.strip} onClick={() => onGo(missing)}>
      <span className={styles.what}>{missing.sentence}</span>
      <span className={styles.act}>{missing.act}</span>
    </button>
  );
}
