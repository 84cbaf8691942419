import { useId } from "react";
import type { VideoReference } from "./address.ts";
import styles from "./viewer.module.css";

const leaf = "M0 0c7-9 19-12 30-9-6 11-17 17-30 9z";
const leaves = [
  [292, 34, 152, 1.15],
  [270, 58, 196, 1],
  [306, 70, 118, 1.25],
  [262, 92, 172, 0.85],
  [322, 22, 208, 0.9],
  [326, 104, 96, 1],
] as const;

/** A wall in the afternoon: the light of a window lies on it, and the shadow of a branch. No stranger's picture. */
export function Poster({ shape }: { shape: VideoReference["shape"] }) {
  const blur = useId();
  return (
    <svg
      aria-hidden="true"
      className={styles.scene}
      viewBox={shape === "wide" ? "0 0 360 202" : "98 -128 240 427"}
      preserveAspectRatio="xMidYMid slice"
    >
      <filter id={blur} x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="2.4" />
      </filter>
      <g filter={`url(#${blur})`}>
        <g className={styles.light} transform="translate(96 -14) skewX(-16) rotate(5)">
          <path d="M20 10h74v92H20zM102 10h74v92h-74zM20 110h74v104H20zM102 110h74v104h-74z" />
        </g>
        <g className={styles.shade}>
          <path d="M372 18c-34 22-72 34-116 82" fill="none" stroke="currentColor" strokeWidth="2" />
          {leaves.map(([x, y, turn, size]) => (
            <path
              key={`${x} ${y}`}
              d={leaf}
              fill="currentColor"
              transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
            />
          ))}
        </g>
      </g>
    </svg>
  );
}
