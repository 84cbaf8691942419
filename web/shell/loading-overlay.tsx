import { useNavigation } from "react-router";
import styles from "./loading-overlay.module.css";

/** Over everything while a route change is under way. */
export function LoadingOverlay() {
  const navigation = useNavigation();
  return <Overlay shown={navigation.state !== "idle"} />;
}

/** Also stands where a page waits for the session at its first load. */
export function Overlay({ shown }: { shown: boolean }) {
  return (
    <div
      className={styles.overlay}
      data-shown={shown}
      data-testid="loading-overlay"
      role="status"
      aria-live="polite"
    >
      <span className={styles.mark} aria-hidden="true" />
      {shown && <span className={styles.words}>불러오는 중입니다</span>}
    </div>
  );
}
