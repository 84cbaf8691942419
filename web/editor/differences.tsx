import type { CardContent } from "#cards/engine/card.ts";
import { differences } from "#cards/engine/differences.ts";
import type { Kind } from "#cards/engine/kind.ts";
import styles from "./differences.module.css";

type Side = { name: string; content: CardContent };
type Props = { kind: Kind; from: Side; to: Side };

/** What differs between two contents, in words, part by part. */
export function Differences({ kind, from, to }: Props) {
  const found = differences(kind, { from: from.content, to: to.content });
  if (found.length === 0) return <p className={styles.none}>서로 다른 곳이 없습니다.</p>;
  return (
    <ul className={styles.list}>
      {found.map((difference, index) => (
        // One section may be named twice: for what it says, and for whether it shows.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn whole each time
        <li key={index}>
          <span className={styles.label}>{difference.label}</span>
          {(difference.from || difference.to) && (
            <span className={styles.words}>
              <Words side={from.name}>{difference.from}</Words>
              <Words side={to.name}>{difference.to}</Words>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ side, children }: { side: string; children: string }) {
  return (
    <span>
      <b>{side}</b> {children}
    </span>
  );
}
