import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { GIVEN_DAYS_MAX } from "#domain/limits.ts";
import { ask } from "#web/api.ts";
import {
  AdminExtendCardDocument,
  AdminReleaseCardDocument,
  AdminSuspendCardDocument,
  type CardFieldsFragment,
} from "#web/graphql/graphql.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { type Reasoned, ReasonSheet } from "./reason-sheet.tsx";

type Props = {
  card: CardFieldsFragment;
  onChanged(card: CardFieldsFragment): void;
  tell(toast: ToastWords): void;
};

/** What an admin may do with a card. Its owner is written to each time. */
export function CardActs({ card, onChanged, tell }: Props) {
  const [asked, setAsked] = useState<Reasoned | null>(null);
  const { id, state } = card;
  if (state === "DELETED") return null;

  const done = (changed: CardFieldsFragment, sentence: string) => {
    onChanged(changed);
    tell({ sentence });
  };

  const suspend: Reasoned = {
    title: "카드 숨기기",
    lead: "받은 분들께 바로 열리지 않게 됩니다. 적으신 이유는 만든 분께 메일로 전해집니다.",
    example: "예: 사진 속 분이 내려 달라고 하셨습니다",
    confirm: "숨기기",
    isGrave: true,
    async act({ reason }) {
      const { adminSuspendCard } = await ask(AdminSuspendCardDocument, { id, reason });
      done(adminSuspendCard, "카드를 숨겼습니다. 만든 분께 메일로 알려 드립니다.");
    },
  };
  const release: Reasoned = {
    title: "카드 다시 열기",
    lead: "보낸 주소 그대로 다시 열립니다. 적으신 이유는 만든 분께 메일로 전해집니다.",
    example: "예: 사진을 바꾸셔서 확인을 마쳤습니다",
    confirm: "다시 열기",
    async act({ reason }) {
      const { adminReleaseCard } = await ask(AdminReleaseCardDocument, { id, reason });
      done(adminReleaseCard, "카드를 다시 열었습니다.");
    },
  };
  const extend: Reasoned = {
    title: "기간 늘리기",
    lead: "끝난 카드는 오늘부터, 열려 있는 카드는 끝나는 날부터 늘어납니다. 이유는 기록에만 남습니다.",
    example: "예: 접속 장애로 이틀 열리지 않았습니다",
    confirm: "늘리기",
    count: { label: "며칠 늘릴까요", start: 7, most: GIVEN_DAYS_MAX, unit: "일" },
    async act({ reason, count }) {
      const { adminExtendCard } = await ask(AdminExtendCardDocument, { id, days: count, reason });
      done(adminExtendCard, `기간을 ${count}일 늘렸습니다.`);
    },
  };

  return (
    <>
      <Group gap="xs" mb="lg" grow>
        {card.blockedUntil ? (
          <Button component={Link} to={`/admin/cards?view=reports&q=${id}`} variant="default">
            신고에서 정하기
          </Button>
        ) : state === "SUSPENDED" ? (
          <Button onClick={() => setAsked(release)}>다시 열기</Button>
        ) : (
          <Button variant="default" c="red.9" onClick={() => setAsked(suspend)}>
            숨기기
          </Button>
        )}
        <Button variant="default" onClick={() => setAsked(extend)}>
          기간 늘리기
        </Button>
      </Group>
      <ReasonSheet asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
