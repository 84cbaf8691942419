import { useCallback, useState } from "react";
import { readableNumber } from "#domain/company.ts";
import { momentWords } from "#domain/moment-words.ts";
import { companyTypeWords, type ShownCompany } from "#web/company/record.ts";
import { AdminCompaniesDocument, type CompanyState } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./admin.module.css";
import { companyStateWords } from "./admin-words.ts";
import { CompanyDrawer } from "./company-drawer.tsx";
import { AdminSearchField, FilterChoice } from "./filters.tsx";
import { List, State } from "./list.tsx";
import { PageTop } from "./page-top.tsx";
import { useParam } from "./use-param.ts";
import { useDebouncedTyped } from "./use-typed.ts";

const WAITING = "waiting";

const choices = [
  { value: WAITING, label: "살펴볼 업체" },
  ...Object.entries(companyStateWords).map(([value, { word }]) => ({ value, label: word })),
];

export function meta() {
  return [{ title: "업체 관리 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Everybody who wants to be a company, or is one: looked at, let in, sent back and stopped. */
export default function AdminCompaniesPage() {
  const { search, field } = useDebouncedTyped();
  const [view, setView] = useParam("view");
  const [opened, open] = useParam("company");
  const [toast, setToast] = useState<ToastWords | null>(null);
  const gone = useCallback(() => setToast(null), []);

  const isWaiting = view === WAITING;
  const state = isWaiting ? null : (view as CompanyState | null);
  const list = useList({
    query: (after?: string) =>
      apiQuery(AdminCompaniesDocument, { first: 30, after, search, waiting: isWaiting, state }),
    page: ({ adminCompanies: { companies, next } }) => ({ rows: companies, next }),
  });

  return (
    <>
      <PageTop
        title="업체"
        lead="사업자등록증과 신청 내용을 견주어 보고 정합니다. 열어 본 기록이 남습니다."
      />
      <search className={styles.filters}>
        <AdminSearchField placeholder="예: 고운예식장, 123-45-67890, 담당자 이름" {...field} />
        <FilterChoice label="상태" data={choices} value={view} onChange={setView} />
      </search>
      <List
        list={list}
        empty={search || view ? NOT_FOUND : "아직 신청한 업체가 없습니다. 업체가 등록하면 여기에 보입니다."}
      >
        {(company) => <CompanyRow company={company} onOpen={() => open(company.id)} />}
      </List>
      <CompanyDrawer
        id={opened}
        onClose={() => open(null)}
        onChanged={(company) => list.put(company)}
        tell={setToast}
      />
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

const NOT_FOUND = "찾으시는 업체가 없습니다. 다른 말로 찾거나 조건을 줄여 보세요.";

function CompanyRow({ company, onOpen }: { company: ShownCompany; onOpen(): void }) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.name}>
        {company.name}
        <State {...companyStateWords[company.state]} />
        {company.wanted && <State word="변경 요청" tone="waits" />}
      </span>
      <span className={styles.about}>
        {companyTypeWords(company)} · {readableNumber(company.number)} · {momentWords(company.createdAt)} 신청
      </span>
    </button>
  );
}
