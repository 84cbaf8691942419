import { ProfileFigure } from "./figure.tsx";
import styles from "./figure-sketch.module.css";
import type { Figure } from "./section.ts";

/** One of the drawings as it would stand on the card, in the colours of the tools. */
export function FigureSketch({ value }: { value: Figure }) {
  return (
    <span className={styles.sketch} data-figure={value}>
      <ProfileFigure figure={value} name="고이" />
    </span>
  );
}
