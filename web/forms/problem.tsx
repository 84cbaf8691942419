import { Alert } from "@mantine/core";
import IconAlertCircle from "~icons/tabler/alert-circle";

/** A failure that belongs to no single field; read aloud at once. */
export function Problem({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
      {sentence}
    </Alert>
  );
}
