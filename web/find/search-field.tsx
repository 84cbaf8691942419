import { useId } from "react";
import IconSearch from "~icons/tabler/search";
import styles from "./field.module.css";

type Props = { label: string; example: string; query: string; type(query: string): void };

/** Finds while somebody types; without a script it is sent with its form. */
export function SearchField({ label, example, query, type }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.search}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <input
          id={id}
          type="search"
          name="q"
          className={styles.field}
          placeholder={example}
          value={query}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
    </div>
  );
}
