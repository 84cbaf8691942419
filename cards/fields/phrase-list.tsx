import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import {
  type Phrase,
  type PhraseBook,
  phraseRelations,
  phraseReligions,
  seasons,
  tagsOf,
  tones,
} from "#cards/engine/phrase.ts";
import styles from "./phrase-picker.module.css";

type Wish = { occasion: string; tone: string; religion: string; season: string; relation: string };
/** Stands for any. */
const ANY = "";

type Props = {
  book: PhraseBook;
  /** What the card is for. */
  occasion: string;
  /** What the maker has already. */
  written: string;
  take(text: string): void;
};

/** Phrases by occasion, tone, religion, season and whom they are said to. */
export function PhraseList({ book, occasion, written, take }: Props) {
  const [wish, setWish] = useState<Wish>({ occasion, tone: ANY, religion: ANY, season: ANY, relation: ANY });
  const found = book.phrases.filter((phrase) => suits(phrase, wish));
  const filters: { key: keyof Wish; label: string; choices: Readonly<Record<string, string>> }[] = [
    { key: "occasion", label: "무슨 일로", choices: book.occasions },
    { key: "relation", label: "누구에게", choices: phraseRelations },
    { key: "tone", label: "말투", choices: tones },
    { key: "religion", label: "종교", choices: phraseReligions },
    { key: "season", label: "계절", choices: seasons },
  ];
  return (
    <>
      <div className={styles.filters}>
        {filters.map(({ key, label, choices }) => (
          <NativeSelect
            key={key}
            label={label}
            value={wish[key]}
            onChange={({ currentTarget: { value } }) => setWish({ ...wish, [key]: value })}
            data={[
              { value: ANY, label: "모두" },
              ...Object.entries(choices)
                .filter(([value]) => book.phrases.some((phrase) => phrase[key] === value))
                .map(([value, words]) => ({ value, label: words })),
            ]}
          />
        ))}
      </div>
      <p role="status" className={styles.count}>
        {found.length > 0
          ? `문구 ${found.length}개`
          : "고르신 조건에 맞는 문구가 없습니다. 조건을 하나 줄여 보세요."}
      </p>
      <ul className={styles.list}>
        {found.map((phrase) => (
          <li key={phrase.text} className={styles.phrase}>
            <p className={styles.kind}>{tagsOf(phrase).join(" · ")} </p>
            <p className={styles.text}>{phrase.text}</p>
            <div className={styles.ways}>
              <Button type="button" variant="default" onClick={() => take(phrase.text)}>
                {written.trim() ? "이 문구로 바꾸기" : "이 문구 쓰기"}
              </Button>
              {written.trim() && (
                <Button
                  type="button"
                  variant="subtle"
                  onClick={() => take(`${written.trimEnd()}\n\n${phrase.text}`)}
                >
                  뒤에 붙이기
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function suits(phrase: Phrase, wish: Wish): boolean {
  return (Object.entries(wish) as [keyof Wish, string][]).every(
    ([key, wanted]) => wanted === ANY || phrase[key] === wanted,
  );
}
