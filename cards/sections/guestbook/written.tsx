import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import type { DrawnEntry } from "#cards/parts/guest-entry/wall-entry.tsx";
import { koreanDay } from "#domain/korean-day.ts";
import styles from "./viewer.module.css";

export function Written({ entry: { shown, createdAt }, isOpen, mark, reply, children }: DrawnEntry) {
  const day = koreanDay(new Date(createdAt));
  return (
    <li className={styles.entry} data-open={isOpen}>
      {mark}
      <p className={styles.message}>{textOf(shown, "message")}</p>
      <p className={styles.by}>
        <span className={styles.name}>{textOf(shown, "name")}</span>
        <time dateTime={day}>{day.replaceAll("-", ". ")}</time>
      </p>
      {reply && <p className={styles.reply}>{reply}</p>}
      {children}
    </li>
  );
}
