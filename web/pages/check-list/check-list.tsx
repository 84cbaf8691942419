import { Tabs } from "@mantine/core";
import { useCallback, useState } from "react";
import type { WeddingPlanQuery } from "#web/graphql/graphql.ts";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { Budget } from "./budget.tsx";
import { tasksOf } from "./chapters.ts";
import styles from "./check-list.module.css";
import { Cover } from "./cover.tsx";
import { EndedPlan } from "./ended.tsx";
import type { OptimisticPlan, WeddingPlanView } from "./optimistic-plan.ts";
import { OtherPlans } from "./other-plans.tsx";
import { Together } from "./partner.tsx";
import { TaskSheet } from "./task-sheet.tsx";
import { TaskList } from "./tasks.tsx";
import { usePlan } from "./use-plan.ts";
import { useToday } from "./use-today.ts";

type Props = {
  first: OptimisticPlan;
  card: WeddingPlanQuery["weddingCard"];
  member: string;
  /** The member works on another plan now, or on none. */
  onOther(plan: WeddingPlanView | null): void;
};

/** The couple's calendar: what to do, what it costs, and with whom. */
export function CheckList({ first, card, member, onOther }: Props) {
  const [toast, setToast] = useState<ToastWords | null>(null);
  const gone = useCallback(() => setToast(null), []);
  const today = useToday();
  const [looked, setLooked] = useState({ id: "", isOpen: false });
  const open = usePlan({ first, member, tell: setToast });
  const tasks = tasksOf(open.plan, today);
  const shown = open.plan.tasks.find(({ id }) => id === looked.id);
  const look = (id: string) => setLooked({ id, isOpen: true });

  /** Gone at once, because it can be brought back: by the toast, and from the foot of the list. */
  function remove(id: string) {
    open.change(id, { removed: true });
    setLooked({ id, isOpen: false });
    setToast({
      sentence: "목록에서 뺐습니다.",
      act: { label: "되돌리기", run: () => open.change(id, { removed: false }) },
    });
  }

  return (
    <div className={styles.page}>
      <EndedPlan open={open} onOther={onOther} />
      <Cover open={open} tasks={tasks} today={today} cardDate={card?.date ?? null} />
      <OtherPlans open={open} tell={setToast} onOther={onOther} />
      <Tabs defaultValue="tasks" keepMounted={false} className={styles.tabs}>
        <Tabs.List grow aria-label="체크리스트">
          <Tabs.Tab value="tasks">할 일</Tabs.Tab>
          <Tabs.Tab value="budget">예산</Tabs.Tab>
          <Tabs.Tab value="together" disabled={open.ended !== null}>
            함께
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="tasks">
          <TaskList open={open} tasks={tasks} today={today} look={look} />
        </Tabs.Panel>
        <Tabs.Panel value="budget">
          <Budget open={open} look={look} today={today} />
        </Tabs.Panel>
        <Tabs.Panel value="together">
          {!open.ended && <Together open={open} tell={setToast} onOther={onOther} />}
        </Tabs.Panel>
      </Tabs>
      {shown && (
        <TaskSheet
          key={shown.id}
          task={shown}
          open={open}
          today={today}
          opened={looked.isOpen}
          onClose={() => setLooked({ id: shown.id, isOpen: false })}
          onRemove={() => remove(shown.id)}
        />
      )}
      <Toast toast={toast} onGone={gone} />
    </div>
  );
}
