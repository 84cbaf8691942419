import type { CSSProperties } from "react";
import styles from "./bars.module.css";
import type { Bar } from "./poll.ts";
import { ThingPicture } from "./thing-picture.tsx";

type Props = {
  bars: readonly Bar[];
  /** The thing a guest chose, or the one the child took. */
  marked: string | null;
  words(count: number, percent: number): string;
};

/** How many chose each thing. */
export function DoljabiBars({ bars, marked, words }: Props) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ thing, count, percent }) => (
        <li key={thing.id} className={styles.bar} data-marked={thing.id === marked}>
          <ThingPicture thing={thing} />
          <span className={styles.name}>{thing.name}</span>
          <span className={styles.count}>{words(count, percent)}</span>
          <span className={styles.way} aria-hidden="true">
            <i style={{ "--part": percent / 100 } as CSSProperties} />
          </span>
        </li>
      ))}
    </ul>
  );
}
