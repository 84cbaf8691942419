import type { Block } from "./section.ts";
import styles from "./viewer.module.css";

type Props = Pick<Extract<Block, { type: "cards" }>, "title" | "cards">;

/** Other cards of the same hand, folded and stood up. */
export function SiteCardShelf({ title, cards }: Props) {
  return (
    <div>
      <h2 className={styles.small}>{title}</h2>
      <ul className={styles.shelf}>
        {cards.map((one) => (
          <li key={one.id}>
            <a className={styles.folded} href={one.address}>
              <span className={styles.kind}>{one.kind}</span>
              <span className={styles.cardTitle}>{one.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
