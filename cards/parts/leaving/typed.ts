import type { Typed } from "./kept.ts";

/** What stands in a form's fields now. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** Without what was typed into password fields: that is kept nowhere. */
export function withoutSecrets(typed: Typed, form: HTMLFormElement): Typed {
  const secret = [...form.elements]
    .filter(isField)
    .flatMap((field) => (field.type === "password" ? [field.name] : []));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !secret.includes(name)));
}

/** What the browser itself finds missing or too short, a sentence by the name of the field. */
export function mistakesIn(form: HTMLFormElement, missing: string): Record<string, string> {
  const wrong = [...form.elements].filter(isField).filter((field) => !field.validity.valid || isBlank(field));
  return Object.fromEntries(wrong.map((field) => [field.name, field.dataset.mistake || missing]));
}

type FormField = HTMLInputElement | HTMLTextAreaElement;

function isField(element: Element): element is FormField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isBlank({ required, value }: FormField): boolean {
  return required && value.trim() === "";
}
