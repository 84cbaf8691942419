import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { readWon, wonInWords } from "#domain/won.ts";
import styles from "./sheet.module.css";

type Props = {
  label: string;
  name: string;
  value: number | null;
  /** With NaN for what is no amount. */
  change(won: number | null): void;
  problem?: string | undefined;
};

/** Who typed a million has not meant 만 any more. */
const MILLION = 1_000_000;

const STEPS = [
  { label: "+10만", won: 100_000 },
  { label: "+100만", won: MILLION },
];

/** An amount as people type it: in figures or in 만. A phone shows figures only, so 만 stands beside them. */
export function MoneyField({ label, name, value, change, problem }: Props) {
  const [typed, setTyped] = useState(value === null ? "" : value.toLocaleString("ko"));
  const won = readWon(typed);

  function type(text: string) {
    const read = readWon(text);
    const isPlain = /^[\d,\s]+$/.test(text) && typeof read === "number" && Number.isSafeInteger(read);
    setTyped(isPlain ? read.toLocaleString("ko") : text);
    change(read === undefined ? Number.NaN : read);
  }

  return (
    <div>
      <TextInput
        label={label}
        name={name}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        placeholder="예: 350만"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={problem}
        description={typeof won === "number" && won > 0 ? wonInWords(won) : undefined}
        inputWrapperOrder={["label", "input", "description", "error"]}
      />
      <div className={styles.steps}>
        <Button
          variant="default"
          size="compact-md"
          disabled={!won || won >= MILLION}
          onClick={() => won && type(String(won * 10_000))}
          aria-label={`${label} 만 단위로`}
        >
          ×만
        </Button>
        {STEPS.map((step) => (
          <Button
            key={step.won}
            variant="default"
            size="compact-md"
            disabled={won === undefined}
            onClick={() => type(String((won ?? 0) + step.won))}
            aria-label={`${label} ${step.label}`}
          >
            {step.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
