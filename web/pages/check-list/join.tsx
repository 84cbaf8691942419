import { Button, Title } from "@mantine/core";
import { Link, Navigate, useNavigate } from "react-router";
import { sentence } from "#domain/day-words.ts";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import { JoinWeddingPlanDocument, type WeddingInvitationQuery } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import styles from "./begin.module.css";
import { CHECK_LIST } from "./invitation-link.ts";
import { Rings } from "./rings.tsx";

type Props = { invitation: string; invited: WeddingInvitationQuery["weddingInvitation"] };

/** Asks whether to become the second of two. */
export function Join({ invitation, invited }: Props) {
  const navigate = useNavigate();
  const join = useAction(async () => {
    await ask(JoinWeddingPlanDocument, { invitation });
    await navigate(CHECK_LIST, { replace: true });
  });

  // Who comes by the old message again is at home already.
  if (invited.isJoined) return <Navigate to={CHECK_LIST} replace />;
  return (
    <div className={styles.page}>
      <Rings className={styles.drawing} />
      <Title order={1}>함께 준비해 볼까요?</Title>
      <p className={styles.lead}>
        {invited.from ? `${invited.from} 님이 ` : ""}
        {sentence({ date: invited.weddingDate, time: null })} 예식의 체크리스트를 함께 쓰자고 하셨습니다.
      </p>
      <div className={styles.facts}>
        <p>할 일과 날짜, 메모와 예산을 두 분이 똑같이 보고 고칩니다.</p>
        <p>언제든 나오실 수 있고, 적으신 것은 그대로 남습니다.</p>
        {invited.hasOwn && <p>지금 쓰시던 체크리스트는 지우지 않고 두었다가, 나오시면 다시 보여 드립니다.</p>}
      </div>
      <div className={styles.acts}>
        <Problem sentence={join.problem} />
        <Button size="lg" loading={join.busy} onClick={() => void join.run()}>
          함께 준비하기
        </Button>
        <Button component={Link} to={CHECK_LIST} variant="subtle">
          다음에 할게요
        </Button>
      </div>
    </div>
  );
}
