import { Skeleton } from "@mantine/core";
import { readableNumber } from "#domain/company.ts";
import { momentWords } from "#domain/moment-words.ts";
import { companyTypeWords, type ShownCompany } from "#web/company/record.ts";
import { AdminCompanyDocument, type AdminCompanyFieldsFragment } from "#web/graphql/graphql.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { ViewerDrawer } from "#web/shell/viewer-drawer.tsx";
import styles from "./admin.module.css";
import { companyEventWords, companyStateWords } from "./admin-words.ts";
import { CompanyActs } from "./company-acts.tsx";
import { State } from "./list.tsx";
import { OpenLicence } from "./open-licence.tsx";
import { useOpened } from "./use-opened.ts";

type Props = {
  id: string | null;
  onClose(): void;
  onChanged(company: ShownCompany): void;
  tell(toast: ToastWords): void;
};

/** One company beside the list: what it says of itself, what it wants changed, and what happened to it. */
export function CompanyDrawer({ id, onClose, onChanged, tell }: Props) {
  const load = useOpened(AdminCompanyDocument, id);
  const opened = load.data?.adminCompany;

  function changed(after: AdminCompanyFieldsFragment) {
    load.put({ adminCompany: after });
    onChanged(after.company);
  }

  return (
    <ViewerDrawer opened={id !== null} onClose={onClose} title={opened?.company.name ?? "업체"}>
      <LoadFrame load={load} waiting={<Skeleton height={320} radius="md" />}>
        {({ adminCompany: opened }) => (
          <>
            <Facts opened={opened} />
            <OpenLicence id={opened.company.id} tell={tell}>
              사업자등록증 보기
            </OpenLicence>
            {opened.company.wanted && (
              <Wanted company={opened.company} wanted={opened.company.wanted} tell={tell} />
            )}
            <CompanyActs company={opened.company} onChanged={changed} tell={tell} />
            <h3 className={styles.part}>지나온 일</h3>
            <Events history={opened.history} />
          </>
        )}
      </LoadFrame>
    </ViewerDrawer>
  );
}

function Facts({ opened: { company, email } }: { opened: AdminCompanyFieldsFragment }) {
  const facts = [
    ["업종", companyTypeWords(company)],
    ["사업자등록번호", readableNumber(company.number)],
    ["대표자", company.representative],
    ["주소", company.address],
    ["전화", company.phone],
    ["담당자", `${company.managerName} ${company.managerPhone}`],
    ["이메일", email ?? "지금은 없는 계정"],
    ["신청한 때", momentWords(company.createdAt)],
  ];
  return (
    <dl className={styles.facts}>
      <dt>상태</dt>
      <dd>
        <State {...companyStateWords[company.state]} />
        {company.reason && <p className={styles.about}>{company.reason}</p>}
      </dd>
      {facts.map(([name, fact]) => (
        <div key={name} style={{ display: "contents" }}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

type WantedProps = {
  company: ShownCompany;
  wanted: NonNullable<ShownCompany["wanted"]>;
  tell(toast: ToastWords): void;
};

/** Only what would become different. */
function Wanted({ company, wanted, tell }: WantedProps) {
  const changes = [
    { name: "상호", before: company.name, after: wanted.name },
    { name: "사업자등록번호", before: readableNumber(company.number), after: readableNumber(wanted.number) },
    { name: "대표자", before: company.representative, after: wanted.representative },
  ].filter(({ before, after }) => before !== after);
  return (
    <>
      <h3 className={styles.part}>바꾸려는 내용</h3>
      <dl className={styles.facts}>
        {changes.map(({ name, before, after }) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd>
              <s>{before}</s> → <b>{after}</b>
            </dd>
          </div>
        ))}
        {changes.length === 0 && <dd>사업자등록증만 새로 보냈습니다.</dd>}
      </dl>
      <OpenLicence id={company.id} isWanted tell={tell}>
        새 사업자등록증 보기
      </OpenLicence>
    </>
  );
}

function Events({ history }: Pick<AdminCompanyFieldsFragment, "history">) {
  return (
    <ul className={styles.trail}>
      {history.toReversed().map(({ move, byAdmin, reason, at }) => (
        <li key={`${at} ${move}`}>
          {companyEventWords[move]}
          {reason && <p>{reason}</p>}
          <p className={styles.about}>
            {momentWords(at)} · {byAdmin ? "관리자" : "업체"}
          </p>
        </li>
      ))}
    </ul>
  );
}
