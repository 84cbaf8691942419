import { Input } from "@mantine/core";
import { type FunctionComponent, useId } from "react";
import styles from "./choice-field.module.css";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";

type Props<Value extends string> = {
  field: Pick<Field<Value>, "name" | "value" | "change" | "problem" | "isTroubled">;
  label: string;
  /** In the order they are offered, as a maker calls them. */
  choices: Readonly<Record<Value, string>>;
  /** A small picture of each; without them the words stand in a row. */
  Draw?: FunctionComponent<{ value: Value }>;
  description?: string | undefined;
};

/** More than two rows of them and the tiles become small. */
const MANY = 6;

/** A few things of which one is chosen, all of them seen. */
export const ChoiceField = memoField(function ChoiceField<Value extends string>({
  field,
  label,
  choices,
  Draw,
  description,
}: Props<Value>) {
  const id = useId();
  const names = Object.keys(choices) as Value[];
  return (
    <fieldset className={styles.choice} aria-describedby={description && id}>
      <Input.Label component="legend" labelElement="div" size="md">
        {label}
      </Input.Label>
      <div
        className={Draw ? styles.tiles : styles.words}
        data-count={names.length > MANY ? "many" : names.length}
      >
        {names.map((value) => (
          <label key={value} className={styles.tile}>
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.change(value)}
            />
            {Draw && (
              <span className={styles.drawing}>
                <Draw value={value} />
              </span>
            )}
            <span>{choices[value]}</span>
          </label>
        ))}
      </div>
      {description && (
        <Input.Description id={id} className={styles.description}>
          {description}
        </Input.Description>
      )}
      {field.problem && <Input.Error>{field.problem}</Input.Error>}
    </fieldset>
  );
});
