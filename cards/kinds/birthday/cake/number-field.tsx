import { NumberInput } from "@mantine/core";
import type { Field } from "#cards/fields/field.ts";

type Props<Value extends number | null> = {
  field: Field<Value>;
  label: string;
  suffix: string;
  /** What an emptied field stands for. */
  empty: Value;
  most: number;
  description?: string;
  placeholder?: string;
};

/** A small whole number with what it counts. */
export function CandleNumberField<Value extends number | null>({
  field,
  empty,
  most,
  ...input
}: Props<Value>) {
  return (
    <NumberInput
      name={field.name}
      value={field.value ?? ""}
      onChange={(typed) => field.change(typeof typed === "number" ? (typed as Value) : empty)}
      error={field.problem}
      min={1}
      max={most}
      allowDecimal={false}
      allowNegative={false}
      inputMode="numeric"
      hideControls
      {...input}
    />
  );
}
