import unseen from "#web/shell/unseen.module.css";
import figures from "./figures.module.css";

type Row = { key: string; label: string; value: number };
type Props = {
  title: string;
  /** In their order, one bar each. */
  rows: readonly Row[];
  /** A value with its unit. */
  said(value: number): string;
};

const HEIGHT = 160;
/** Of a bar's place; the rest is air. */
const THICK = 0.62;

/** Bars for the eye, and the same as a table for everybody. */
export function BarChart({ title, rows, said }: Props) {
  const most = Math.max(...rows.map(({ value }) => value), 0);
  if (most === 0) return <p className={figures.none}>{title}: 이 기간에는 없습니다.</p>;
  const best = rows.find(({ value }) => value === most);
  return (
    <figure className={figures.chart}>
      <figcaption>
        {title}
        <span>
          가장 많은 날 {best?.label}, {said(most)}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${rows.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={figures.bars}
        aria-hidden="true"
      >
        {rows.map(({ key, value }, at) => {
          if (value === 0) return null;
          // A day with one is told from a day with none.
          const height = Math.max(4, (value / most) * HEIGHT);
          return (
            <rect
              key={key}
              x={at + (1 - THICK) / 2}
              y={HEIGHT - height}
              width={THICK}
              height={height}
              fill={value === most ? "var(--color-accent)" : "var(--color-text-faint)"}
            />
          );
        })}
      </svg>
      <div className={figures.ends} aria-hidden="true">
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </div>
      <details>
        <summary>표로 보기</summary>
        <table className={figures.table}>
          <caption className={unseen.words}>{title}</caption>
          <tbody>
            {rows.map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{said(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
