import { Button, Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import { copy } from "#cards/parts/copy.ts";
import IconCopy from "~icons/tabler/copy";
import styles from "./share-sheet.module.css";

/** The finished text, to be pasted wherever people are told. */
export function CopyMessage({ message }: { message: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState("");

  async function copyMessage() {
    const copied = await copy(message);
    if (!copied) field.current?.select();
    setSaid(copied ? "글을 복사했습니다." : "위 글을 길게 눌러 복사해 주세요.");
  }

  return (
    <>
      <Textarea
        ref={field}
        label="문자로 보낼 글"
        value={message}
        readOnly
        autosize
        minRows={4}
        maxRows={12}
      />
      <Button leftSection={<IconCopy size={20} stroke={1.6} aria-hidden />} onClick={copyMessage}>
        글 복사
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
