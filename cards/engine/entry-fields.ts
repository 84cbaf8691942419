/**
 * What a field of an entry takes. A guest's form is drawn from it and the section's schema is made from it
 * (`parts/guest-entry/entry-schema.ts`), so neither takes what the other refuses. Plain values: a guest's page has no zod.
 */
export type EntryField = TextRule | ChoiceRule | CountRule;

export type TextRule = {
  max: number;
  required?: boolean;
  /** The fewest characters, where anything stands there. */
  least?: number;
  /** A whole value, as an input's `pattern` says it. */
  pattern?: string;
  type?: "email" | "tel";
  /** Asked as often as this, each time for one of a list: `companions.0`, `companions.1`. */
  times?: number;
};

export type ChoiceRule<Choice extends string = string> = {
  choices: readonly Choice[];
  required?: boolean;
  /** What is chosen until somebody chooses. */
  first?: Choice;
};

export type CountRule = { least: number; most: number };

/** By their names in the form; one further in is written `answers.menu`. */
export type EntryFields = Readonly<Record<string, EntryField>>;
