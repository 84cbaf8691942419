import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Kind } from "#cards/engine/kind.ts";
import { type Door, doors } from "#cards/kinds/doors.ts";
import styles from "./other-doors.module.css";

/** The ways to all that can be made, from where one is begun. Who writes a notice of a death is shown nothing else. */
export function OtherDoors({ kind, door }: { kind: Kind; door: Door | null }) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another door stands elsewhere in the row.
  useEffect(() => {
    const current = kind.isSolemn ? null : place.current?.querySelector<HTMLElement>("[aria-current]");
    if (place.current && current)
      place.current.scrollLeft = current.offsetLeft - place.current.offsetLeft - 20;
  }, [kind, door]);
  if (kind.isSolemn) return null;
  return (
    <nav ref={place} aria-label="카드의 종류" className={styles.doors}>
      {doors.map((one) => (
        <Link
          key={one.name}
          to={one.create}
          className={styles.door}
          aria-current={one.name === door?.name ? "page" : undefined}
        >
          {one.label}
        </Link>
      ))}
    </nav>
  );
}
