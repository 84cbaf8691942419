import { Textarea, type TextareaProps } from "@mantine/core";
import { memo } from "react";
import styles from "./field.module.css";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";
import { overLimit } from "./text-field.tsx";
import { CountedContext, counted, useTyped } from "./typed.tsx";

// Measuring the text at every key has the page laid out twice; most browsers let a field grow without.
const growsByItself = globalThis.CSS?.supports("field-sizing", "content") ?? false;
const growing = { input: styles.growing ?? "" };

const SteadyTextarea = memo(Textarea);

type Props = { field: Field<string>; label: string } & Omit<TextareaProps, "name" | "value" | "error">;

/** Several lines; their breaks are kept on the card. */
export const TextAreaField = memoField(function TextAreaField({ field, ...input }: Props) {
  const typed = useTyped<HTMLTextAreaElement>(field);
  const { value, change } = field;
  return (
    <CountedContext value={field}>
      <SteadyTextarea
        name={field.name}
        error={field.problem ?? overLimit(field)}
        inputContainer={counted}
        {...(growsByItself
          ? { ...typed, rows: 3, classNames: growing }
          : // Measured whenever it is drawn, so it must be drawn with every letter.
            {
              value,
              onChange: (event) => change(event.currentTarget.value),
              autosize: true,
              minRows: 3,
              maxRows: 14,
            })}
        {...input}
      />
    </CountedContext>
  );
});
