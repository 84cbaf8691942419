import type { FunctionComponent } from "react";
import styles from "./emblem.module.css";

type Props = { Drawing: FunctionComponent; size?: number };

/** A small drawing in the hand that all of them share: a thin line, one soft shade, a touch of the seal's red. */
export function EmblemFrame({ Drawing, size = 72 }: Props) {
  return (
    <svg className={styles.emblem} width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
