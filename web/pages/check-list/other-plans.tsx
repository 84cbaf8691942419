import { Button } from "@mantine/core";
import { sentence } from "#domain/day-words.ts";
import { ask } from "#web/api.ts";
import { OpenWeddingPlanDocument } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./check-list.module.css";
import type { WeddingPlanView } from "./optimistic-plan.ts";
import type { OpenPlan } from "./use-plan.ts";

type Props = { open: OpenPlan; tell(toast: ToastWords): void; onOther(plan: WeddingPlanView | null): void };

/** For who was left a plan by somebody and has one of their own: the way from one to the other. */
export function OtherPlans({ open, tell, onOther }: Props) {
  const change = useAction(
    async (id: string) => onOther((await ask(OpenWeddingPlanDocument, { plan: id })).openWeddingPlan),
    tell,
  );
  const { plan, unsaved, ended } = open;
  if (ended || plan.others.length === 0) return null;

  return (
    <div className={styles.differs} role="note">
      <p>쓰시던 체크리스트가 더 있습니다. 모두 그대로 두었으니 언제든 바꿔 보실 수 있습니다.</p>
      {plan.others.map(({ id, weddingDate }) => (
        <Button
          key={id}
          variant="default"
          loading={change.busy}
          // What was done here is saved first.
          disabled={unsaved > 0}
          onClick={() => void change.run(id)}
        >
          {sentence({ date: weddingDate, time: null })} 목록 보기
        </Button>
      ))}
    </div>
  );
}
