import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./page-note.module.css";
import { WidePage } from "./wide-page.tsx";

type Props = { title: string; words: ReactNode; children?: ReactNode };

/** Stands where something would be, and says the one next step. */
export function PageNote({ title, words, children }: Props) {
  return (
    <div className={styles.note} data-note>
      <Title order={2}>{title}</Title>
      <p>{words}</p>
      {children}
    </div>
  );
}

/** The same as all that a page has to say. */
export function NotePage({ title, words, children }: Props) {
  return (
    <WidePage>
      <div className={styles.note}>
        <Title order={1}>{title}</Title>
        <p>{words}</p>
        {children}
      </div>
    </WidePage>
  );
}
