import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { isAnsweredInterview } from "./is-answered.ts";
import type { interview } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "인터뷰", en: "Interview" };

export function InterviewViewer({ content, card }: ViewerProps<ContentOf<typeof interview>>) {
  return (
    <>
      <Heading eyebrow="Interview">{content.title || words[card.language]}</Heading>
      <dl className={styles.answers}>
        {content.entries.filter(isAnsweredInterview).map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked twice and nothing here holds state
          <div key={index} className={styles.answered}>
            <dt className={styles.question}>
              <span className={styles.mark} aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </span>
              {question}
            </dt>
            <dd className={styles.answer}>{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
