import { Button, type ButtonVariant, FileButton } from "@mantine/core";
import type { ReactNode } from "react";

const PICTURES = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";

type Props = { children: ReactNode; variant?: ButtonVariant; onFiles(files: File[]): void };

/** Opens the device's photos. */
export function PhotoButton({ children, variant = "default", onFiles }: Props) {
  return (
    <FileButton accept={PICTURES} multiple onChange={onFiles}>
      {(props) => (
        <Button {...props} variant={variant} size="md" fullWidth>
          {children}
        </Button>
      )}
    </FileButton>
  );
}
