import type { CardContent } from "#cards/engine/card.ts";
import { WEEKDAYS_EN, WEEKDAYS_KO } from "#domain/day-words.ts";
import { readDay, weeksOf } from "#domain/korean-day.ts";
import styles from "./month-calendar.module.css";

type Props = {
  from: string;
  to: string;
  language: CardContent["language"];
  holidays: Readonly<Record<string, string>>;
};

/** The month of the day, with every day of the event marked; Sundays and public holidays as on the wall. */
export function MonthCalendar({ from, to, language, holidays }: Props) {
  const first = readDay(from);
  if (!first) return null;
  const month = from.slice(0, 8);
  const dateOf = (day: number) => `${month}${String(day).padStart(2, "0")}`;
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
            {week.map((day, weekday) => {
              const date = day ? dateOf(day) : "";
              const holiday = holidays[date];
              const isMarked = day && from <= date && date <= to;
              return (
                <td key={WEEKDAYS_EN[weekday]} title={holiday} data-holiday={holiday && ""}>
                  {isMarked ? <strong aria-current="date">{day}</strong> : day}
                  {holiday && <span className={styles.unseen}>{`, ${holiday}`}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
