import { Skeleton } from "@mantine/core";
import { type ComponentType, type ReactNode, useState } from "react";
import { ListFrame } from "#web/queries/load-frame.tsx";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./card-grid.module.css";
import { type KnownKind, knownKind } from "./known-kind.ts";
import { type CardList, type OwnCard, useCards } from "./use-cards.ts";

export type CardTileProps = { card: OwnCard; kind: KnownKind; list: CardList; now: Date };

type Props<Answer> = {
  query: Parameters<typeof useCards<Answer>>[0]["query"];
  Tile: ComponentType<CardTileProps>;
  /** Stands where there is no card. */
  empty: ReactNode;
};

/** The cards of a list, page after page. */
export function CardGrid<Answer>({ query, Tile, empty }: Props<Answer>) {
  const [now] = useState(() => new Date());
  const [toast, setToast] = useState<ToastWords | null>(null);
  const [gone] = useState(() => () => setToast(null));
  const cards = useCards({ query, tell: setToast });
  return (
    <>
      <CardsFrame cards={cards} empty={empty}>
        {(rows) => (
          <ul className={styles.cards}>
            {rows.map((card) => {
              const kind = knownKind(card.kind);
              return kind && <Tile key={card.id} card={card} kind={kind} list={cards} now={now} />;
            })}
          </ul>
        )}
      </CardsFrame>
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

type FrameProps = { cards: CardList; empty?: ReactNode; children(rows: OwnCard[]): ReactNode };

/** Around cards in each of their states. */
export function CardsFrame({ cards: { list }, ...props }: FrameProps) {
  return (
    <ListFrame
      list={list}
      waiting={<CardGridSkeleton />}
      failure="카드를 불러오지 못했습니다"
      place="middle"
      {...props}
    />
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
