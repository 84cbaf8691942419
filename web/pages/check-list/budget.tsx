import { Button } from "@mantine/core";
import { useState } from "react";
import { categories, categoryNamed, categoryNames, sumsByCategory, sumsOf } from "#domain/wedding-plan.ts";
import { suggestionFor } from "#domain/wedding-tasks.ts";
import { wonInWords } from "#domain/won.ts";
import IconPlus from "~icons/tabler/plus";
import styles from "./budget.module.css";
import { BudgetTable } from "./budget-table.tsx";
import { shortDay } from "./chapters.ts";
import { NewTaskForm } from "./new-task.tsx";
import type { Task } from "./optimistic-plan.ts";
import { RemovedTasks } from "./removed-tasks.tsx";
import type { OpenPlan } from "./use-plan.ts";

type Props = { open: OpenPlan; today: string; look(id: string): void };

/** What it costs: expected, paid, and still to be paid. */
export function Budget({ open, today, look }: Props) {
  const [adding, setAdding] = useState(false);
  const present = open.plan.tasks.filter(({ removed }) => !removed);
  const costs = present.filter(({ isCost, estimate, paid }) => isCost || estimate !== null || paid !== null);
  const others = present.filter((task) => !costs.includes(task) && suggestionFor(task.suggestion)?.costs);
  const sums = sumsOf(costs);
  return (
    <div className={styles.budget}>
      <dl className={styles.sums}>
        <Sum label="예상" won={sums.estimate} />
        <Sum label="결제 금액" won={sums.paid} />
        <Sum label="남은 금액" won={sums.balance} isMain />
      </dl>
      {sums.over > 0 && (
        <p className={styles.over}>예상보다 {wonInWords(sums.over)} 더 쓴 항목이 있습니다.</p>
      )}
      <div className={styles.acts}>
        <Button onClick={() => setAdding(true)} leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}>
          예산 항목 더하기
        </Button>
      </div>
      {costs.length === 0 ? (
        <p className={styles.nothing}>
          아직 적으신 금액이 없습니다. 아래에서 하나를 골라 예상하는 금액부터 적어 보세요.
        </p>
      ) : (
        <BudgetTable rows={sumsByCategory(costs)} all={sums} />
      )}
      <Balances costs={costs} today={today} look={look} />
      <Lines costs={costs} look={look} />
      {others.length > 0 && (
        <details className={styles.others} open={costs.length === 0}>
          <summary>아직 금액을 적지 않은 일 {others.length}가지</summary>
          <ul>
            {others.map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => look(id)}>
                  {title} <span>금액 적기</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <RemovedTasks open={open} isCost />
      <NewTaskForm open={open} isCost opened={adding} onClose={() => setAdding(false)} />
    </div>
  );
}

function Sum({ label, won, isMain = false }: { label: string; won: number; isMain?: boolean }) {
  return (
    <div data-main={isMain}>
      <dt>{label}</dt>
      <dd>
        <b>{wonInWords(won)}</b>
        <span>{won.toLocaleString("ko")}원</span>
      </dd>
    </div>
  );
}

type LinesProps = { costs: readonly Task[]; look(id: string): void };

const leftOf = ({ estimate, paid }: Task) => Math.max((estimate ?? 0) - (paid ?? 0), 0);

/** What is to be paid next, the first first. */
function Balances({ costs, today, look }: LinesProps & { today: string }) {
  const coming = costs
    .filter((cost) => cost.balanceOn !== null && leftOf(cost) > 0)
    .toSorted((one, other) => ((one.balanceOn ?? "") < (other.balanceOn ?? "") ? -1 : 1));
  if (coming.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="balances">
      <h2 id="balances">다가오는 잔금</h2>
      <ul className={styles.lines}>
        {coming.map((cost) => (
          <li key={cost.id}>
            <button type="button" onClick={() => look(cost.id)}>
              <span>
                {cost.title}
                <small data-late={(cost.balanceOn ?? "") < today}>{shortDay(cost.balanceOn ?? "")}</small>
              </span>
              <b className={styles.amount}>{wonInWords(leftOf(cost))}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ costs, look }: LinesProps) {
  return categoryNames.map((category) => {
    const some = costs.filter((cost) => categoryNamed(cost.category) === category);
    if (some.length === 0) return null;
    return (
      <section key={category} className={styles.part} aria-label={categories[category]}>
        <h2>{categories[category]}</h2>
        <ul className={styles.lines}>
          {some.map((cost) => (
            <li key={cost.id}>
              <button type="button" onClick={() => look(cost.id)}>
                <span>
                  {cost.title}
                  <small>
                    {cost.paid !== null && `결제 금액 ${wonInWords(cost.paid)}`}
                    {cost.paid !== null && leftOf(cost) > 0 && " · "}
                    {leftOf(cost) > 0 && `남은 금액 ${wonInWords(leftOf(cost))}`}
                  </small>
                </span>
                <b className={styles.amount}>
                  {cost.estimate === null ? "예상 없음" : wonInWords(cost.estimate)}
                </b>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
