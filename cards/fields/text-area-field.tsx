import { Textarea, type TextareaProps } from "@mantine/core";
import { Counter } from "./counter.tsx";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";
import { overLimit } from "./text-field.tsx";

type Props = { field: Field<string>; label: string } & Omit<TextareaProps, "name" | "value" | "error">;

/** Several lines; their breaks are kept on the card. */
export const TextAreaField = memoField(function TextAreaField({ field, ...input }: Props) {
  return (
    <Textarea
      name={field.name}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      error={field.problem ?? overLimit(field)}
      autosize
      minRows={3}
      maxRows={14}
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
