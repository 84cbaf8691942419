import type { CSSProperties } from "react";
import type { Candle } from "./candles.ts";
import styles from "./stage.module.css";

const sticks = ["#f2b8b5", "#f6dd9b", "#b9d7c6", "#bcd3ec", "#d9c3e6"];

type Props = {
  candle: Candle;
  index: number;
  /** As the how manieth of one breath it went out; null while it burns. */
  out: number | null;
};

/** One candle: it burns, leans away from a breath, goes out and smokes. */
export function Flame({ candle: { x, y, height, figure }, index, out }: Props) {
  const colour = sticks[index % sticks.length];
  const beat = { "--beat": `${(index * 370) % 1900}ms`, "--turn": out ?? 0 } as CSSProperties;
  return (
    <g
      transform={`translate(${round(x)} ${round(y)})`}
      className={styles.candle}
      data-out={out !== null}
      style={beat}
    >
      {figure ? (
        <text className={styles.figure} y="-4" textAnchor="middle" fill={colour}>
          {figure}
        </text>
      ) : (
        <>
          <rect x="-3.5" y={-height} width="7" height={height} rx="2.4" fill={colour} />
          <path d={spiral(height)} stroke="#fff" strokeOpacity=".75" strokeWidth="2" />
          <rect x="-3.5" y={-height} width="2.2" height={height} rx="1" fill="#000" opacity=".08" />
        </>
      )}
      <g transform={`translate(0 ${-height})`}>
        <path d="M0 1q.6-4-.2-7" className={styles.wick} />
        <circle cy="-13" r="30" fill="var(--cake-halo)" className={styles.halo} />
        <g className={styles.flame}>
          <path
            d="M0-3C-5.4-6-6.6-12-3.4-17.5-1.8-20.4-.6-23 0-27 .8-23 2.4-20.6 4-17.5 6.8-12 5.4-6 0-3z"
            fill="#ffb347"
          />
          <path
            d="M0-4.5C-3-6.5-3.8-10.5-1.8-14 -.8-16-.2-17.5 0-20 .6-17.5 1.4-16 2.2-14 4-10.5 3-6.5 0-4.5z"
            fill="#fff3cf"
          />
          <ellipse cy="-5" rx="2.6" ry="2.2" fill="#7fa7e8" opacity=".55" />
        </g>
        <path d="M0-6c-4-6 4-9 0-16s5-10 0-18 4-9 1-17" className={styles.smoke} />
      </g>
    </g>
  );
}

/** The stripe that runs round a birthday candle. */
function spiral(height: number): string {
  const turns = Math.floor((height - 6) / 11);
  return Array.from({ length: turns }, (_, turn) => `M-3.5 ${-height + 14 + turn * 11}l7-6`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
