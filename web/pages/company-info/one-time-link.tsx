import { Button, Stack, TextInput } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { copy } from "#cards/parts/copy.ts";
import IconCopy from "~icons/tabler/copy";
import IconShare2 from "~icons/tabler/share-2";
import styles from "./handed-cards.module.css";

type Props = {
  label: string;
  link: string;
  /** What other apps call it. */
  title: string;
  children: ReactNode;
};

/** A link for a customer, told this once: afterwards only who has it knows it. */
export function OneTimeLink({ label, link, title, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  async function copyLink() {
    const copied = await copy(link);
    if (!copied) field.current?.select();
    setSaid(copied ? "링크를 복사했습니다." : "위 링크를 길게 눌러 복사해 주세요.");
  }

  return (
    <Stack gap="md">
      <p className={styles.none}>{children}</p>
      <TextInput
        ref={field}
        label={label}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.acts}>
        <Button leftSection={<IconCopy size={20} stroke={1.6} aria-hidden />} onClick={() => void copyLink()}>
          링크 복사
        </Button>
        {"share" in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare2 size={20} stroke={1.6} aria-hidden />}
            // Who closes the sheet of the device has not met an error.
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            다른 앱으로 보내기
          </Button>
        )}
      </div>
      <p role="status" className={styles.about}>
        {said}
      </p>
    </Stack>
  );
}
