import { WEEKDAYS_KO } from "#domain/day-words.ts";
import { weeksOf } from "#domain/korean-day.ts";
import type { DueTask } from "./chapters.ts";
import styles from "./month-grid.module.css";

type Props = {
  month: string;
  tasks: readonly DueTask[];
  today: string;
  weddingDate: string;
  holidays: Readonly<Record<string, string>>;
};

/** The month as it hangs on the wall, with a dot where something is due. The list beside it says the same in words. */
export function MonthGrid({ month, tasks, today, weddingDate, holidays }: Props) {
  const [year = 0, monthOfYear = 0] = month.split("-").map(Number);
  const weeks = weeksOf({ year, month: monthOfYear });
  return (
    <table className={styles.grid} aria-hidden="true">
      <thead>
        <tr>
          {WEEKDAYS_KO.map((weekday) => (
            <th key={weekday}>{weekday}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) => {
              const date = `${month}-${String(day).padStart(2, "0")}`;
              const due = tasks.filter((task) => task.due === date);
              return (
                <td
                  key={WEEKDAYS_KO[weekday]}
                  data-today={date === today}
                  data-wedding={date === weddingDate}
                  data-holiday={date in holidays}
                  title={holidays[date]}
                  data-due={
                    due.length === 0 ? undefined : due.every(({ doneOn }) => doneOn) ? "done" : "open"
                  }
                >
                  {day}
                  {date === weddingDate && <Circle />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As somebody draws it with a red pen: not quite round, and not quite closed. */
function Circle() {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <path
        d="M 27 6 C 15 0, 3 9, 4 21 C 5 33, 18 38, 28 34 C 39 29, 38 12, 28 7 C 25 5.5, 21 5, 17 6"
        stroke="var(--color-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
