import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { ListFrame } from "#web/queries/load-frame.tsx";
import type { Listed } from "#web/queries/use-list.ts";
import styles from "./admin.module.css";

type Props<Row extends { id: string }> = {
  list: Listed<Row>;
  /** What is said where there is nothing. */
  empty: ReactNode;
  children(row: Row): ReactNode;
};

/** A list in each of its states: on its way, failed, empty, and with more to come. */
export function List<Row extends { id: string }>({ list, empty, children }: Props<Row>) {
  return (
    <ListFrame
      list={list}
      waiting={<AdminListWaiting />}
      empty={<div className={styles.note}>{empty}</div>}
      place="middle"
    >
      {(rows) => (
        <ul className={styles.rows} aria-busy={list.busy}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

export function AdminListWaiting() {
  return (
    <div role="status" aria-label="불러오는 중">
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} height={56} mb="md" radius="md" />
      ))}
    </div>
  );
}

/** A word on what something is, in a colour that agrees with it. */
export function State({ word, tone }: { word: string; tone?: "good" | "bad" | "waits" | undefined }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {word}
    </span>
  );
}
