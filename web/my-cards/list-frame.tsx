import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { WidePage } from "#web/shell/wide-page.tsx";
import styles from "./list-frame.module.css";

type Props = {
  title: string;
  /** Beside the title; not where the page is empty, and says itself how to begin. */
  create?: ReactNode;
  lead?: string;
  children: ReactNode;
  foot: ReactNode;
};

/** Around a list of a member's cards. */
export function CardListFrame({ title, create, lead, children, foot }: Props) {
  return (
    <WidePage>
      <div className={styles.frame}>
        <div className={styles.top}>
          <Title order={1}>{title}</Title>
          {create}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        <div className={styles.foot}>{foot}</div>
      </div>
    </WidePage>
  );
}
