import styles from "./form.module.css";

/** A sentence that is read aloud when it appears; `urgent` for what went wrong. */
export function EntryNote({ children, urgent = false }: { children: string; urgent?: boolean }) {
  return (
    <p role={urgent ? "alert" : "status"} className={styles.note} data-urgent={urgent}>
      {children}
    </p>
  );
}
