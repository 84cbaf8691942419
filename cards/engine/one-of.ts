import { z } from "zod";
import { saidAs } from "./said-as.ts";

/** One of the names of a table of labels: what may be stored and what it is called are written once. */
export function oneOf<Name extends string>(choices: Readonly<Record<Name, string>>, sentence?: string) {
  const names = Object.keys(choices) as [Name, ...Name[]];
  return saidAs(z.enum(names, sentence), (name) => choices[name as Name] || null);
}
