import { TextInput, type TextInputProps } from "@mantine/core";
import { memo } from "react";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";
import { CountedContext, counted, useTyped } from "./typed.tsx";

const SteadyInput = memo(TextInput);

type Props = { field: Field<string>; label: string } & Omit<TextInputProps, "name" | "value" | "error">;

/** One line of words. */
export const TextField = memoField(function TextField({ field, ...input }: Props) {
  const typed = useTyped<HTMLInputElement>(field);
  // Who listens too may write something else than was typed.
  const kept = input.onChange ? { value: field.value } : typed;
  return (
    <CountedContext value={field}>
      <SteadyInput
        name={field.name}
        error={field.problem ?? overLimit(field)}
        autoComplete="off"
        inputContainer={counted}
        {...kept}
        {...input}
      />
    </CountedContext>
  );
});

/** Said while it is typed, in the schema's own words; nothing is cut off behind the maker's back. */
export function overLimit({ value, limit }: Field<string>): string | undefined {
  return limit && value.length > limit.most ? limit.sentence : undefined;
}
