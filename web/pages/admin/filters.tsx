import { Select, TextInput, type TextInputProps } from "@mantine/core";
import IconSearch from "~icons/tabler/search";
import styles from "./admin.module.css";

type SearchProps = Pick<TextInputProps, "label" | "placeholder" | "inputMode" | "autoCapitalize"> & {
  value: string;
  onChange(typed: string): void;
};

export function AdminSearchField({ onChange, ...field }: SearchProps) {
  return (
    <TextInput
      label="찾기"
      className={styles.search}
      leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
      type="search"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...field}
    />
  );
}

type ChoiceProps = {
  label: string;
  data: { value: string; label: string }[];
  value: string | null;
  onChange(value: string | null): void;
};

/** One of some, or all. */
export function FilterChoice(props: ChoiceProps) {
  return <Select className={styles.choice} placeholder="전체" clearable {...props} />;
}
