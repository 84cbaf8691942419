import { Textarea, type TextareaProps } from "@mantine/core";
import { Counter } from "./counter.tsx";
import styles from "./field.module.css";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";
import { overLimit } from "./text-field.tsx";

// Measuring the text at every key has the page laid out twice; most browsers let a field grow without.
const growsByItself = globalThis.CSS?.supports("field-sizing", "content") ?? false;
const autosized = { autosize: true, minRows: 3, maxRows: 14 };

type Props = { field: Field<string>; label: string } & Omit<TextareaProps, "name" | "value" | "error">;

/** Several lines; their breaks are kept on the card. */
export const TextAreaField = memoField(function TextAreaField({ field, ...input }: Props) {
  return (
    <Textarea
      name={field.name}
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      error={field.problem ?? overLimit(field)}
      {...(growsByItself ? { rows: 3, classNames: { input: styles.growing } } : autosized)}
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
