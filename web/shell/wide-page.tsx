import type { ReactNode } from "react";
import styles from "./wide-page.module.css";

/** A page as wide as lists need it. */
export function WidePage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
