import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { isAnsweredQuestion } from "./is-answered.ts";
import type { faq } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "자주 묻는 질문", en: "Questions" };

export function FaqViewer({ content, card }: ViewerProps<ContentOf<typeof faq>>) {
  return (
    <>
      <Heading eyebrow="Q & A">{content.title || words[card.language]}</Heading>
      <div className={styles.rows}>
        {content.rows.filter(isAnsweredQuestion).map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no name of their own and never move while shown
          <details key={index} className={styles.row}>
            <summary className={styles.question}>
              <span aria-hidden="true">Q</span>
              <h3>{question}</h3>
              <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
                <path d="M5 12h14M12 5v14" fill="none" stroke="currentColor" strokeWidth="1.4" />
              </svg>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </>
  );
}
