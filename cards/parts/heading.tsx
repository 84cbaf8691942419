import { use } from "react";
import { DrawingsContext } from "./drawings-context.ts";
import styles from "./heading.module.css";

/** A section's heading: the theme's ornament, a small English line, the Korean words. */
export function Heading({ eyebrow, children }: { eyebrow?: string | undefined; children: string }) {
  const { Ornament } = use(DrawingsContext);
  return (
    <header className={styles.heading}>
      <span className={styles.ornament}>
        <Ornament />
      </span>
      {eyebrow && (
        <span className={styles.eyebrow} lang="en">
          {eyebrow}
        </span>
      )}
      <h2 className={styles.words}>{children}</h2>
    </header>
  );
}
