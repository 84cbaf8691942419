import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./shelf.module.css";

type Props = { title: string; words: ReactNode; children?: ReactNode };

/** Stands where the cards would be, and says the one next step. */
export function PageNote({ title, words, children }: Props) {
  return (
    <div className={styles.note}>
      <Title order={2}>{title}</Title>
      <p>{words}</p>
      {children}
    </div>
  );
}

/** The same as all that a page has to say. */
export function NotePage({ title, words, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.note}>
        <Title order={1}>{title}</Title>
        <p>{words}</p>
        {children}
      </div>
    </div>
  );
}
