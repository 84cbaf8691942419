import { Button, Drawer, Loader } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import IconQuote from "@tabler/icons-react/dist/esm/icons/IconQuote.mjs";
import { useRef, useState } from "react";
import type { PhraseBook } from "#cards/phrase.ts";
import { phrasesOf } from "#cards/phrases.ts";
import { useEditing } from "./editing.ts";
import type { Field } from "./field.ts";
import styles from "./phrase-picker.module.css";
import { PhraseShelf } from "./phrase-shelf.tsx";

/** Words to begin with, for who sits before an empty page. */
export function PhrasePicker({ field }: { field: Field<string> }) {
  const { kind, content } = useEditing();
  const [open, setOpen] = useState(false);
  const [book, setBook] = useState<PhraseBook | "failed">();
  const button = useRef<HTMLButtonElement>(null);
  const phone = useMediaQuery("(max-width: 40em)");

  function fetchBook() {
    setBook(undefined);
    phrasesOf(kind).then(setBook, () => setBook("failed"));
  }

  function take(text: string) {
    field.change(text);
    setOpen(false);
  }

  return (
    <>
      <Button
        ref={button}
        variant="default"
        type="button"
        className={styles.open}
        leftSection={<IconQuote size={18} aria-hidden />}
        onClick={() => {
          setOpen(true);
          if (typeof book !== "object") fetchBook();
        }}
      >
        문구 고르기
      </Button>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        title="문구 고르기"
        position={phone ? "bottom" : "right"}
        size={phone ? "88%" : 480}
        padding="md"
        closeButtonProps={{ "aria-label": "닫기", size: 48 }}
        classNames={{ title: styles.title ?? "", content: styles.sheet ?? "", body: styles.body ?? "" }}
      >
        {book === "failed" ? (
          <div className={styles.wait}>
            <p>문구를 가져오지 못했습니다. 인터넷 연결을 확인해 주세요.</p>
            <Button variant="default" type="button" onClick={fetchBook}>
              다시 가져오기
            </Button>
          </div>
        ) : book ? (
          <PhraseShelf book={book} occasion={book.occasionOf(content)} written={field.value} take={take} />
        ) : (
          <div className={styles.wait}>
            <Loader size="sm" aria-label="문구를 가져오고 있습니다" />
          </div>
        )}
      </Drawer>
    </>
  );
}
