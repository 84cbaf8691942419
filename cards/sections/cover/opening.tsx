import { use } from "react";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import styles from "./opening.module.css";
import type { CoverOpening } from "./section.ts";

/**
 * What lies over the card for the first two seconds. It is only CSS: it ends by itself whether or not a script ever
 * runs, a tap on it ticks the box that takes it away, and where motion is unwelcome it is never drawn.
 */
export function CoverOpeningView({ opening }: { opening: Exclude<CoverOpening, "none"> }) {
  return (
    <label className={styles.opening} data-opening={opening} aria-hidden="true">
      <input type="checkbox" tabIndex={-1} className={styles.skipped} />
      {opening === "envelope" && <Envelope />}
      {opening === "curtain" && (
        <>
          <span className={styles.curtain} data-side="left" />
          <span className={styles.curtain} data-side="right" />
        </>
      )}
      {opening === "ink" && <span className={styles.ink} />}
    </label>
  );
}

function Envelope() {
  const { Seal } = use(DrawingsContext);
  return (
    <span className={styles.envelope}>
      <span className={styles.pocket} />
      <span className={styles.fold} />
      <span className={styles.flap} />
      <span className={styles.seal}>
        <Seal />
      </span>
    </span>
  );
}
