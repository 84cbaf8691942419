import { Button, Skeleton, Stack, Title } from "@mantine/core";
import { Suspense, useEffect, useState } from "react";
import { Await, Link } from "react-router";
import { ask } from "#web/api.ts";
import type { ShownCompany } from "#web/company/record.ts";
import { CompanyFiguresDocument, type CompanyFiguresQuery, MyCompanyDocument } from "#web/graphql/graphql.ts";
import { LoaderFailed } from "#web/queries/load-failed.tsx";
import { checkSession, useUser } from "#web/session/session.ts";
import { NotePage } from "#web/shell/page-note.tsx";
import type { Route } from "./+types/company-info";
import { CompanyBrand } from "./company-info/brand.tsx";
import styles from "./company-info/company-info.module.css";
import { CompanyVouchers } from "./company-info/company-vouchers.tsx";
import { CompanyFigures } from "./company-info/figures.tsx";
import { HandedCards } from "./company-info/handed-cards.tsx";
import { CompanyProfile } from "./company-info/profile.tsx";
import { CompanyStanding } from "./company-info/standing.tsx";
import { Venues } from "./company-info/venues.tsx";

export function meta() {
  return [{ title: "업체 정보 · 고이" }, { name: "robots", content: "noindex" }];
}

type Loaded = { company: ShownCompany | null; figures: CompanyFiguresQuery["companyFigures"] | null };

/** Does not wait: the page stands at once, and what it shows comes in. */
export function clientLoader() {
  const coming = load();
  // A failure is told where the page shows what comes; it may happen before anything there listens.
  coming.catch(() => undefined);
  return { coming };
}

async function load(): Promise<Loaded> {
  const { myCompany: company } = await ask(MyCompanyDocument);
  if (company?.state !== "APPROVED") return { company, figures: null };
  return { company, figures: (await ask(CompanyFiguresDocument)).companyFigures };
}

/** A company looks after itself: where it stands, how its customers see it, what it says of itself. */
export default function CompanyInfoPage({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={loaderData.coming} errorElement={<NotOpened />}>
        {({ company, figures }) => (company ? <Opened first={company} figures={figures} /> : <NoCompany />)}
      </Await>
    </Suspense>
  );
}

function Opened({ first, figures }: { first: ShownCompany; figures: Loaded["figures"] }) {
  const [company, setCompany] = useState(first);
  useCompanyAccount();
  const isApproved = company.state === "APPROVED";
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <p className={styles.kicker}>업체 정보</p>
        <Title order={1}>{company.name}</Title>
      </header>
      <Stack gap={24}>
        <CompanyStanding company={company} onChanged={setCompany} />
        {isApproved && figures && <CompanyFigures figures={figures} />}
        {isApproved && <Venues />}
        {isApproved && <HandedCards />}
        {isApproved && <CompanyVouchers />}
        {isApproved && <CompanyBrand company={company} onChanged={setCompany} />}
        {company.state !== "SUSPENDED" && (
          <CompanyProfile key={company.state} company={company} onChanged={setCompany} />
        )}
      </Stack>
    </div>
  );
}

/** Says of the account what it is, where a member applied who signed up as a person. The record counts without it. */
function useCompanyAccount() {
  const isCalled = useUser()?.isCompany ?? true;
  useEffect(() => {
    if (isCalled) return;
    void import("#web/session/identity.ts")
      .then(({ callCompany }) => callCompany())
      .then(checkSession)
      .catch(() => undefined);
  }, [isCalled]);
}

function NoCompany() {
  const isCompany = useUser()?.isCompany;
  return (
    <NotePage
      title={isCompany ? "업체 정보를 마저 적어 주세요" : "업체로 등록하시겠어요?"}
      words={
        isCompany
          ? "계정은 만들어졌고, 업체 정보만 남았습니다."
          : "예식장, 장례식장, 스튜디오, 플래너라면 업체로 등록하고 고객의 카드에 이름을 남기실 수 있습니다."
      }
    >
      <Button component={Link} to="/company/signup" mt={12}>
        {isCompany ? "이어서 적기" : "업체로 등록하기"}
      </Button>
    </NotePage>
  );
}

function NotOpened() {
  return (
    <div className={styles.page}>
      <LoaderFailed title="업체 정보를 불러오지 못했습니다" />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={64} width="60%" radius="var(--radius-m)" />
      <Skeleton height={180} radius="var(--radius-m)" mt={32} />
      <Skeleton height={360} radius="var(--radius-m)" mt={24} />
    </div>
  );
}
