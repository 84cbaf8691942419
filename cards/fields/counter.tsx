import styles from "./field.module.css";
import type { Field } from "./field.ts";

/** Nobody counts before the end is near. */
const NEAR = 0.8;

/** How many letters there are of how many, once it matters. */
export function Counter({ field: { value, limit } }: { field: Field<string> }) {
  if (!limit || value.length < limit.most * NEAR) return null;
  const count = (letters: number) => letters.toLocaleString("ko");
  return (
    <p className={styles.counter} data-over={value.length > limit.most}>
      {count(value.length)} / {count(limit.most)}자
    </p>
  );
}
