import { ActionIcon } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { factsOf } from "#cards/engine/facts-of.ts";
import { addressOf } from "#cards/kinds/kinds.ts";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import IconArrowLeft from "~icons/tabler/arrow-left";
import styles from "./bars.module.css";

/** The way out, what is being made, and what stands beside it. */
export function TopBar({ children }: { children: ReactNode }) {
  const { kind } = useOpenCard();
  const title = useContent((content) => factsOf(kind, content).title);
  return (
    <header className={styles.top}>
      <ActionIcon
        component={Link}
        to={addressOf(kind, "list")}
        size={48}
        variant="subtle"
        aria-label="내 카드로 돌아가기"
      >
        <IconArrowLeft size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.side}>{children}</div>
    </header>
  );
}
