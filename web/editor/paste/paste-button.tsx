import { Button } from "@mantine/core";
import { useState } from "react";
import IconClipboardText from "~icons/tabler/clipboard-text";
import { PasteDialog, type PasteDialogProps } from "./paste-dialog.tsx";

type Props = Omit<PasteDialogProps, "opened" | "onClose"> & { className?: string; disabled?: boolean };

/** The way to the dialog; none for kinds whose texts nobody reads. */
export function PasteButton({ className, disabled, onApply, ...dialog }: Props) {
  const [opened, setOpened] = useState(false);
  if (!dialog.kind.reading) return null;
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        className={className}
        disabled={disabled}
        leftSection={<IconClipboardText size={20} stroke={1.6} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        받은 글 붙여넣기
      </Button>
      <PasteDialog
        {...dialog}
        opened={opened}
        onClose={close}
        onApply={(change, count) => {
          close();
          onApply(change, count);
        }}
      />
    </>
  );
}
