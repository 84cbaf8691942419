import { type RefObject, useEffect } from "react";
import { focusField } from "#cards/fields/focus-field.ts";
import type { PanelWish } from "#web/editor/panel.ts";

/** Goes to the field that was wished for; where there is none of this name, to the first within it, or of all. */
export function useFieldWish(form: RefObject<HTMLElement | null>, wish: PanelWish | null): void {
  useEffect(() => {
    if (!form.current || !wish) return;
    const names = [...form.current.querySelectorAll("[name]")].map(
      (field) => field.getAttribute("name") ?? "",
    );
    const within = names.find((name) => name.startsWith(`${wish.field}.`)) ?? names[0] ?? "";
    if (!wish.field || !focusField(form.current, wish.field)) focusField(form.current, within);
  }, [form, wish]);
}
