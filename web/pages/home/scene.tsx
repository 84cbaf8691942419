import { useEffect } from "react";
import styles from "./scene.module.css";
import { BambooShadow, WindowLight } from "./window-light.tsx";

/** What is behind the first words: the light of a window on a wall, and a table below. */
export function HomeScene() {
  // Who comes from another page waits for no picture.
  useEffect(() => {
    document.documentElement.dataset.lit = "";
  }, []);
  return (
    <div className={styles.scene} aria-hidden="true">
      <WindowLight />
      <div className={styles.table} />
      <BambooShadow />
    </div>
  );
}
