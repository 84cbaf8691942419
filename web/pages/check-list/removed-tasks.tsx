import { Button } from "@mantine/core";
import styles from "./tasks.module.css";
import type { OpenPlan } from "./use-plan.ts";

/** What was taken off the list, to be brought back. */
export function RemovedTasks({ open, isCost }: { open: OpenPlan; isCost: boolean }) {
  const removed = open.plan.tasks.filter((task) => task.removed && task.isCost === isCost);
  if (removed.length === 0) return null;
  return (
    <details className={styles.removed}>
      <summary>뺀 것 {removed.length}가지</summary>
      <ul>
        {removed.map(({ id, title }) => (
          <li key={id}>
            <span>{title}</span>
            <Button
              variant="default"
              onClick={() => open.change(id, { removed: false })}
              aria-label={`${title} 되돌리기`}
            >
              되돌리기
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
