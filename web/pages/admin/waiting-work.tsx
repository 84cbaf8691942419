import { Button, Title } from "@mantine/core";
import { Link } from "react-router";
import { momentWords } from "#domain/moment-words.ts";
import { ask } from "#web/api.ts";
import {
  AdminRunJobDocument,
  AdminSendAgainDocument,
  AdminWaitingDocument,
  type AdminWaitingQuery,
} from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import { useActions } from "#web/queries/use-action.ts";
import { useLoad } from "#web/queries/use-load.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./admin.module.css";
import { jobs } from "./admin-words.ts";
import figures from "./figures.module.css";
import { AdminListWaiting } from "./list.tsx";

type Work = AdminWaitingQuery["adminWaiting"];

/** Where the mail server is away, hundreds wait; the figures below must stay in sight. */
const LETTERS_FIRST = 3;

/** What only an admin can move on. */
export function WaitingWork({ tell }: { tell(toast: ToastWords): void }) {
  const load = useLoad(apiQuery(AdminWaitingDocument));
  const { isBusy, during } = useActions(tell);
  const doing = (id: string, act: () => Promise<string>) =>
    during(id, async () => {
      const sentence = await act();
      await load.reload();
      tell({ sentence });
    });
  const runAgain = (name: string) =>
    doing(name, async () =>
      (await ask(AdminRunJobDocument, { name })).adminRunJob
        ? "작업을 마쳤습니다."
        : "이번에도 끝내지 못했습니다. 서버 기록을 확인해 주세요.",
    );
  const sendAgain = (letter: string) =>
    doing(letter, async () => {
      await ask(AdminSendAgainDocument, { letter });
      return "1분 안에 다시 보냅니다.";
    });

  const stuckLetter = ({ id, subject, createdAt, tries }: Work["unsentLetters"][number]) => (
    <Stuck
      key={id}
      name={`보내지 못한 메일: ${subject.replace("[고이] ", "")}`}
      about={`${tries}번 시도 · ${momentWords(createdAt)}`}
      busy={isBusy(id)}
      onAgain={() => void sendAgain(id)}
    />
  );

  return (
    <section aria-labelledby="waiting">
      <Title order={2} id="waiting" className={figures.heading}>
        살펴볼 일
      </Title>
      <LoadFrame load={load} waiting={<AdminListWaiting />}>
        {({ adminWaiting: work }) => (
          <>
            {isNothing(work) && <p className={styles.note}>지금 기다리는 일이 없습니다. 고맙습니다.</p>}
            {!isNothing(work) && (
              <ul className={styles.rows}>
                <Count count={work.transfers} label="입금을 확인해 주세요" to="/admin/orders?view=transfer" />
                <Count count={work.refunds} label="환불을 보내 주세요" to="/admin/orders?view=refund" />
                <Count count={work.reports} label="신고를 살펴봐 주세요" to="/admin/cards?view=reports" />
                <Count count={work.companies} label="업체를 살펴봐 주세요" to="/admin/company?view=waiting" />
                {work.failedJobs.map(({ name, failedAt, failures }) => (
                  <Stuck
                    key={name}
                    name={`멈춘 작업: ${jobs[name] ?? name}`}
                    about={`${failures}번 이어서 실패${failedAt ? ` · ${momentWords(failedAt)}` : ""}`}
                    busy={isBusy(name)}
                    onAgain={() => void runAgain(name)}
                  />
                ))}
                {work.unsentLetters.slice(0, LETTERS_FIRST).map(stuckLetter)}
              </ul>
            )}
            {work.unsentLetters.length > LETTERS_FIRST && (
              <details className={figures.others}>
                <summary>보내지 못한 메일 {work.unsentLetters.length - LETTERS_FIRST}통 더 보기</summary>
                <ul className={styles.rows}>{work.unsentLetters.slice(LETTERS_FIRST).map(stuckLetter)}</ul>
              </details>
            )}
          </>
        )}
      </LoadFrame>
    </section>
  );
}

function isNothing({ transfers, refunds, companies, reports, failedJobs, unsentLetters }: Work): boolean {
  return transfers + refunds + companies + reports + failedJobs.length + unsentLetters.length === 0;
}

function Count({ count, label, to }: { count: number; label: string; to: string }) {
  if (count === 0) return null;
  return (
    <li>
      <Link to={to} className={figures.work}>
        <span>{label}</span>
        <strong>{count.toLocaleString("ko")}건</strong>
      </Link>
    </li>
  );
}

type StuckProps = { name: string; about: string; busy: boolean; onAgain(): void };

function Stuck({ name, about, busy, onAgain }: StuckProps) {
  return (
    <li>
      <div className={styles.row} data-wide>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{about}</span>
        <div className={styles.acts}>
          <Button variant="default" loading={busy} onClick={onAgain}>
            다시 시도
          </Button>
        </div>
      </div>
    </li>
  );
}
