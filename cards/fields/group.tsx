import { type ReactNode, useEffect, useId, useState } from "react";
import styles from "./group.module.css";

/** Fields that are about one thing. */
export function Group({ label, about, children }: { label: string; about?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      {about && <p className={styles.about}>{about}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

type FoldProps = {
  label: string;
  /** What is inside, for who looks at it folded. */
  said?: string;
  needed: boolean;
  children: ReactNode;
};

/** What most makers do not need, one touch away. It opens where something is written or to be mended. */
export function Fold({ label, said, needed, children }: FoldProps) {
  const [open, setOpen] = useState(needed);
  // It does not close again under the hands of who clears a field in it.
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.what}>{label}</span>
        {said && !open && <span className={styles.said}>{said}</span>}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

/** The fields of an editor, one under the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Two short fields in one line, where they fit. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}

/** What a maker should know before filling anything in. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** A quiet line of what the program makes of what was typed. */
export function FieldNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
