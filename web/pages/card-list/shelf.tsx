import { Button, Skeleton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { DeletedCard } from "./deleted-card.tsx";
import { knownKind } from "./known-kind.ts";
import { ListedCard } from "./listed-card.tsx";
import styles from "./shelf.module.css";
import { MORE_CARDS, type OwnCardPage, useCards } from "./use-cards.ts";

type Props = {
  first: OwnCardPage;
  load(after: string): Promise<OwnCardPage>;
  /** Deleted cards can only be brought back. */
  deleted: boolean;
  /** Stands where there is no card. */
  empty: ReactNode;
};

/** The cards of a list, page after page. */
export function CardShelf({ first, load, deleted, empty }: Props) {
  const [now] = useState(() => new Date());
  const [toast, setToast] = useState<ToastWords | null>(null);
  const [gone] = useState(() => () => setToast(null));
  const list = useCards({ first, load, tell: setToast });
  const One = deleted ? DeletedCard : ListedCard;
  return (
    <>
      {list.cards.length === 0 && !list.hasMore ? (
        empty
      ) : (
        <ul className={styles.cards}>
          {list.cards.map((card) => {
            const kind = knownKind(card.kind);
            return kind && <One key={card.id} card={card} kind={kind} list={list} now={now} />;
          })}
        </ul>
      )}
      {list.hasMore && (
        <Button
          variant="default"
          className={styles.more}
          loading={list.isBusy(MORE_CARDS)}
          onClick={() => void list.more()}
        >
          더 보기
        </Button>
      )}
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

const PLACES = ["one", "two", "three"];

/** The same where nothing else stands on the page yet. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <ShelfSkeleton />
    </div>
  );
}

/** While the first page is on its way. */
export function ShelfSkeleton() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton className={styles.waiting} radius={14} />
        </li>
      ))}
    </ul>
  );
}
