import type { ReactNode } from "react";
import styles from "./sum.module.css";

/** A line of a receipt: dots lead from what it is to what it costs. */
export function Sum({ label, amount, isTotal }: { label: string; amount: ReactNode; isTotal?: boolean }) {
  return (
    <div className={styles.sum} data-total={isTotal}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
