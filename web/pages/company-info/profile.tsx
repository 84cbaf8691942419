import { Button } from "@mantine/core";
import { useState } from "react";
import { ask } from "#web/api.ts";
import { type CheckedRecord, type ShownCompany, sentOf, typedOf } from "#web/company/record.ts";
import { RecordForm } from "#web/company/record-form.tsx";
import { DoneNote } from "#web/forms/done-note.tsx";
import { Problem } from "#web/forms/problem.tsx";
import {
  ChangeCompanyDocument,
  OpenLicenceDocument,
  SendCompanyAgainDocument,
} from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { Part } from "#web/shell/page-part.tsx";

type Props = { company: ShownCompany; onChanged(company: ShownCompany): void };

const about: Record<ShownCompany["state"], string> = {
  PENDING: "고치시면 고친 내용으로 확인합니다.",
  RETURNED: "위에 적힌 것을 고친 뒤 다시 보내 주세요.",
  APPROVED: "고객의 카드에는 업체 이름만 보입니다.",
  SUSPENDED: "",
};

/** What a company says of itself. What was returned is mended here and sent again. */
export function CompanyProfile({ company, onChanged }: Props) {
  const [done, setDone] = useState<string>();
  const isReturned = company.state === "RETURNED";
  const initial = typedOf(company);
  /** What was typed beside an older record is not what anybody means now. */
  const known = JSON.stringify(initial);

  async function save(typed: CheckedRecord) {
    setDone(undefined);
    const sent = sentOf(typed);
    if (isReturned) return onChanged((await ask(SendCompanyAgainDocument, sent)).sendCompanyAgain);
    const { changeCompany: changed } = await ask(ChangeCompanyDocument, sent);
    onChanged(changed);
    setDone(changed.wanted ? "저장했습니다. 등록증의 내용은 확인한 뒤에 바뀝니다." : "저장했습니다.");
  }

  return (
    <Part title={isReturned ? "고쳐서 다시 보내기" : "업체 프로필"} about={about[company.state]}>
      <RecordForm
        key={known}
        initial={initial}
        keepAs={`goi.company.profile.${known}`}
        hasLicence
        submit={isReturned ? { label: "다시 보내기" } : { label: "저장하기", variant: "default" }}
        onSubmit={save}
        aboutLicence={
          company.state === "APPROVED" &&
          "확인을 마친 내용입니다. 바꾸시면 다시 확인한 뒤에 보이니, 바뀐 등록증도 함께 올려 주세요."
        }
        lookAtLicence={<LookAtLicence />}
      />
      <DoneNote sentence={done} />
    </Part>
  );
}

/** Opens the licence that is kept, by an address of minutes. */
function LookAtLicence() {
  const { problem, run } = useAction(async () => {
    // Opened at once: after a wait a browser takes it for an advert.
    const tab = window.open("about:blank", "_blank");
    try {
      const { openLicence } = await ask(OpenLicenceDocument);
      if (tab) tab.location.href = openLicence;
      else location.assign(openLicence);
    } catch (error) {
      tab?.close();
      throw error;
    }
  });

  return (
    <>
      <Button variant="subtle" onClick={() => void run()} type="button">
        올린 등록증 보기
      </Button>
      <Problem sentence={problem} />
    </>
  );
}
