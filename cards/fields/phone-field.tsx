import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";
import { formatPhone } from "./phone-number.ts";
import { TextField } from "./text-field.tsx";

type Props = { field: Field<string>; label: string; placeholder?: string; description?: string };

/** A telephone number that sets its own hyphens. */
export const PhoneField = memoField(function PhoneField({
  field,
  placeholder = "010-0000-0000",
  ...input
}: Props) {
  return (
    <TextField
      field={field}
      type="tel"
      inputMode="tel"
      placeholder={placeholder}
      onChange={({ currentTarget: { value, selectionStart } }) =>
        // Who mends a digit in the middle would lose the place if the hyphens moved.
        field.change(selectionStart === value.length ? formatPhone(value) : value)
      }
      onBlur={() => {
        const formatted = formatPhone(field.value);
        if (formatted !== field.value) field.change(formatted);
      }}
      {...input}
    />
  );
});
