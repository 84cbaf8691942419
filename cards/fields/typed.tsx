import {
  type ChangeEvent,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
} from "react";
import { Counter } from "./counter.tsx";
import { FactsNote } from "./facts-note.tsx";
import type { Field } from "./field.ts";

/**
 * For an input that keeps what is typed into it: a letter stands there before anybody hears of it, so the input and
 * all its dress need not be drawn again. Only what others change, a step back or a phrase, is written into it; so is
 * what it begins with, because React would write a `defaultValue` anew at every letter.
 */
export function useTyped<Input extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  change,
}: Field<string>) {
  const ref = useRef<Input>(null);
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  });
  const onChange = useCallback(
    ({ currentTarget }: ChangeEvent<Input>) => latest.current(currentTarget.value),
    [],
  );
  return { ref, onChange };
}

/** The field whose letters are counted. */
export const CountedContext = createContext<Field<string> | null>(null);

/** An input, the count of its letters and whether it follows the facts, which change without the input. */
export function counted(input: ReactNode): ReactNode {
  return (
    <>
      {input}
      <Count />
    </>
  );
}

function Count() {
  const field = use(CountedContext);
  return (
    field && (
      <>
        <Counter field={field} />
        <FactsNote field={field} />
      </>
    )
  );
}
