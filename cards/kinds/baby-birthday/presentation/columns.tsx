import type { CSSProperties } from "react";
import type { Bar } from "#cards/kinds/baby-birthday/doljabi/poll.ts";
import type { Thing } from "#cards/kinds/baby-birthday/doljabi/section.ts";
import { ThingPicture } from "#cards/kinds/baby-birthday/doljabi/thing-picture.tsx";
import styles from "./columns.module.css";

type Props = {
  bars: readonly Bar[];
  /** A light goes round. */
  rolling: boolean;
  /** Where one of them is to be taken. */
  onChoose?(thing: Thing): void;
};

/** The things side by side, each on a column of its guesses; on a phone one under the other. */
export function Columns({ bars, rolling, onChoose }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles.columns} data-rolling={rolling} style={{ "--count": bars.length } as CSSProperties}>
      {bars.map(({ thing, count, percent }, index) => {
        const inside = (
          <>
            <span className={styles.way} aria-hidden="true">
              <i style={{ "--part": count / most } as CSSProperties} />
            </span>
            <ThingPicture thing={thing} />
            <b>{thing.name}</b>
            <small>
              {count.toLocaleString("ko")}명 · {percent}%
            </small>
          </>
        );
        return (
          <li key={thing.id} style={{ "--turn": index } as CSSProperties}>
            {onChoose ? (
              <button type="button" className={styles.column} onClick={() => onChoose(thing)}>
                {inside}
              </button>
            ) : (
              <div className={styles.column}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
