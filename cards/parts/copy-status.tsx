import { useRef, useState } from "react";
import { copy } from "./copy.ts";
import styles from "./copy-status.module.css";

const BY_HAND = "복사하지 못했습니다. 아래 칸의 글을 길게 눌러 복사해 주세요.";

/** Copies a text and says so; where the browser lets nobody copy, the text stands there to be taken by hand. */
export function useCopyStatus() {
  const [said, setSaid] = useState("");
  const [byHand, setByHand] = useState("");

  async function copied(text: string, sentence: string): Promise<boolean> {
    const done = await copy(text);
    setByHand(done ? "" : text);
    setSaid(done ? sentence : BY_HAND);
    return done;
  }

  return { said, byHand, copied, say: setSaid };
}

export type CopyStatus = ReturnType<typeof useCopyStatus>;

export function CopyStatusLine({ status: { said, byHand } }: { status: CopyStatus }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {byHand && (
        <textarea
          ref={field}
          className={styles.byHand}
          value={byHand}
          rows={4}
          readOnly
          aria-label="복사할 주소"
          onFocus={() => field.current?.select()}
        />
      )}
    </>
  );
}
