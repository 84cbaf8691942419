import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { momentWords } from "#domain/moment-words.ts";
import { reportGrounds } from "#domain/report.ts";
import { AdminReportsDocument, type ReportFieldsFragment, type ReportState } from "#web/graphql/graphql.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./admin.module.css";
import { reportStateWords } from "./admin-words.ts";
import { AdminSearchField, FilterChoice } from "./filters.tsx";
import { List, State } from "./list.tsx";
import { ReportDrawer } from "./report-drawer.tsx";
import { useParam } from "./use-param.ts";
import { useDebouncedTyped } from "./use-typed.ts";

/** What was reported, of cards and of what guests left on them. */
export function ReportsPanel() {
  const [params] = useSearchParams();
  const { search, field } = useDebouncedTyped(params.get("q") ?? "");
  const [opened, open] = useParam("report");
  const [state, setState] = useState<string | null>(null);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const gone = useCallback(() => setToast(null), []);

  const list = useList({
    query: (after?: string) =>
      apiQuery(AdminReportsDocument, { first: 30, after, search, state: state as ReportState | null }),
    page: ({ adminReports: { reports, counts, next } }) => ({ rows: reports, counts, next }),
  });
  const counts = new Map(list.page?.counts.map(({ state, count }) => [state, count]));
  const choices = Object.entries(reportStateWords).map(([value, { word }]) => ({
    value,
    label: `${word} ${(counts.get(value as ReportState) ?? 0).toLocaleString("ko")}`,
  }));

  return (
    <>
      <search className={styles.filters}>
        <AdminSearchField placeholder="예: R-261115-7K3FX, 카드 주소" {...field} />
        <FilterChoice label="상태" data={choices} value={state} onChange={setState} />
      </search>
      <List list={list} empty={search || state ? NOT_FOUND : "아직 들어온 신고가 없습니다."}>
        {(report) => <ReportRow report={report} onOpen={() => open(report.id)} />}
      </List>
      <ReportDrawer
        id={opened}
        onClose={() => open(null)}
        onChanged={() => void list.reload()}
        tell={setToast}
      />
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

const NOT_FOUND = "찾으시는 신고가 없습니다. 접수 번호나 카드 주소를 확인해 주세요.";

function ReportRow({ report, onOpen }: { report: ReportFieldsFragment; onOpen(): void }) {
  const { number, state, grounds, kind, isEntry, createdAt, blockedUntil } = report;
  const isBlocked = state === "blocked" || state === "objected";
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.name}>
        {reportGrounds[grounds]}
        <State {...reportStateWords[state]} />
      </span>
      <span className={styles.about}>
        {knownKind(kind)?.label ?? kind} · {isEntry ? "남겨진 글" : "카드 전체"} · {momentWords(createdAt)} ·{" "}
        {number}
        {isBlocked && blockedUntil && ` · ${momentWords(blockedUntil)}에 끝남`}
      </span>
    </button>
  );
}
