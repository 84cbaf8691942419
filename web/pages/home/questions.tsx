import { Link } from "react-router";
import type { FaqAnswer } from "#web/questions/answer.ts";
import styles from "./questions.module.css";
import heading from "./title.module.css";

/** What newcomers ask first, as it is answered among all questions; it opens without a script. */
export function HomeQuestions({ answers }: { answers: readonly FaqAnswer[] }) {
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions" className={heading.title}>
        자주 묻는 질문
      </h2>
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
