import type { Field } from "./field.ts";
import { TextField } from "./text-field.tsx";

/** A time of the clock, `HH:MM`: the phone's own wheel is the one its owner knows. */
export function TimeField({ field, label }: { field: Field<string>; label: string }) {
  return <TextField field={field} label={label} type="time" />;
}
