import { useId } from "react";
import styles from "./field.module.css";

type Props = {
  name: string;
  label: string;
  value: string;
  choices: readonly (readonly [value: string, words: string])[];
  choose(value: string): void;
};

/** One of a few, or all of them; the phone's own list. */
export function FilterChoiceField({ name, label, value, choices, choose }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.field}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">모두</option>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
