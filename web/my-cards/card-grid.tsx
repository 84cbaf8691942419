import { Button, Skeleton } from "@mantine/core";
import { type ComponentType, type ReactNode, useState } from "react";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./card-grid.module.css";
import { type KnownKind, knownKind } from "./known-kind.ts";
import { type CardList, MORE_CARDS, type OwnCard, type OwnCardPage, useCards } from "./use-cards.ts";

export type CardTileProps = { card: OwnCard; kind: KnownKind; list: CardList; now: Date };

type Props = {
  first: OwnCardPage;
  load(after: string): Promise<OwnCardPage>;
  Tile: ComponentType<CardTileProps>;
  /** Stands where there is no card. */
  empty: ReactNode;
};

/** The cards of a list, page after page. */
export function CardGrid({ first, load, Tile, empty }: Props) {
  const [now] = useState(() => new Date());
  const [toast, setToast] = useState<ToastWords | null>(null);
  const [gone] = useState(() => () => setToast(null));
  const list = useCards({ first, load, tell: setToast });
  return (
    <>
      {list.cards.length === 0 && !list.hasMore ? (
        empty
      ) : (
        <ul className={styles.cards}>
          {list.cards.map((card) => {
            const kind = knownKind(card.kind);
            return kind && <Tile key={card.id} card={card} kind={kind} list={list} now={now} />;
          })}
        </ul>
      )}
      <MoreCards list={list} />
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

/** The next page of a list, where there is one. */
export function MoreCards({ list }: { list: CardList }) {
  if (!list.hasMore) return null;
  return (
    <Button
      variant="default"
      className={styles.more}
      loading={list.isBusy(MORE_CARDS)}
      onClick={() => void list.more()}
    >
      더 보기
    </Button>
  );
}

const PLACES = ["one", "two", "three"];

/** While the first page is on its way. */
export function CardGridSkeleton() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton className={styles.waiting} radius="lg" />
        </li>
      ))}
    </ul>
  );
}
