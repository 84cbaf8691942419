import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Envelope } from "./envelope.tsx";
import { LetterPaper } from "./paper.tsx";
import { sealLetters } from "./seal-letters.ts";
import type { LetterContent } from "./section.ts";
import { useAddressee } from "./use-addressee.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

type Props = ViewerProps<LetterContent>;

export function ThanksLetterViewer({ content, card }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const addressee = useAddressee();
  const { occasion, seal } = content;
  const say = words[card.language];
  useOpenWhileWritten(box, content);
  return (
    <div
      className={styles.whole}
      data-occasion={occasion}
      // A preview stands beside others and is no page of its own.
      data-fills={card.id !== null}
    >
      {content.envelope === "sealed" && (
        <>
          <input ref={box} id={id} type="checkbox" className={styles.opened} aria-label={say.open} />
          <label htmlFor={id} className={styles.desk}>
            <Envelope
              shape={seal}
              letters={sealLetters(content)}
              from={say.from(senderOf(content))}
              hint={say.open}
            />
          </label>
        </>
      )}
      <LetterPaper content={content} card={card} addressee={addressee} />
    </div>
  );
}

function senderOf({ occasion, company, sender }: LetterContent): string {
  return (occasion === "business" && company.trim()) || sender.trim();
}

/** Only a maker's preview is ever given other words: then the letter lies open before who writes it. */
function useOpenWhileWritten(box: RefObject<HTMLInputElement | null>, content: object) {
  const written = JSON.stringify(content);
  const [first] = useState(written);
  const isWritten = written !== first;
  useEffect(() => {
    if (isWritten && box.current) box.current.checked = true;
  }, [isWritten, box]);
}
