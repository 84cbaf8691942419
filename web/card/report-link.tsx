import type { CardFacts } from "#cards/engine/viewer.ts";
import { reportAddress } from "#cards/parts/report-address.ts";
import styles from "./report-link.module.css";

const words = { ko: "신고하기", en: "Report" };

/** The last and least thing on a card: the way for whom it hurts. Nobody has sent a preview or a sample. */
export function ReportLink({ id, language }: Pick<CardFacts, "id" | "language">) {
  if (id === null) return null;
  return (
    <p className={styles.place}>
      <a href={reportAddress({ card: id })} rel="nofollow" className={styles.link}>
        {words[language]}
      </a>
    </p>
  );
}
