import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Kind } from "#cards/engine/kind.ts";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import styles from "./other-kinds.module.css";

/** The ways to all kinds from where one of them is begun. Who writes a notice of a death is shown nothing else. */
export function OtherKinds({ kind }: { kind: Kind }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = kind.isSolemn ? null : place.current?.querySelector<HTMLElement>("[aria-current]");
    if (place.current && current)
      place.current.scrollLeft = current.offsetLeft - place.current.offsetLeft - 20;
  }, [kind]);
  if (kind.isSolemn) return null;
  return (
    <nav ref={place} aria-label="카드의 종류" className={styles.kinds}>
      {kinds.map((one: Kind) => (
        <Link
          key={one.name}
          to={addressOf(one, "create")}
          className={styles.kind}
          aria-current={one.name === kind.name ? "page" : undefined}
        >
          {one.label}
        </Link>
      ))}
    </nav>
  );
}
