import { NumberInput } from "@mantine/core";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";

type Props = {
  field: Field<number | null>;
  label: string;
  placeholder: string;
  /** What is counted: 명, 원. */
  suffix: string;
  description?: string;
};

/** A whole number that may be left empty. */
export const NumberField = memoField(function NumberField({ field, ...input }: Props) {
  return (
    <NumberInput
      name={field.name}
      value={field.value ?? ""}
      onChange={(typed) => field.change(typeof typed === "number" ? typed : null)}
      error={field.problem}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=","
      inputMode="numeric"
      hideControls
      {...input}
    />
  );
});
