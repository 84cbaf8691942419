import { z } from "zod";

/** One of the names of a table of labels: what may be stored and what it is called are written once. */
export function oneOf<Name extends string>(choices: Readonly<Record<Name, string>>) {
  return z.enum(Object.keys(choices) as [Name, ...Name[]]);
}
