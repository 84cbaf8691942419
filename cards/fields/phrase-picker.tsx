import { Button, Drawer, Loader } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { memo, useCallback, useEffect, useState } from "react";
import type { PhraseBook } from "#cards/engine/phrase.ts";
import { phrasesOf } from "#cards/kinds/phrases.ts";
import IconQuote from "~icons/tabler/quote";
import { useEditing } from "./editing.ts";
import type { Field } from "./field.ts";
import { memoField } from "./memo-field.ts";
import { PhraseList } from "./phrase-list.tsx";
import styles from "./phrase-picker.module.css";

/** Words to begin with, for who sits before an empty page. */
export const PhrasePicker = memoField(function PhrasePicker({ field }: { field: Field<string> }) {
  const [opened, setOpened] = useState<boolean>();
  const open = useCallback(() => setOpened(true), []);
  return (
    <>
      <Opener open={open} />
      {opened !== undefined && <PhraseDrawer field={field} opened={opened} close={() => setOpened(false)} />}
    </>
  );
});

const Opener = memo(function Opener({ open }: { open(): void }) {
  return (
    <Button
      variant="default"
      type="button"
      className={styles.open}
      leftSection={<IconQuote size={18} aria-hidden />}
      onClick={open}
    >
      문구 고르기
    </Button>
  );
});

type Props = { field: Field<string>; opened: boolean; close(): void };

function PhraseDrawer({ field, opened, close }: Props) {
  const { kind, content } = useEditing();
  const [book, setBook] = useState<PhraseBook | "failed">();
  const [tries, setTries] = useState(1);
  const phone = useMediaQuery("(max-width: 40em)");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    setBook(undefined);
    phrasesOf(kind).then(
      (all) => setBook(fitting(all, field)),
      () => setBook("failed"),
    );
  }, [kind, tries]);
  return (
    <Drawer
      opened={opened}
      onClose={close}
      title="문구 고르기"
      position={phone ? "bottom" : "right"}
      size={phone ? "88%" : 480}
      padding="md"
      closeButtonProps={{ "aria-label": "닫기", size: 48, iconSize: 24 }}
      classNames={{ title: styles.title ?? "", content: styles.sheet ?? "" }}
    >
      {book === "failed" ? (
        <div className={styles.wait}>
          <p>문구를 가져오지 못했습니다. 인터넷 연결을 확인해 주세요.</p>
          <Button variant="default" type="button" onClick={() => setTries(tries + 1)}>
            다시 가져오기
          </Button>
        </div>
      ) : book ? (
        <PhraseList
          book={book}
          occasion={book.occasionOf(content)}
          written={field.value}
          take={(text) => {
            field.change(text);
            close();
          }}
        />
      ) : (
        <div className={styles.wait}>
          <Loader size="sm" aria-label="문구를 가져오고 있습니다" />
        </div>
      )}
    </Drawer>
  );
}

/** Without phrases that are longer than what they would be written into. */
function fitting(book: PhraseBook, { limit }: Field<string>): PhraseBook {
  return limit ? { ...book, phrases: book.phrases.filter(({ text }) => text.length <= limit.most) } : book;
}
