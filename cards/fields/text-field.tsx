import { TextInput, type TextInputProps } from "@mantine/core";
import { Counter } from "./counter.tsx";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";

type Props = { field: Field<string>; label: string } & Omit<TextInputProps, "name" | "value" | "error">;

/** One line of words. */
export const TextField = memoField(function TextField({ field, ...input }: Props) {
  return (
    <TextInput
      name={field.name}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      error={field.problem ?? overLimit(field)}
      autoComplete="off"
      inputContainer={(typed) => (
        <>
          {typed}
          <Counter field={field} />
        </>
      )}
      {...input}
    />
  );
});

/** Said while it is typed, in the schema's own words; nothing is cut off behind the maker's back. */
export function overLimit({ value, limit }: Field<string>): string | undefined {
  return limit && value.length > limit.most ? limit.sentence : undefined;
}
