import { showField } from "#cards/parts/show-field.ts";

/**
 * Brings the maker to a field by its name: unfolds what lies around it and gives it the focus. The nearest field
 * around it takes its place where it is not drawn, such as a list for a row that is gone.
 */
export function focusField(form: ParentNode, name: string): boolean {
  const named = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (!named) return name.includes(".") && focusField(form, name.slice(0, name.lastIndexOf(".")));
  for (let fold = named.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
    fold.open = true;
  }
  const target = focusable(named);
  showField(target);
  return true;
}

/** A value that is chosen by other means than typing stands in a hidden input, beside what chooses it. */
function focusable(named: HTMLElement): HTMLElement {
  if (named.matches(':checked, :not([type="radio"], [type="hidden"])')) return named;
  const chosen = named.closest("fieldset")?.querySelector<HTMLElement>(":checked");
  const beside = named
    .closest("[data-field]")
    ?.querySelector<HTMLElement>('button, select, input:not([type="hidden"])');
  return chosen ?? beside ?? named;
}
