import { schemaResolver, useForm } from "@mantine/form";
import { type FormEvent, useLayoutEffect, useRef } from "react";
import type { z } from "zod";
import { showField } from "#cards/parts/show-field.ts";
import { useAction } from "#web/queries/use-action.ts";
import type { Explanation } from "./explain.ts";

type Values = Record<string, string | boolean>;

type Parts<Typed extends Values, Checked> = {
  schema: z.ZodType<Checked, Typed>;
  initial: Typed;
  /** Acts on the checked values; what it throws is told to the person. */
  act(values: Checked): Promise<void>;
  /** Keeps these fields on the device until the act succeeds, so that a reload or a lost session loses nothing. */
  keep?: { as: string; fields: (keyof Typed & string)[] };
};

/** A form that shows each mistake under its field, moves the focus to the first, and never loses what was typed. */
export function useValidatedForm<Typed extends Values, Checked>({
  schema,
  initial,
  act,
  keep,
}: Parts<Typed, Checked>) {
  const { run, busy, problem, setProblem } = useAction(async () => {
    await act(schema.parse(form.getValues()));
    if (keep) sessionStorage.removeItem(keep.as);
  }, tell);
  const form = useForm<Typed>({
    mode: "controlled",
    initialValues: initial,
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: (values) => {
      setProblem(undefined);
      if (keep) writeKept(keep, values);
    },
  });

  const restore = useRef(() => {
    if (keep) form.setValues(readKept(keep) as Partial<Typed>);
  });
  // Before what was typed too early is replayed, which counts more.
  useLayoutEffect(() => restore.current(), []);

  function showMistakes(fields: Record<string, unknown>) {
    const first = Object.keys(fields)[0];
    if (first) showField(form.getInputNode(first));
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    setProblem(undefined);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return showMistakes(errors);
    await run();
  }

  function tell({ sentence, fields }: Explanation) {
    const shown = Object.fromEntries(Object.entries(fields).filter(([field]) => field in initial));
    form.setErrors(shown);
    if (Object.keys(shown).length) showMistakes(shown);
    else setProblem(sentence);
  }

  return { form, problem, busy, submit, input: form.getInputProps };
}

type Keep = { as: string; fields: string[] };

function writeKept({ as, fields }: Keep, values: Values) {
  sessionStorage.setItem(
    as,
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]]))),
  );
}

function readKept({ as, fields }: Keep): Values {
  try {
    const kept = JSON.parse(sessionStorage.getItem(as) ?? "{}");
    return Object.fromEntries(fields.filter((field) => field in kept).map((field) => [field, kept[field]]));
  } catch {
    return {};
  }
}
