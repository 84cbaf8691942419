import { Button } from "@mantine/core";
import styles from "./ended.module.css";
import type { WeddingPlanView } from "./optimistic-plan.ts";
import type { OpenPlan } from "./use-plan.ts";

type Props = { open: OpenPlan; onOther(plan: WeddingPlanView | null): void };

/** Stands over a plan that the member no longer works on, with the one next step. */
export function EndedPlan({ open: { ended, plan }, onOther }: Props) {
  if (!ended) return null;
  return (
    <div role="alert" className={styles.ended}>
      <div className={styles.words}>
        <b>{plan.isOwner ? "다른 창에서 체크리스트를 바꾸셨습니다" : "함께 쓰기가 끝났습니다"}</b>
        <NotKept />
      </div>
      <Button onClick={() => onOther(ended.next)}>
        {ended.next ? "내 체크리스트로 가기" : "내 체크리스트 시작하기"}
      </Button>
    </div>
  );
}

/** The same over a sheet that was open meanwhile. */
export function EndedInSheet({ open: { ended } }: Pick<Props, "open">) {
  if (!ended) return null;
  return (
    <div role="alert" className={styles.inside}>
      <NotKept />
    </div>
  );
}

function NotKept() {
  return (
    <p>이 목록은 더는 저장되지 않습니다. 적으신 것은 이 화면에 남아 있으니, 필요한 것은 옮겨 적어 주세요.</p>
  );
}
