import { Autocomplete } from "@mantine/core";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";
import { overLimit } from "./text-field.tsx";

type Props = {
  field: Field<string>;
  label: string;
  /** Offered; any other word may be typed. */
  words: readonly string[];
  placeholder?: string;
  description?: string;
};

/** Words to choose from, or one's own. */
export const SuggestField = memoField(function SuggestField({ field, words, ...input }: Props) {
  const isOneOf = words.includes(field.value);
  return (
    <Autocomplete
      name={field.name}
      value={field.value}
      onChange={field.change}
      error={field.problem ?? overLimit(field)}
      data={[...words]}
      // Who has chosen and comes back wants to see the others, not only what was chosen.
      filter={({ options, search }) =>
        isOneOf ? options : options.filter((option) => "value" in option && option.value.includes(search))
      }
      autoComplete="off"
      maxDropdownHeight={280}
      {...input}
    />
  );
});
