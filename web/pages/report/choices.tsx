import { Input, Radio } from "@mantine/core";
import { useId } from "react";
import ticked from "#web/shell/ticked.module.css";
import styles from "./report.module.css";

/** The whole line is the target. */
const line = {
  body: ticked.line ?? "",
  labelWrapper: ticked.words ?? "",
  inner: ticked.box ?? "",
  label: ticked.label ?? "",
};

type Props = {
  name: string;
  label: string;
  /** Value → what is said. */
  of: Readonly<Record<string, string>>;
  chosen: string | undefined;
  error: string | undefined;
  isShort?: boolean;
};

/** One of several, held by the browser itself: what is chosen before the page was hydrated stays chosen. */
export function Choices({ name, label, of, chosen, error, isShort }: Props) {
  const id = useId();
  return (
    <fieldset
      className={styles.choices}
      data-error={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <Input.Label component="legend">{label}</Input.Label>
      <div className={isShort ? styles.beside : undefined}>
        {Object.entries(of).map(([value, said]) => (
          <Radio
            key={value}
            name={name}
            value={value}
            label={said}
            defaultChecked={value === chosen}
            classNames={line}
          />
        ))}
      </div>
      {error && <Input.Error id={id}>{error}</Input.Error>}
    </fieldset>
  );
}
