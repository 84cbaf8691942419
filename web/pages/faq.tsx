import { Link } from "react-router";
import { findable, finder } from "#web/find/hangul.ts";
import { SearchField } from "#web/find/search-field.tsx";
import { useQuery } from "#web/find/use-query.ts";
import type { FaqAnswer, Topic } from "#web/questions/answer.ts";
import { topics } from "#web/questions/topics.ts";
import type { PageHandle } from "#web/root.tsx";
import { originOf, socialMeta } from "#web/shell/social.ts";
import type { Route } from "./+types/faq";
import { AnswerRow } from "./faq/answer-row.tsx";
import styles from "./faq/faq.module.css";
import { questionsFor } from "./faq/questions-for.ts";
import { useOpenAnswer } from "./faq/use-open-answer.ts";

export const handle: PageHandle = { defersHydration: true };

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...socialMeta({
      title: "자주 묻는 질문 · 고이",
      description:
        "카드 만들기와 보내기, 사진, 방명록, 기간, 주문과 환불, 부고, 개인정보까지 고이를 쓰며 궁금해하시는 것에 답합니다.",
      origin: loaderData?.origin,
      path: "/faq",
    }),
    ...(loaderData ? [{ "script:ld+json": questionsFor(loaderData.topics) }] : []),
  ];
}

export function loader({ context }: Route.LoaderArgs) {
  return { origin: originOf(context), topics };
}

/** All answers come at once; what is looked for among them is the page's own matter. */
export function shouldRevalidate() {
  return false;
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const [query, type] = useQuery();
  const found = foundIn(loaderData.topics, query);
  const count = found.reduce((all, { answers }) => all + answers.length, 0);
  useOpenAnswer();
  return (
    <div className={styles.page}>
      <h1>자주 묻는 질문</h1>
      <search className={styles.search}>
        <form action="/faq" onSubmit={(event) => event.preventDefault()}>
          <SearchField label="답 찾기" example="환불, 사진, 부고, ㄱㄱ" query={query} type={type} />
        </form>
      </search>
      <nav aria-label="주제" className={styles.topics}>
        {found.map(({ slug, label }) => (
          <a key={slug} href={`#${slug}`}>
            {label}
          </a>
        ))}
      </nav>
      <p role="status" className={styles.count}>
        {count > 0 ? `답 ${count}개` : "찾으시는 답이 없습니다."}
      </p>
      {found.map(({ slug, label, answers }) => (
        <section key={slug} aria-labelledby={slug} className={styles.topic}>
          <h2 id={slug}>{label}</h2>
          {answers.map((answer) => (
            <AnswerRow key={answer.slug} answer={answer} isOnly={count === 1} />
          ))}
        </section>
      ))}
      <p className={styles.more}>
        {count === 0 && <Link to="/faq">모든 답 보기</Link>}
        여기에 없는 것은 맨 아래 사업자 정보의 연락처로 편하게 여쭈어 주세요.
      </p>
    </div>
  );
}

function foundIn(all: readonly Topic[], query: string): Topic[] {
  const finds = finder(query);
  const isFound = ({ question, paragraphs }: FaqAnswer, label: string) =>
    finds(findable([label, question, ...paragraphs].join(" ")));
  return all
    .map((topic) => ({ ...topic, answers: topic.answers.filter((answer) => isFound(answer, topic.label)) }))
    .filter(({ answers }) => answers.length > 0);
}
