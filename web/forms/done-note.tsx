import { Text } from "@mantine/core";

/** Says that it worked, to eyes and ears. */
export function DoneNote({ sentence }: { sentence: string | undefined }) {
  return (
    <Text role="status" c="var(--color-success)" mt={sentence ? "sm" : 0} component="p" mb={0}>
      {sentence}
    </Text>
  );
}
