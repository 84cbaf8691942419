import { Button } from "@mantine/core";
import { undoEndsAt } from "#domain/card-life.ts";
import type { CardTileProps } from "#web/my-cards/card-grid.tsx";
import { dayInWords } from "#web/my-cards/card-status.ts";
import styles from "#web/my-cards/card-tile.module.css";
import { CardThumbnail } from "#web/my-cards/thumbnail.tsx";
import { webWords } from "#web/words.ts";

/** A card that can still be brought back. */
export function DeletedCard({ card, kind, list, now }: CardTileProps) {
  const title = card.title || webWords.untitled;
  return (
    <li className={styles.card}>
      <CardThumbnail card={card} kind={kind} />
      <div className={styles.words}>
        <p className={styles.kind}>{card.label}</p>
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
