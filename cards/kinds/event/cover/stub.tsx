import type { CSSProperties } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { When } from "#cards/engine/kind.ts";
import { SeatBars } from "#cards/kinds/event/parts/bars.tsx";
import { clockEn, clockKo, sentence, WEEKDAYS_EN } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";
import styles from "./viewer.module.css";

type Props = {
  when: When | null;
  until: When | null;
  place: string;
  sign: string;
  seed: string;
  language: CardContent["language"];
};

/** The part of a ticket that is torn off: the day in figures as large as the sheet, the hour, the place. */
export function Stub({ when, until, place, sign, seed, language }: Props) {
  const clock = language === "ko" ? clockKo : clockEn;
  const endsLater = until !== null && until.date !== when?.date;
  const hours = [when?.time, endsLater ? null : until?.time].filter((time) => time != null).map(clock);
  if (!when && !place) return <div className={styles.foot} />;
  return (
    <div className={styles.stub}>
      {when && (
        <p className={styles.figures}>
          <span className={styles.unseen}>{sentence(when)}</span>
          <span className={styles.day} style={sizeOf(figuresOf(when.date))} aria-hidden="true">
            {figuresOf(when.date)}
          </span>
          <span className={styles.beside} aria-hidden="true">
            <span>{when.date.slice(0, 4)}</span>
            <b>{weekdayOf(when.date)}</b>
          </span>
        </p>
      )}
      {endsLater && (
        <p className={styles.until}>
          <span className={styles.unseen}>{`${sentence({ ...until, time: null })}까지`}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 48 12"
            width="48"
            height="12"
            fill="none"
            stroke="currentColor"
          >
            <path d="M0 6h46M40 .8 46.500 6 40 11.200" />
          </svg>
          <span aria-hidden="true">
            {figuresOf(until.date)} {weekdayOf(until.date)}
          </span>
        </p>
      )}
      <div className={styles.lines}>
        <p>
          {hours.length > 0 && <span>{hours.join(" – ")}</span>}
          {place && <span>{place}</span>}
        </p>
        {sign && <b className={styles.sign}>{sign}</b>}
      </div>
      <SeatBars seed={seed} />
    </div>
  );
}

/** `11.28`, as a poster has it. */
function figuresOf(date: string): string {
  const day = readDay(date);
  return day ? `${day.month}.${day.day}` : "";
}

/** How many figures wide it is; the point between them is a half. */
function sizeOf(figures: string): CSSProperties {
  return { "--digits": figures.length - 0.5 } as CSSProperties;
}

function weekdayOf(date: string): string {
  const day = readDay(date);
  return day ? (WEEKDAYS_EN[day.weekday] ?? "") : "";
}
