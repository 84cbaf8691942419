import { plainDay } from "#domain/day-words.ts";
import styles from "./document.module.css";

/** A document's version is the day from which it holds. */
export function InForceSince({ version }: { version: string }) {
  return (
    <p className={styles.date}>
      시행일 <time dateTime={version}>{plainDay(version)}</time>
    </p>
  );
}
