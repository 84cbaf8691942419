import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { companyReason } from "#domain/written-text.ts";
import type { ShownCompany } from "#web/company/record.ts";
import {
  type AdminCompanyFieldsFragment,
  AdminDecideCompanyDocument,
  type CompanyDecision,
} from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { askProved } from "#web/session/proof.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { type Reasoned, ReasonSheet } from "./reason-sheet.tsx";

type Props = {
  company: ShownCompany;
  onChanged(after: AdminCompanyFieldsFragment): void;
  tell(toast: ToastWords): void;
};

type Plain = { move: CompanyDecision; label: string; done: string };
type WithReason = Plain & Pick<Reasoned, "lead" | "example">;

const approve: Plain = { move: "APPROVE", label: "승인하기", done: "승인했습니다. 업체에 메일로 알립니다." };
const release: Plain = { move: "RELEASE", label: "다시 열기", done: "다시 쓸 수 있게 했습니다." };
const accept: Plain = { move: "ACCEPT", label: "변경 승인하기", done: "바뀐 내용으로 승인했습니다." };
const sendBack: WithReason = {
  move: "RETURN",
  label: "돌려보내기",
  done: "돌려보냈습니다. 업체에 이유를 메일로 알립니다.",
  lead: "무엇을 고치면 되는지 업체가 읽습니다.",
  example: "예: 사업자등록증의 상호와 적어 주신 이름이 다릅니다",
};
const suspend: WithReason = {
  move: "SUSPEND",
  label: "이용 멈추기",
  done: "이용을 멈췄습니다.",
  lead: "고객의 카드는 그대로 열리고, 업체 표시와 업체 기능만 멈춥니다. 이유는 업체가 읽습니다.",
  example: "예: 폐업이 확인되었습니다",
};
const decline: WithReason = {
  move: "DECLINE",
  label: "변경 거절하기",
  done: "바꾸려던 내용을 거절했습니다.",
  lead: "지금 내용은 그대로 남습니다. 이유는 업체가 읽습니다.",
  example: "예: 새 사업자등록증이 흐려 읽을 수 없습니다",
};

/** What can be done in each state, the likelier first. */
function actsOf({ state, wanted }: ShownCompany): { plain: Plain[]; reasoned: WithReason[] } {
  if (state === "PENDING") return { plain: [approve], reasoned: [sendBack] };
  if (state === "SUSPENDED") return { plain: [release], reasoned: [] };
  if (state === "RETURNED") return { plain: [], reasoned: [] };
  return wanted ? { plain: [accept], reasoned: [decline, suspend] } : { plain: [], reasoned: [suspend] };
}

/** What an admin decides about a company, about the version that was looked at. */
export function CompanyActs({ company, onChanged, tell }: Props) {
  const [asked, setAsked] = useState<Reasoned | null>(null);
  const { plain, reasoned } = actsOf(company);

  async function decide({ move, done }: Plain, reason: string | null) {
    const { id, version } = company;
    const answer = await askProved(AdminDecideCompanyDocument, { id, move, reason, version });
    onChanged(answer.adminDecideCompany);
    tell({ sentence: done });
  }

  const { busy, run: decideAtOnce } = useAction((act: Plain) => decide(act, null), tell);

  const askWhy = (act: WithReason) =>
    setAsked({
      title: act.label,
      lead: act.lead,
      example: act.example,
      confirm: act.label,
      isGrave: true,
      reason: companyReason,
      act: ({ reason }) => decide(act, reason),
    });

  return (
    <>
      <Group gap="xs" grow>
        {plain.map((act) => (
          <Button key={act.move} loading={busy} onClick={() => void decideAtOnce(act)}>
            {act.label}
          </Button>
        ))}
        {reasoned.map((act) => (
          <Button key={act.move} variant="default" c="red.9" disabled={busy} onClick={() => askWhy(act)}>
            {act.label}
          </Button>
        ))}
      </Group>
      <ReasonSheet asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
