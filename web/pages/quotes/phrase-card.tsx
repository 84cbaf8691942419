import { memo } from "react";
import { Link } from "react-router";
import { tagsOf } from "#cards/engine/phrase.ts";
import { CopyButton } from "#cards/parts/copy-button.tsx";
import type { ShownPhrase } from "./phrase-groups.ts";
import styles from "./quotes.module.css";

type Props = { phrase: ShownPhrase; occasion: string; create: string };

/** One phrase: to read, to copy, to begin with. */
export const PhraseCard = memo(function PhraseCard({ phrase, occasion, create }: Props) {
  const { key, text } = phrase;
  return (
    <li className={styles.phrase} id={key}>
      <p className={styles.tags}>{[occasion, ...tagsOf(phrase)].join(" · ")}</p>
      <p className={styles.text} id={`${key}-text`}>
        {text}
      </p>
      <div className={styles.ways}>
        <CopyButton text={text} label="복사하기" />
        <Link to={`${create}?phrase=${key}`} className={styles.begin} aria-describedby={`${key}-text`}>
          이 문구로 만들기
        </Link>
      </div>
    </li>
  );
});
