import { Button, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MY_CARDS } from "#domain/addresses.ts";
import { webWords } from "#web/words.ts";
import IconChevronLeft from "~icons/tabler/chevron-left";
import styles from "./owner-page.module.css";

type Props = {
  card: { title: string };
  /** What of the card the page is about. */
  eyebrow: string | undefined;
  children: ReactNode;
};

/** Around what an owner reads about one card, with the way back to all of them. */
export function OwnerPage({ card, eyebrow, children }: Props) {
  return (
    <div className={styles.page}>
      <Button
        component={Link}
        to={MY_CARDS}
        variant="subtle"
        className={styles.back}
        leftSection={<IconChevronLeft size={20} stroke={1.6} aria-hidden />}
      >
        내 카드
      </Button>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <Title order={1}>{card.title || webWords.untitled}</Title>
      {children}
    </div>
  );
}
