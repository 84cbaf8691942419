import { Link } from "react-router";
import styles from "./questions.module.css";

const questions = [
  {
    question: "받는 분도 가입해야 하나요?",
    answer: "아니요. 받은 링크를 누르면 바로 열립니다. 방명록이나 참석 답도 가입 없이 남기실 수 있습니다.",
  },
  {
    question: "보낸 뒤에도 고칠 수 있나요?",
    answer:
      "네. 고치고 ‘반영하기’를 누르시면 이미 보내신 링크에서 새 모습이 보입니다. 다시 보내지 않으셔도 됩니다.",
  },
  {
    question: "무료로 어디까지 할 수 있나요?",
    answer:
      "어떤 카드든 끝까지 만들어 7일 동안 보내 보실 수 있습니다. 그동안은 카드 아래에 작은 고이 표시가 붙습니다. 부고는 기간 없이 무료이고 표시도 붙지 않습니다.",
  },
];

/** What newcomers ask first; it opens without a script. */
export function Questions() {
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions">자주 묻는 질문</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
        <Link to="/faq" className={styles.more}>
          다른 질문 보기
        </Link>
      </div>
    </section>
  );
}
