import { Link } from "react-router";
import styles from "./designs.module.css";

/** The ways to all else that can be made. */
export function DoorLinks({ others }: { others: readonly { label: string; to: string }[] }) {
  return (
    <nav className={styles.others} aria-label="다른 카드">
      <h2>다른 카드도 만들 수 있습니다</h2>
      <ul>
        {others.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
