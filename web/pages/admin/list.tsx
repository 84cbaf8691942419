import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { More } from "#web/queries/more.tsx";
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
  const { rows, problem, busy, more } = list;
  if (!rows && problem) return <AdminListFailed sentence={problem} busy={busy} onAgain={() => void more()} />;
  if (!rows) return <AdminListWaiting />;
  if (rows.length === 0) return <div className={styles.note}>{empty}</div>;
  return (
    <>
      <ul className={styles.rows} aria-busy={busy}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <More list={list} place="middle" />
    </>
  );
}

type FailedProps = { sentence: string; busy?: boolean; onAgain(): void };

/** Why something could not be read, and the way to try again. */
export function AdminListFailed({ sentence, busy = false, onAgain }: FailedProps) {
  return (
    <div className={styles.note} role="alert">
      <p>{sentence}</p>
      <Button variant="default" loading={busy} onClick={onAgain}>
        다시 불러오기
      </Button>
    </div>
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
