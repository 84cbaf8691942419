import { Button } from "@mantine/core";
import { useState } from "react";
import unseen from "#web/shell/unseen.module.css";
import IconPlus from "~icons/tabler/plus";
import IconPrinter from "~icons/tabler/printer";
import { ChapterOfTasks } from "./chapter.tsx";
import { chaptersOf, type DueTask, filtered, type TaskFilter, taskFilters } from "./chapters.ts";
import { NewTaskForm } from "./new-task.tsx";
import { RemovedTasks } from "./removed-tasks.tsx";
import styles from "./tasks.module.css";
import type { OpenPlan } from "./use-plan.ts";

type Props = { open: OpenPlan; tasks: readonly DueTask[]; today: string; look(id: string): void };

/** What is to be done, month after month. */
export function TaskList({ open, tasks, today, look }: Props) {
  const [filter, setFilter] = useState<TaskFilter>("all");
  const [adding, setAdding] = useState(false);
  const chapters = chaptersOf(filtered(tasks, filter));
  const months = chapters.flatMap(({ month }) => (month === null ? [] : [month]));
  const current = months.findLast((month) => month <= today.slice(0, 7)) ?? months[0];
  return (
    <div className={styles.tasks}>
      <div className={styles.tools}>
        <fieldset className={styles.filters}>
          <legend className={unseen.words}>무엇을 볼까요?</legend>
          {(Object.keys(taskFilters) as TaskFilter[]).map((name) => (
            <label key={name} className={styles.filter}>
              <input type="radio" name="filter" checked={filter === name} onChange={() => setFilter(name)} />
              <span>
                {taskFilters[name]} <b>{filtered(tasks, name).length}</b>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.acts}>
          <Button
            onClick={() => setAdding(true)}
            leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}
          >
            할 일 더하기
          </Button>
          <Button
            variant="default"
            onClick={() => window.print()}
            leftSection={<IconPrinter size={20} stroke={1.6} aria-hidden />}
          >
            인쇄
          </Button>
        </div>
      </div>
      {months.length > 1 && (
        <nav aria-label="달 고르기" className={styles.months}>
          {months.map((month) => (
            <a key={month} href={`#month-${month}`} aria-current={month === current ? "date" : undefined}>
              {Number(month.slice(5))}월
            </a>
          ))}
        </nav>
      )}
      {chapters.map((chapter) => (
        <ChapterOfTasks
          key={chapter.month ?? "no date"}
          chapter={chapter}
          open={open}
          today={today}
          isSorted={filter === "all"}
          look={look}
        />
      ))}
      {chapters.length === 0 && <p className={styles.nothing}>{EMPTY[filter]}</p>}
      <RemovedTasks open={open} isCost={false} />
      <NewTaskForm open={open} isCost={false} opened={adding} onClose={() => setAdding(false)} />
    </div>
  );
}

const EMPTY: Record<TaskFilter, string> = {
  all: "목록이 비어 있습니다. 아래 ‘뺀 것’에서 되돌리거나 새로 더해 보세요.",
  open: "모두 마치셨습니다. 두 분, 정말 애쓰셨습니다.",
  soon: "두 주 안에 할 일이 없습니다. 오늘은 쉬어도 좋은 날입니다.",
  late: "늦은 일이 없습니다. 잘하고 계십니다.",
  mine: "아직 ‘나’나 ‘함께’로 정한 일이 없습니다. 할 일을 눌러 맡을 사람을 골라 보세요.",
};
