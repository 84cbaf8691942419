import { Link } from "react-router";
import type { FaqAnswer } from "#web/questions/answer.ts";
import styles from "./faq.module.css";

type Props = {
  answer: FaqAnswer;
  /** Whoever found just one need not open it. */
  isOnly: boolean;
};

/** The name stands inside what is folded: a browser that goes there unfolds it by itself. */
export function AnswerRow({ answer: { slug, question, paragraphs, to }, isOnly }: Props) {
  return (
    <details className={styles.answer} open={isOnly || undefined}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={slug} className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.ways}>
          {to && <Link to={to.address}>{to.label}</Link>}
          <a href={`#${slug}`} aria-label={`이 답의 주소: ${question}`}>
            이 답의 주소
          </a>
        </p>
      </div>
    </details>
  );
}
