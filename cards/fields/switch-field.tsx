import { Switch } from "@mantine/core";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";

type Props = { field: Field<boolean>; label: string; description?: string };

export const SwitchField = memoField(function SwitchField({ field, label, description }: Props) {
  return (
    <Switch
      name={field.name}
      checked={field.value}
      onChange={(event) => field.change(event.currentTarget.checked)}
      label={label}
      description={description}
      error={field.problem}
      size="md"
    />
  );
});
