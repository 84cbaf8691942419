import { TextInput } from "@mantine/core";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";

type Props = { label: string; example: string; query: string; type(query: string): void };

/** Finds while somebody types; without a script it is sent with its form. */
export function SearchField({ label, example, query, type }: Props) {
  return (
    <TextInput
      type="search"
      name="q"
      label={label}
      placeholder={example}
      value={query}
      maxLength={40}
      autoComplete="off"
      enterKeyHint="search"
      leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
