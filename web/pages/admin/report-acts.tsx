import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { BLOCK_DAYS, reportLeads } from "#domain/report.ts";
import {
  AdminDecideReportDocument,
  type AdminReportFieldsFragment,
  type ReportDecision,
} from "#web/graphql/graphql.ts";
import { askProved } from "#web/session/proof.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { type Reasoned, ReasonSheet } from "./reason-sheet.tsx";

type Opened = AdminReportFieldsFragment;
type Props = {
  opened: Opened;
  onChanged(after: Opened): void;
  tell(toast: ToastWords): void;
};

type Way = { move: ReportDecision; label: string; done: string } & Pick<
  Reasoned,
  "lead" | "example" | "isGrave"
>;

const block: Way = {
  move: "BLOCK",
  label: `${BLOCK_DAYS}일 동안 가리기`,
  done: "가렸습니다. 두 분께 메일로 알려 드립니다.",
  lead: "바로 보이지 않게 됩니다. 적으신 이유는 신고한 분과 카드 주인이 읽습니다.",
  example: "예: 사진 속 분이 본인임을 확인했습니다",
  isGrave: true,
};
const dismiss: Way = {
  move: "DISMISS",
  label: "조치하지 않기",
  done: "신고를 닫았습니다. 신고한 분께 메일로 알려 드립니다.",
  lead: "아무것도 바뀌지 않습니다. 적으신 이유는 신고한 분이 읽습니다.",
  example: "예: 권리가 침해된 곳을 찾지 못했습니다",
};
const restore: Way = {
  move: "RESTORE",
  label: "다시 보이게 하기",
  done: "다시 보이게 했습니다. 두 분께 메일로 알려 드립니다.",
  lead: "기간이 남았어도 바로 다시 보입니다. 적으신 이유는 두 분이 읽습니다.",
  example: "예: 허락받은 사진임을 확인했습니다",
};
const remove = ({ report }: Opened): Way => ({
  move: "DELETE",
  label: "지우기",
  done: "지웠습니다. 두 분께 메일로 알려 드립니다.",
  lead: report.isEntry
    ? "글을 되살릴 수 없게 지웁니다. 적으신 이유는 두 분이 읽습니다."
    : "카드를 주인의 ‘지운 카드’로 옮깁니다. 되돌려도 손님에게는 보이지 않습니다. 이유는 두 분이 읽습니다.",
  example: "예: 이의 내용으로도 허락을 확인할 수 없습니다",
  isGrave: true,
});

/** What can be done in each state, the likelier first. */
function waysOf(opened: Opened): Way[] {
  const { report, card, excerpt } = opened;
  const isGone = report.isEntry ? !excerpt : !card;
  const ways = isGone ? [dismiss, remove(opened)] : [block, dismiss, restore, remove(opened)];
  return ways.filter(({ move }) => reportLeads(report.state, move.toLowerCase() as Lowercase<typeof move>));
}

/** What an admin decides about a report. Both sides are written to each time. */
export function ReportActs({ opened, onChanged, tell }: Props) {
  const [asked, setAsked] = useState<Reasoned | null>(null);
  const { id } = opened.report;

  const askWhy = ({ move, label, done, lead, example, isGrave }: Way) =>
    setAsked({
      ...{ title: label, confirm: label, lead, example, isGrave },
      async act({ reason }) {
        const { adminDecideReport } = await askProved(AdminDecideReportDocument, { id, move, reason });
        onChanged(adminDecideReport);
        tell({ sentence: done });
      },
    });

  return (
    <>
      <Group gap="xs" mt="lg" grow>
        {waysOf(opened).map((way) => (
          <Button
            key={way.move}
            variant="default"
            {...(way.isGrave && { c: "red.9" })}
            onClick={() => askWhy(way)}
          >
            {way.label}
          </Button>
        ))}
      </Group>
      <ReasonSheet asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
