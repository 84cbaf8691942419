import { NumberInput } from "@mantine/core";
import type { Field } from "#cards/fields/field.ts";

/** How many may come; empty where there is no end to it. */
export function CapacityField({ field }: { field: Field<number | null> }) {
  return (
    <NumberInput
      name={field.name}
      label="정원"
      description="어른과 아이를 더한 참석 인원입니다. 비워 두면 제한이 없습니다."
      placeholder="제한 없음"
      suffix="명"
      value={field.value ?? ""}
      onChange={(typed) => field.change(typeof typed === "number" ? typed : null)}
      error={field.problem}
      min={1}
      max={10_000}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=","
      inputMode="numeric"
      hideControls
    />
  );
}
