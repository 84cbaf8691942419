import type { ReportableQuery } from "#web/graphql/graphql.ts";
import excerpted from "#web/reports/excerpt.module.css";
import { ExcerptView } from "#web/reports/excerpt.tsx";
import styles from "./report.module.css";

type Props = { reportable: ReportableQuery["reportable"]; card: string };

/** What the report is about, so that nobody reports something else by mistake. */
export function Reported({ reportable: { kind, address, excerpt }, card }: Props) {
  return (
    <section className={excerpted.what} aria-label="신고 대상">
      <p>
        <strong>{kind}</strong> · {excerpt ? "여기에 남겨진 글" : "카드 전체"}
      </p>
      {excerpt && <ExcerptView excerpt={excerpt} />}
      <div className={styles.ways}>
        <a href={address}>카드 다시 보기</a>
        {excerpt && <a href={`/report?card=${encodeURIComponent(card)}`}>글이 아니라 카드를 신고하기</a>}
      </div>
    </section>
  );
}
