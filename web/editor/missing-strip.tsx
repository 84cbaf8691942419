import { useFound } from "./inspector/findings-provider.tsx";
import { firstMissing } from "./missing.ts";
import styles from "./missing-strip.module.css";
import { useOpenCard, useRested } from "./open-card.ts";

type Props = { onGo(place: { section: string; field: string }): void };

/** One line that says what is missing before a card can be sent, and leads there. */
export function MissingStrip({ onGo }: Props) {
  const { kind } = useOpenCard();
  const content = useRested((now) => now);
  const findings = useFound((known) => known.findings);
  const missing = firstMissing(kind, content, findings);
  if (!missing) return null;
  return (
    <button type="button" className={styles.strip} onClick={() => onGo(missing)}>
      <span className={styles.what}>{missing.sentence}</span>
      <span className={styles.act}>{missing.act}</span>
    </button>
  );
}
