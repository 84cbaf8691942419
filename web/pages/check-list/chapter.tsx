import { Fragment } from "react";
import { Sorting } from "#cards/fields/sorting.tsx";
import { holidaysIn } from "#cards/korean/holidays.ts";
import { sentence } from "#domain/day-words.ts";
import { between } from "#domain/wedding-plan.ts";
import styles from "./chapter.module.css";
import { type Chapter, distanceOf } from "./chapters.ts";
import { MonthGrid } from "./month-grid.tsx";
import { Rings } from "./rings.tsx";
import { TaskListRow } from "./task-row.tsx";

import type { OpenPlan } from "./use-plan.ts";

type Props = {
  chapter: Chapter;
  open: OpenPlan;
  today: string;
  /** Whether all of the month are here, so that their order may be changed. */
  isSorted: boolean;
  look(id: string): void;
};

/** One leaf of the calendar. */
export function ChapterOfTasks({ chapter: { month, tasks }, open, today, isSorted, look }: Props) {
  const { weddingDate } = open.plan;
  /** Before which of them the day itself stands; nowhere in other months. */
  const dayAt =
    month === weddingDate.slice(0, 7)
      ? tasks.findLastIndex(({ due }) => due !== null && due <= weddingDate) + 1
      : null;
  const done = tasks.filter(({ doneOn }) => doneOn !== null).length;
  const holidays = month === null ? {} : holidaysIn(month);
  const title = month === null ? "언제든" : `${Number(month.slice(5))}월`;

  function move({ from, to }: { from: number; to: number }) {
    const task = tasks[from];
    if (!task) return;
    const others = tasks.toSpliced(from, 1);
    open.change(task.id, { place: between(others[to - 1]?.place ?? "", others[to]?.place ?? "") });
  }

  return (
    <section
      className={styles.chapter}
      id={month === null ? undefined : `month-${month}`}
      aria-label={month === null ? title : `${month.slice(0, 4)}년 ${title}`}
    >
      <header className={styles.leaf}>
        <h2>
          {title}
          {month !== null && <small>{month.slice(0, 4)}</small>}
        </h2>
        <p className={styles.distance}>
          {month === null ? "날짜를 정하지 않은 일" : distanceOf(month, weddingDate)}
        </p>
        <p className={styles.count}>
          {done}/{tasks.length}
        </p>
        {month !== null && (
          <MonthGrid
            month={month}
            tasks={tasks}
            today={today}
            weddingDate={weddingDate}
            holidays={holidays}
          />
        )}
        {Object.keys(holidays).length > 0 && <p className={styles.holidays}>{holidayWords(holidays)}</p>}
      </header>
      <div>
        <Sorting move={move}>
          <ol className={styles.rows}>
            {tasks.map((task, index) => (
              <Fragment key={task.id}>
                {index === dayAt && <Day weddingDate={weddingDate} />}
                <TaskListRow
                  task={task}
                  index={index}
                  today={today}
                  isSorted={isSorted && tasks.length > 1}
                  look={() => look(task.id)}
                  tick={(doneOn) => open.change(task.id, { doneOn })}
                />
              </Fragment>
            ))}
            {dayAt === tasks.length && <Day weddingDate={weddingDate} />}
          </ol>
        </Sorting>
      </div>
    </section>
  );
}

/** `5일 어린이날, 13일 부처님 오신 날` */
function holidayWords(holidays: Readonly<Record<string, string>>): string {
  return Object.entries(holidays)
    .map(([date, name]) => `${Number(date.slice(8))}일 ${name}`)
    .join(", ");
}

function Day({ weddingDate }: { weddingDate: string }) {
  return (
    <li className={styles.day}>
      <Rings />
      <p>
        두 분의 날 <span className={styles.figures}>{sentence({ date: weddingDate, time: null })}</span>
      </p>
    </li>
  );
}
