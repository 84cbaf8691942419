import type { ReactNode } from "react";
import type { Field } from "./field.ts";
import styles from "./late-field.module.css";
import { memoField } from "./memo-field.ts";

/** A name and beside it whether its bearer has died: one line, as it will be read. */
export function NameAndLate({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

/** The sign that stands before the name of who has died. */
export const LateField = memoField(function LateField({ field }: { field: Field<boolean> }) {
  return (
    <label className={styles.late}>
      <input
        type="checkbox"
        name={field.name}
        checked={field.value}
        onChange={({ currentTarget }) => field.change(currentTarget.checked)}
        aria-label="고인입니다: 이름 앞에 故를 붙입니다"
      />
      <span aria-hidden="true">故</span>
    </label>
  );
});
