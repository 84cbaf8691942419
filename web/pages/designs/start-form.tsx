import { useEffect, useId, useRef } from "react";
import type { Question } from "#cards/engine/question.ts";
import styles from "./designs.module.css";
import type { useTriedPhoto } from "./use-tried-photo.ts";

export type Asked = {
  questions: readonly Pick<Question, "path" | "label" | "placeholder" | "input" | "most">[];
  hasPhoto: boolean;
};

type Tried = Pick<ReturnType<typeof useTriedPhoto>, "problem" | "choose" | "remove"> & {
  shown: ReturnType<typeof useTriedPhoto>["photo"];
};

type Props = {
  asked: Asked;
  answers: Readonly<Record<string, string>>;
  onAnswer(path: string, typed: string): void;
  photo: Tried;
};

/** Two names, a day, a photo: as little as it takes to see one's own card. */
export function StartForm({ asked, answers, onAnswer, photo }: Props) {
  return (
    <form method="dialog" className={styles.form} aria-label="내 이야기 넣어 보기">
      {asked.questions.map(({ path, label, placeholder, input, most }) => (
        <label key={path} className={styles.field}>
          <span>{label}</span>
          <input
            type={input}
            name={path}
            value={answers[path] ?? ""}
            placeholder={placeholder}
            maxLength={input === "text" ? most : undefined}
            autoComplete="off"
            enterKeyHint="next"
            onChange={({ currentTarget }) => onAnswer(path, currentTarget.value)}
          />
        </label>
      ))}
      {asked.hasPhoto && <PhotoField {...photo} />}
    </form>
  );
}

function PhotoField({ shown, problem, choose, remove }: Tried) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Somebody may have chosen one before the page was awake.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is.
  useEffect(take, []);

  function take() {
    const [file] = input.current?.files ?? [];
    if (!file || !input.current) return;
    // The same file may be chosen again.
    input.current.value = "";
    void choose(file);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>사진 한 장</label>
      <div className={styles.photo}>
        <label className={styles.choose} data-chosen={shown !== null || undefined}>
          {shown && <img src={shown.address} alt="" />}
          <span>{shown ? "바꾸기" : "사진 고르기"}</span>
          <input
            id={id}
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/heic"
            onChange={take}
          />
        </label>
        {shown && (
          <button type="button" className={styles.remove} onClick={remove} aria-label="사진 빼기">
            빼기
          </button>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
