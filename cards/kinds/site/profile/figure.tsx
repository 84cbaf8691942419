import { type ReactNode, useId } from "react";
import type { Figure } from "./section.ts";
import styles from "./viewer.module.css";

type Drawn = Exclude<Figure, "seal">;

const blossoms = [
  [44, 40, 1],
  [72, 33, 0.8],
  [80, 62, 1.05],
  [58, 66, 0.7],
] as const;

/** Drawn by one hand, 120 units square: ink, accent, and the paper itself. */
const drawings: Record<Drawn, ReactNode> = {
  "moon-jar": (
    <>
      <path className={styles.shade} d="M0 88h120v40H0z" />
      <path
        className={styles.body}
        d="M48 32h24c0 4 1 6 5 9 11 8 17 17 17 28 0 16-13 27-34 27S26 85 26 69c0-11 6-20 17-28 4-3 5-5 5-9z"
      />
      <path className={styles.tone} d="M78 42c9 7 15 16 15 27 0 16-13 27-33 27 20-6 28-28 18-54z" />
      <path className={styles.pen} d="M48 32h24M50 96h20" />
    </>
  ),
  branch: (
    <>
      <path className={styles.brush} d="M14 104c18-10 26-26 40-38 12-11 22-20 30-38" />
      <path className={styles.twig} d="M38 82c12-2 24-4 36-16M52 66c-4-8-6-14-6-24" />
      {blossoms.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <circle key={turn} className={styles.petal} cy="-6.5" r="5" transform={`rotate(${turn})`} />
          ))}
          <circle className={styles.heart} r="2" />
        </g>
      ))}
    </>
  ),
  wave: (
    <>
      <circle className={styles.petal} cx="78" cy="40" r="11" />
      {[64, 78, 92, 106].map((y, row) => (
        <path
          key={y}
          className={styles.crest}
          d={`M${-20 + (row % 2) * -14} ${y}${"c7-13 21-13 28 0".repeat(7)}`}
        />
      ))}
    </>
  ),
  hill: (
    <>
      <circle className={styles.petal} cx="76" cy="38" r="12" />
      <path
        className={styles.far}
        d="M-4 84c16-20 26-30 36-30 12 0 16 14 26 14 12 0 18-18 32-18 12 0 22 14 34 30v50H-4z"
      />
      <path className={styles.near} d="M-4 96c20-14 36-20 52-20 24 0 40 10 76 16v40H-4z" />
    </>
  ),
  cup: (
    <>
      <path className={styles.body} d="M34 60h46c0 20-7 34-23 34S34 80 34 60z" />
      <path className={styles.tone} d="M70 62h9c-1 19-8 31-22 31 9-5 13-16 13-31z" />
      <path className={styles.pen} d="M80 65c10-2 14 4 12 10s-9 9-16 8M28 98h58" />
      <path className={styles.crest} d="M48 50c-5-6 5-10 0-17M60 50c-5-6 5-11 0-20M72 50c-5-6 5-10 0-17" />
    </>
  ),
  thread: (
    <>
      <path className={styles.crest} d="M18 92c22 10 30-14 16-18-12-3-14 16 6 16 26 0 26-34 46-46" />
      <path className={styles.brush} d="M40 96 90 30" />
      <path className={styles.eye} d="M84 38l4-5" />
      <circle className={styles.petal} cx="36" cy="40" r="9" />
      <path className={styles.eye} d="M33 38v.1M39 38v.1M33 43v.1M39 43v.1" />
    </>
  ),
  book: (
    <>
      <path
        className={styles.body}
        d="M60 44c-10-8-22-10-36-8v46c14-2 26 0 36 8 10-8 22-10 36-8V36c-14-2-26 0-36 8z"
      />
      <path className={styles.tone} d="M60 44c10-8 22-10 36-8v46c-14-2-26 0-36 8z" />
      <path
        className={styles.pen}
        d="M60 44v46M33 48c7-1 13 0 18 3M33 58c7-1 13 0 18 3M33 68c7-1 13 0 18 3"
      />
      <path className={styles.ribbon} d="M76 38v24l4-4 4 4V36" />
    </>
  ),
};

/** In place of a photo: what was chosen from the drawer, or the name cut into a seal. */
export function ProfileFigure({ figure, name }: { figure: Figure; name: string }) {
  const id = useId();
  if (figure === "seal") return <Seal name={name} />;
  return (
    <svg className={styles.figure} aria-hidden="true" viewBox="0 0 120 120">
      <clipPath id={id}>
        <circle cx="60" cy="60" r="58" />
      </clipPath>
      <circle className={styles.disc} cx="60" cy="60" r="58" />
      <g clipPath={`url(#${id})`}>{drawings[figure]}</g>
    </svg>
  );
}

/** As a seal is read: from above, the right column first. */
function Seal({ name }: { name: string }) {
  const letters = sealLetters(name);
  return (
    <span className={styles.seal} data-count={letters.length} aria-hidden="true">
      {letters.map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may have a letter twice
        <span key={at}>{letter}</span>
      ))}
    </span>
  );
}

/** More letters than four are cut too small to be read; three are made four, as the custom is. */
function sealLetters(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (!/[가-힣]/.test(name))
    return words.length > 0 ? words.slice(0, 2).map((word) => word[0] ?? "") : ["인"];
  const letters = [...words.join("")].slice(0, 4);
  return letters.length === 3 ? [...letters, "인"] : letters;
}
