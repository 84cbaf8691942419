import type { CardContent } from "#cards/card.ts";
import { readDay, WEEKDAYS_EN, WEEKDAYS_KO, weeksOf } from "#cards/when.ts";
import styles from "./month-calendar.module.css";

type Props = { from: string; to: string; language: CardContent["language"] };

/** The month of the day, with every day of the event marked. */
export function MonthCalendar({ from, to, language }: Props) {
  const first = readDay(from);
  if (!first) return null;
  const month = from.slice(0, 8);
  const marked = (day: number) => {
    const date = `${month}${String(day).padStart(2, "0")}`;
    return from <= date && date <= to;
  };
  const weekdays = language === "ko" ? WEEKDAYS_KO : WEEKDAYS_EN;
  return (
    <table className={styles.month}>
      <caption>{`${first.year}. ${from.slice(5, 7)}`}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              <td key={WEEKDAYS_EN[weekday]}>
                {day && marked(day) ? <strong aria-current="date">{day}</strong> : day}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
