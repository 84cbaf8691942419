import { Link } from "react-router";
import type { FaqAnswer } from "./answer.ts";
import styles from "./frequent-questions.module.css";

/** Some questions as they are answered among all of them; they open without a script. */
export function FrequentQuestions({ answers }: { answers: readonly FaqAnswer[] }) {
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions">자주 묻는 질문</h2>
      <div>
        {answers.map(({ slug, question, paragraphs }) => (
          <details key={slug} className={styles.question}>
            <summary>{question}</summary>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
        <Link to="/faq" className={styles.more}>
          다른 질문 보기
        </Link>
      </div>
    </section>
  );
}
