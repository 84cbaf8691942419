import { type FunctionComponent, memo } from "react";
import type { Field } from "./field.ts";

type Shown = Pick<Field<unknown>, "name" | "value" | "problem" | "isTroubled">;

/**
 * An input that is drawn again only when its own field changed: a form has a hundred of them, and a letter is typed
 * into one. The field's functions may be old, since a change is made to what stands there by then.
 */
export function memoField<Component extends FunctionComponent<never>>(component: Component): Component {
  return memo(component as FunctionComponent<object & never>, hasSameProps) as unknown as Component;
}

function hasSameProps(before: object, now: object): boolean {
  const [old, fresh] = [Object.entries(before), new Map(Object.entries(now))];
  return (
    old.length === fresh.size &&
    old.every(([key, value]) => {
      const other = fresh.get(key);
      return key === "field" ? isSameField(value, other) : Object.is(value, other);
    })
  );
}

function isSameField(before: Shown, now: Shown): boolean {
  const isCalm = !before.isTroubled && !now.isTroubled;
  return before.name === now.name && before.value === now.value && (isCalm || before === now);
}
