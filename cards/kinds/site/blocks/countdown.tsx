import type { CardFacts } from "#cards/engine/viewer.ts";
import { countdown } from "#cards/sections/date/countdown.ts";
import { dateInFigures } from "#domain/day-words.ts";
import styles from "./viewer.module.css";

type Props = { title: string; date: string; card: CardFacts };

/** The days to a day, drawn anew each midnight. */
export function Countdown({ title, date, card: { today, language } }: Props) {
  const { sign, words } = countdown({ from: date, to: date, today, language });
  return (
    <div className={styles.countdown}>
      {title && <h2 className={styles.small}>{title}</h2>}
      <p className={styles.days}>{sign}</p>
      <p className={styles.until}>
        <span lang="en">{dateInFigures({ date, time: null })}</span>
        <span>{words}</span>
      </p>
    </div>
  );
}
