import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";

/** Long enough for the next letter. */
const TYPING_MS = 250;

/** What stands in a search field, and what is searched for once no letter follows. */
export function useDebouncedTyped(start = "") {
  const [typed, setTyped] = useState(start);
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  return { search, field: { value: typed, onChange: setTyped } };
}
