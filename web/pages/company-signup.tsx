import { Anchor } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { SignedInUser } from "#domain/member.ts";
import { ask } from "#web/api.ts";
import { type CheckedRecord, emptyRecord, sentOf } from "#web/company/record.ts";
import { RecordForm } from "#web/company/record-form.tsx";
import { CompanySteps } from "#web/company/steps.tsx";
import { ApplyAsCompanyDocument, MyCompanyDocument } from "#web/graphql/graphql.ts";
import { NewAccount } from "#web/session/new-account.tsx";
import { keepReturnPath, takeReturnPath } from "#web/session/return-path.ts";
import { useUser } from "#web/session/session.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";

export function meta() {
  return [
    { title: "업체 등록 · 고이" },
    { name: "description", content: "예식장, 장례식장, 스튜디오, 플래너를 위한 고이 업체 등록" },
  ];
}

/** An account and a record; whoever has the account already begins with the record. */
export default function CompanySignUpPage() {
  const user = useUser();
  return user ? <RecordStep key={user.id} user={user} /> : <AccountStep />;
}

/** Whoever is called away signs in later, and goes on with the record. */
function comeBack() {
  keepReturnPath("/company/signup");
}

function AccountStep() {
  return (
    <NewAccount
      title="업체로 함께해요"
      lead="예식장, 장례식장, 스튜디오, 플래너를 위한 계정입니다. 사업자등록증을 확인한 뒤 업체 기능을 쓰실 수 있습니다."
      provider="Company"
      keepAs="goi.company.account"
      aboutEmail="확인 결과를 이 이메일로 알려 드립니다."
      progress={<CompanySteps at={1} />}
      onBegun={comeBack}
    >
      <Anchor component={Link} to="/login" onClick={comeBack} c="dark.6" py={12}>
        이미 고이 계정이 있으신가요? 로그인하고 등록하기
      </Anchor>
    </NewAccount>
  );
}

function RecordStep({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  const [isApplied, setIsApplied] = useState(false);

  useEffect(() => {
    // They are where they wanted to come back to.
    takeReturnPath();
    // Without a network the form stays: sending it will say why it does not work.
    void ask(MyCompanyDocument)
      .then(({ myCompany }) => setIsApplied(myCompany !== null))
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    if (isApplied) void navigate("/company/info", { replace: true });
  }, [isApplied, navigate]);

  async function apply(record: CheckedRecord) {
    const { record: sent, licence } = sentOf(record);
    await ask(ApplyAsCompanyDocument, { record: sent, licence: licence ?? "" });
    setIsApplied(true);
  }

  return (
    <NarrowPage
      title="업체를 알려 주세요"
      lead={
        <>
          <strong>{user.email}</strong> 계정으로 등록합니다. 적으시는 내용은 이 화면에 그대로 보관됩니다.
        </>
      }
    >
      <CompanySteps at={2} />
      <RecordForm
        initial={emptyRecord}
        keepAs={`goi.company.record.${user.id}`}
        hasLicence={false}
        submit={{ label: "등록 신청하기" }}
        onSubmit={apply}
      />
    </NarrowPage>
  );
}
