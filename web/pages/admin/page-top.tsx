import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./admin.module.css";

type Props = { title: string; lead: string; children?: ReactNode };

/** What a screen is for, and the one thing to do on it. */
export function PageTop({ title, lead, children }: Props) {
  return (
    <header className={styles.top}>
      <div>
        <Title order={1}>{title}</Title>
        <p>{lead}</p>
      </div>
      {children}
    </header>
  );
}
