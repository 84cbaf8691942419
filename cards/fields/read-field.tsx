import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import type { Field } from "./field.ts";

type Props<Value> = {
  field: Field<Value | null>;
  label: string;
  /** What is kept of the words; null where they say nothing. */
  read(typed: string): Value | null;
  /** Words for what is kept, where the maker's own are gone. */
  write(value: Value): string;
  /** Why nothing could be read. */
  mistake(typed: string): string;
} & Omit<TextInputProps, "name" | "value" | "onChange" | "error">;

/** A line of which only the meaning is kept: an address of a film, a link to a place. */
export function ReadField<Value>({ field, read, write, mistake, ...input }: Props<Value>) {
  const [typed, setTyped] = useState("");
  const { value } = field;
  // After an undo, or on another day, what stands here is no longer what was typed.
  const isOwn = JSON.stringify(read(typed)) === JSON.stringify(value);
  const shown = isOwn ? typed : value === null ? "" : write(value);
  return (
    <TextInput
      name={field.name}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        field.change(read(currentTarget.value));
      }}
      error={field.problem ?? (shown.trim() && value === null ? mistake(shown) : undefined)}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  );
}
