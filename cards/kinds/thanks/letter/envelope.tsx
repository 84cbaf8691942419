import { use } from "react";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import styles from "./envelope.module.css";
import { branchShadow, leafShadows } from "./leaf-shadow.ts";
import { Stamp, WaxSeal } from "./seal.tsx";
import type { SealShape } from "./section.ts";

type Props = { shape: SealShape; letters: readonly string[]; from: string; hint: string };

/**
 * The back of a sealed envelope on a desk. It is opened by the box that its label ticks and by CSS alone, so that the
 * seal breaks under the finger, whether or not a script ever comes.
 */
export function Envelope({ shape, letters, from, hint }: Props) {
  const { Ornament } = use(DrawingsContext);
  const Mark = shape === "wax" ? WaxSeal : Stamp;
  return (
    <>
      <span aria-hidden="true" className={styles.envelope}>
        <span className={styles.inside} />
        <span className={styles.flap} data-part="flap">
          <svg aria-hidden="true" viewBox="0 0 300 232" className={styles.outer}>
            <path d="M2 0h296l-134 218q-14 18-28 0z" className={styles.flapPaper} />
            <path d="M3 1l133 216q14 18 28 0L297 1" className={styles.edge} />
          </svg>
          <svg aria-hidden="true" viewBox="0 0 300 232" className={styles.lining}>
            <path d="M2 0h296l-134 218q-14 18-28 0z" className={styles.flapPaper} />
            <path d="M22 0h256l-118 192q-10 13-20 0z" className={styles.liner} />
            <path
              d="M40 0h220L159 165q-9 11-18 0zM58 0h184L158 138q-8 10-16 0z"
              className={styles.linerLine}
            />
          </svg>
        </span>
        <span className={styles.sheet} data-part="sheet" />
        <svg aria-hidden="true" viewBox="0 0 300 400" className={styles.pocket}>
          <path d="M0 4l146 212a6 6 0 0 1 0 7L0 398z" className={styles.side} />
          <path d="M300 4L154 216a6 6 0 0 0 0 7l146 175z" className={styles.side} />
          <path d="M0 400L138 222q12-14 24 0l138 178z" className={styles.bottom} />
          <path d="M2 397l136-174q12-14 24 0l136 174" className={styles.edge} />
        </svg>
        <span className={styles.print}>
          <Ornament />
        </span>
        <span className={styles.seal} data-shape={shape}>
          <span className={styles.half} data-half="first">
            <Mark letters={letters} />
          </span>
          <span className={styles.half} data-half="second">
            <Mark letters={letters} />
          </span>
        </span>
      </span>
      <svg
        aria-hidden="true"
        className={styles.shade}
        data-part="shade"
        viewBox="0 0 390 520"
        preserveAspectRatio="xMaxYMin slice"
      >
        <path d={leafShadows} fill="currentColor" />
        <path d={branchShadow} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <span className={styles.words} data-part="words">
        <span className={styles.from}>{from}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
    </>
  );
}
