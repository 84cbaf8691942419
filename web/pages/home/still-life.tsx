import { FoldedCard } from "./folded-card.tsx";
import { MoonJar } from "./moon-jar.tsx";
import styles from "./scene.module.css";

/** A card that has just been unfolded, beside a moon jar. */
export function StillLife() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.table} />
      <svg className={styles.stage} viewBox="0 0 760 590" aria-hidden="true">
        <g transform="translate(214 474) scale(.92)">
          <MoonJar />
        </g>
        <FoldedCard />
      </svg>
    </div>
  );
}
