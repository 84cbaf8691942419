import { Skeleton } from "@mantine/core";
import { Link } from "react-router";
import { momentWords } from "#domain/moment-words.ts";
import { reportGrounds, reportRelations } from "#domain/report.ts";
import {
  AdminAuditDocument,
  AdminOpenReportDocument,
  type AdminReportFieldsFragment,
} from "#web/graphql/graphql.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { invalidate } from "#web/queries/api-query.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import excerpted from "#web/reports/excerpt.module.css";
import { ExcerptView } from "#web/reports/excerpt.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { ViewerDrawer } from "#web/shell/viewer-drawer.tsx";
import { webWords } from "#web/words.ts";
import styles from "./admin.module.css";
import { reportStateWords } from "./admin-words.ts";
import { State } from "./list.tsx";
import { ReportActs } from "./report-acts.tsx";
import { Trail } from "./trail.tsx";
import { useOpened } from "./use-opened.ts";

type Opened = AdminReportFieldsFragment;
type Props = {
  id: string | null;
  onClose(): void;
  onChanged(): void;
  tell(toast: ToastWords): void;
};

/** One report beside the list: what is said, by whom, against what, and what was done. */
export function ReportDrawer({ id, onClose, onChanged, tell }: Props) {
  const load = useOpened(AdminOpenReportDocument, id);
  const opened = load.data?.adminOpenReport;

  function changed(after: Opened) {
    load.put({ adminOpenReport: after });
    void invalidate(AdminAuditDocument);
    onChanged();
  }

  return (
    <ViewerDrawer opened={id !== null} onClose={onClose} title={opened?.report.number ?? "신고"}>
      <LoadFrame load={load} waiting={<Skeleton height={320} radius="md" />}>
        {({ adminOpenReport: opened }) => (
          <>
            <Facts opened={opened} />
            <Said opened={opened} />
            <ReportActs opened={opened} onChanged={changed} tell={tell} />
            <h3 className={styles.part}>관리 기록</h3>
            <Trail noun="report" subject={opened.report.id} />
          </>
        )}
      </LoadFrame>
    </ViewerDrawer>
  );
}

function Facts({ opened }: { opened: Opened }) {
  const { report, card, owner, name, email, relation, reason, forgottenAt } = opened;
  const { state, grounds, kind, createdAt, blockedUntil, endedAt } = report;
  return (
    <dl className={styles.facts}>
      <dt>상태</dt>
      <dd>
        <State {...reportStateWords[state]} />
        {reason && <p className={styles.about}>{reason}</p>}
      </dd>
      <dt>신고 사유</dt>
      <dd>{reportGrounds[grounds]}</dd>
      <dt>카드</dt>
      <dd>
        {card ? (
          <Link to={`/admin/cards?card=${card.id}`} className={styles.link}>
            {card.title || webWords.untitled}
          </Link>
        ) : (
          "지워진 카드"
        )}{" "}
        ({knownKind(kind)?.label ?? kind})
      </dd>
      {card && (
        <>
          <dt>만든 분</dt>
          <dd>{owner ?? "탈퇴한 회원"}</dd>
        </>
      )}
      <dt>신고한 분</dt>
      <dd>
        {forgottenAt ? "기간이 지나 지웠습니다" : `${name} (${reportRelations[relation]})`}
        {email && <p className={styles.about}>{email}</p>}
      </dd>
      <dt>신고한 때</dt>
      <dd>{momentWords(createdAt)}</dd>
      {blockedUntil && (
        <>
          <dt>가리는 때</dt>
          <dd>{momentWords(blockedUntil)}까지</dd>
        </>
      )}
      {endedAt && (
        <>
          <dt>끝난 때</dt>
          <dd>{momentWords(endedAt)}</dd>
        </>
      )}
    </dl>
  );
}

/** Both sides in their own words, and what they are about. */
function Said({ opened: { report, excerpt, words: said, objection } }: { opened: Opened }) {
  return (
    <>
      <h3 className={styles.part}>신고 내용</h3>
      <p className={styles.said}>{said || "기간이 지나 지웠습니다."}</p>
      {report.isEntry && (
        <>
          <h3 className={styles.part}>신고된 글</h3>
          {excerpt ? (
            <div className={excerpted.what}>
              <ExcerptView excerpt={excerpt} />
            </div>
          ) : (
            <p className={styles.about}>이미 지워진 글입니다.</p>
          )}
        </>
      )}
      {objection && (
        <>
          <h3 className={styles.part}>올린 분의 이의</h3>
          <p className={styles.said}>{objection}</p>
        </>
      )}
    </>
  );
}
