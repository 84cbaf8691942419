import { TextInput, type TextInputProps } from "@mantine/core";
import type { ChangeEvent, FocusEvent } from "react";

type Props = TextInputProps & {
  /** How a person writes it, as far as it is typed. */
  format(typed: string): string;
  /** Of the form: takes the text itself. */
  onChange?(typed: string): void;
};

/** A number that sets its own hyphens. */
export function FormattedField({ format, onChange, onBlur, ...input }: Props) {
  function change({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) {
    // Who mends a digit in the middle would lose the place if the hyphens moved.
    onChange?.(selectionStart === value.length ? format(value) : value);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const formatted = format(event.currentTarget.value);
    if (formatted !== event.currentTarget.value) onChange?.(formatted);
    onBlur?.(event);
  }

  return <TextInput inputMode="tel" autoComplete="off" {...input} onChange={change} onBlur={leave} />;
}
