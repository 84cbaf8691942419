import type { CardContent } from "#cards/engine/card.ts";
import styles from "./chart.module.css";
import { type GrowthLine, lineOf, type Measured } from "./line.ts";
import { momentLabel } from "./moments.ts";
import type { GrowthEntry } from "./section.ts";

const BOX = { width: 256, height: 112 };

const words = {
  ko: {
    height: "키",
    weight: "몸무게",
    when: "언제",
    table: "자라온 키와 몸무게",
    month: "개월",
    none: "기록 없음",
  },
  en: {
    height: "Height",
    weight: "Weight",
    when: "When",
    table: "Height and weight",
    month: "mo.",
    none: "–",
  },
};

type Props = { entries: readonly GrowthEntry[]; language: CardContent["language"] };

/** Whether two of one sort were measured: a line needs two ends. */
export function hasLine(entries: readonly GrowthEntry[]): boolean {
  return (["height", "weight"] as const).some((what) => measuresOf(entries, what).length > 1);
}

function measuresOf(entries: readonly GrowthEntry[], what: "height" | "weight"): Measured[] {
  return entries.flatMap(({ at, [what]: value }) => (value === null ? [] : [{ at, value }]));
}

/** Two lines that grow. What they show is also a table, for whoever does not see them. */
export function GrowthChart({ entries, language }: Props) {
  const say = words[language];
  const shown = [
    { what: "height", unit: "cm" },
    { what: "weight", unit: "kg" },
  ] as const;
  return (
    <figure className={styles.chart}>
      {shown.map(({ what, unit }) => {
        const measured = measuresOf(entries, what);
        if (measured.length < 2) return null;
        return (
          <div key={what} className={styles.part} data-what={what} aria-hidden="true">
            <p className={styles.label}>
              {say[what]} <small>{unit}</small>
            </p>
            <Drawn line={lineOf(measured, BOX)} month={say.month} />
          </div>
        );
      })}
      <table className={styles.table}>
        <caption>{say.table}</caption>
        <thead>
          <tr>
            <th scope="col">{say.when}</th>
            <th scope="col">{say.height}</th>
            <th scope="col">{say.weight}</th>
          </tr>
        </thead>
        <tbody>
          {entries
            .filter(({ height, weight }) => height !== null || weight !== null)
            .map(({ at, height, weight }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a moment may be told twice, and nothing here holds state
              <tr key={index}>
                <th scope="row">{momentLabel(at, language)}</th>
                <td>{height === null ? say.none : `${height} cm`}</td>
                <td>{weight === null ? say.none : `${weight} kg`}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  );
}

const months = [0, 3, 6, 9, 12];

function Drawn({ line: { path, dots, marks }, month }: { line: GrowthLine; month: string }) {
  const last = dots.at(-1);
  const first = dots[0];
  return (
    <svg aria-hidden="true" viewBox="-38 -22 312 164" className={styles.drawing}>
      {marks.map(({ value, y }) => (
        <g key={value}>
          <path className={styles.rule} d={`M0 ${y}q64-1.2 128 0t128 0`} />
          <text className={styles.mark} x="-8" y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {months.map((count) => {
        const x = (count / 12) * BOX.width;
        return (
          <g key={count}>
            <path className={styles.rule} d={`M${x} ${BOX.height}v5`} />
            <text className={styles.mark} x={x} y={BOX.height + 21} textAnchor="middle">
              {count === 12 ? `${count}${month}` : count}
            </text>
          </g>
        );
      })}
      <path className={styles.line} d={path} pathLength={1} />
      {dots.map(({ at, x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a moment may be told twice, and nothing here holds state
        <circle key={`${at}${index}`} className={styles.dot} cx={x} cy={y} r="3.6" />
      ))}
      {first && (
        <text className={styles.value} x={first.x + 9} y={first.y + 7} textAnchor="start">
          {first.value}
        </text>
      )}
      {last && last !== first && (
        <text className={styles.value} x={Math.min(last.x, BOX.width)} y={last.y - 10} textAnchor="end">
          {last.value}
        </text>
      )}
    </svg>
  );
}
