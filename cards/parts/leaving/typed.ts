import type { Typed } from "./kept.ts";

/** What stands in a form's fields now. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** A password is kept nowhere. */
export function withoutPassword({ password: _, ...rest }: Typed): Typed {
  return rest;
}

/** What the browser itself finds missing or too short, a sentence by the name of the field. */
export function mistakesIn(
  form: HTMLFormElement,
  say: { missing: string; choose: string },
): Record<string, string> {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  return Object.fromEntries(
    fields
      .filter(({ required, value, validity }) => !validity.valid || (required && !value.trim()))
      .map(({ name, type, dataset }) => [
        name,
        dataset.mistake ?? (type === "radio" ? say.choose : say.missing),
      ]),
  );
}
