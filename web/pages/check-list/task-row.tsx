import { useSorted } from "#cards/fields/sorting.tsx";
import { daysBetween } from "#domain/korean-day.ts";
import { categories, categoryNamed } from "#domain/wedding-plan.ts";
import { suggestionFor } from "#domain/wedding-tasks.ts";
import { wonInWords } from "#domain/won.ts";
import IconGripVertical from "~icons/tabler/grip-vertical";
import { type DueTask, shortDay } from "./chapters.ts";
import { doerOf } from "./doers.ts";
import styles from "./task-row.module.css";

type Props = {
  task: DueTask;
  index: number;
  today: string;
  isSorted: boolean;
  look(): void;
  tick(doneOn: string | null): void;
};

/** One line of the calendar: a box to tick, and what it is. */
export function TaskListRow({ task, index, today, isSorted, look, tick }: Props) {
  const { ref, handleRef, isDragging } = useSorted({ id: task.id, index, disabled: !isSorted });
  const isNow = task.standing === "soon" || task.standing === "late";
  const how = isNow ? suggestionFor(task.suggestion)?.how : undefined;
  return (
    <li
      // Without a handle the whole line would be taken for one.
      ref={isSorted ? ref : undefined}
      className={styles.row}
      data-standing={task.standing}
      data-dragging={isDragging}
    >
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={task.doneOn !== null}
          onChange={({ currentTarget }) => tick(currentTarget.checked ? today : null)}
          aria-label={`${task.title} 마침`}
        />
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <rect x="3.5" y="3.5" width="21" height="21" rx="6" />
          <path d="M 7.5 14.5 C 9.5 16, 11 18, 12.2 20 C 15 13.5, 19 8.5, 25 4.5" />
        </svg>
      </label>
      <button type="button" className={styles.body} onClick={look}>
        <span className={styles.title}>{task.title}</span>
        <Facts task={task} today={today} />
        {how && <span className={styles.how}>{how}</span>}
        {task.note && <span className={styles.note}>{task.note}</span>}
      </button>
      {isSorted && (
        <button type="button" ref={handleRef} className={styles.handle} aria-label={`${task.title} 옮기기`}>
          <IconGripVertical size={20} stroke={1.6} aria-hidden />
        </button>
      )}
    </li>
  );
}

function Facts({ task, today }: { task: DueTask; today: string }) {
  const { due, doneOn, standing, estimate, paid } = task;
  const left = (estimate ?? 0) - (paid ?? 0);
  const facts = [
    doneOn ? `${shortDay(doneOn)}에 마침` : due && shortDay(due),
    standing === "late" && due && `${daysBetween(due, today)}일 지남`,
    due === today && standing === "soon" && "오늘",
    doerOf(task),
    categories[categoryNamed(task.category)],
    left > 0 && `남은 금액 ${wonInWords(left)}`,
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <span className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
