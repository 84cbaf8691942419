import { Button } from "@mantine/core";
import { undoEndsAt } from "#domain/card-life.ts";
import { words } from "#web/words.ts";
import type { KnownKind } from "./known-kind.ts";
import styles from "./listed-card.module.css";
import { dayInWords } from "./standing.ts";
import { Thumbnail } from "./thumbnail.tsx";
import type { Card, useCards } from "./use-cards.ts";

type Props = { card: Card; kind: KnownKind; list: ReturnType<typeof useCards>; now: Date };

/** A card that can still be brought back. */
export function DeletedCard({ card, kind, list, now }: Props) {
  const title = card.title || words.untitled;
  return (
    <li className={styles.card}>
      <Thumbnail card={card} kind={kind} />
      <div className={styles.words}>
        <p className={styles.kind}>{kind.label}</p>
        <h2 className={styles.title}>{title}</h2>
        {card.deletedAt && (
          <p className={styles.day}>
            {dayInWords(card.deletedAt, now)}에 지웠습니다. {lastChance(card.deletedAt, now)}에 아주
            사라집니다.
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          variant="default"
          loading={list.isBusy(card.id)}
          onClick={() => void list.restore(card)}
          aria-label={`${title}, 되돌리기`}
        >
          되돌리기
        </Button>
      </div>
    </li>
  );
}

function lastChance(deletedAt: string, now: Date): string {
  return dayInWords(undoEndsAt(new Date(deletedAt)).toISOString(), now);
}
