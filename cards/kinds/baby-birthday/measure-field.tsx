import { NumberInput } from "@mantine/core";
import type { Field } from "#cards/fields/field.ts";
import { memoField } from "#cards/fields/memo-field.ts";

type Props = { field: Field<number | null>; label: string; unit: string; placeholder: string };

/** A height or a weight, as it was read from the scale; empty where nobody measured. */
export const MeasureField = memoField(function MeasureField({ field, label, unit, placeholder }: Props) {
  return (
    <NumberInput
      name={field.name}
      label={label}
      placeholder={placeholder}
      suffix={` ${unit}`}
      value={field.value ?? ""}
      onChange={(typed) => field.change(typeof typed === "number" ? typed : null)}
      error={field.problem}
      min={0}
      decimalScale={2}
      allowNegative={false}
      inputMode="decimal"
      hideControls
    />
  );
});
