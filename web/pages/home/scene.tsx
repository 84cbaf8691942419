import { FoldedCard } from "./folded-card.tsx";
import { MoonJar } from "./moon-jar.tsx";
import styles from "./scene.module.css";
import { BambooShadow, WindowLight } from "./window-light.tsx";

/** The picture behind the first words: a card that has just been unfolded, in the light of a window. */
export function Scene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <WindowLight />
      <div className={styles.table} />
      <svg className={styles.stage} viewBox="0 0 760 590" aria-hidden="true">
        <g transform="translate(214 474) scale(.92)">
          <MoonJar />
        </g>
        <FoldedCard />
      </svg>
      <BambooShadow />
    </div>
  );
}
