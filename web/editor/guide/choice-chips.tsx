import { Input } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./guide.module.css";

type Props = {
  choices: Readonly<Record<string, string>>;
  legend: ReactNode;
  value: string;
  onChange(chosen: string): void;
};

/** One of a few, by one tap; a second tap takes it back. */
export function ChoiceChips({ choices, legend, value, onChange }: Props) {
  return (
    <fieldset className={styles.times}>
      <Input.Label component="legend" labelElement="div" size="lg">
        {legend}
      </Input.Label>
      <div className={styles.chips}>
        {Object.entries(choices).map(([choice, label]) => (
          <button
            key={choice}
            type="button"
            className={styles.chip}
            aria-pressed={value === choice}
            onClick={() => onChange(value === choice ? "" : choice)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
