import { Input } from "@mantine/core";
import { useId } from "react";
import type { DesignColour } from "#cards/kinds/photo/document.ts";
import styles from "./colour-field.module.css";

/** A small box of paints that go together, dark to light. */
const PAINTS: readonly { colour: DesignColour; label: string }[] = [
  { colour: "#2b2620", label: "먹" },
  { colour: "#ffffff", label: "하양" },
  { colour: "#8a5a44", label: "밤" },
  { colour: "#d9644a", label: "다홍" },
  { colour: "#f2a3ae", label: "분홍" },
  { colour: "#e9b44c", label: "치자" },
  { colour: "#8fb996", label: "쑥" },
  { colour: "#5b8fb0", label: "쪽" },
  { colour: "#b9a6e6", label: "라일락" },
  { colour: "#f6ead7", label: "살구" },
];

type Props = {
  label: string;
  value: DesignColour | null;
  onChange(colour: DesignColour): void;
  /** Where having none is a choice too. */
  onNone?(): void;
};

export function ColourField({ label, value, onChange, onNone }: Props) {
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere */}
      <div role="group" aria-labelledby={id} className={styles.paints}>
        {onNone && (
          <button
            type="button"
            className={styles.none}
            aria-label="없음"
            aria-pressed={value === null}
            onClick={onNone}
          />
        )}
        {PAINTS.map(({ colour, label: name }) => (
          <button
            key={colour}
            type="button"
            className={styles.paint}
            style={{ background: colour }}
            aria-label={name}
            aria-pressed={value?.toLowerCase() === colour}
            onClick={() => onChange(colour)}
          />
        ))}
        <input
          type="color"
          className={styles.own}
          aria-label={`${label} 직접 고르기`}
          value={value ?? "#ffffff"}
          onChange={(event) => onChange(event.currentTarget.value as DesignColour)}
        />
      </div>
    </Input.Wrapper>
  );
}
