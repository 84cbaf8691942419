import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { addressOf } from "#cards/kinds/kinds.ts";
import { checkoutAddress } from "#domain/addresses.ts";
import { CardGridSkeleton } from "#web/my-cards/card-grid.tsx";
import { cardStatus } from "#web/my-cards/card-status.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { CardThumbnail } from "#web/my-cards/thumbnail.tsx";
import type { OwnCard } from "#web/my-cards/use-cards.ts";
import shared from "#web/orders/order.module.css";
import { ListFrame } from "#web/queries/load-frame.tsx";
import { useList } from "#web/queries/use-list.ts";
import { PageNote } from "#web/shell/page-note.tsx";
import { webWords } from "#web/words.ts";
import IconChevronRight from "~icons/tabler/chevron-right";
import styles from "./choose-card.module.css";
import { soldCards } from "./sold-cards.ts";

/** The first step where the address names no card: of one kind, or of all that cost something. */
export function ChooseCard({ kind }: { kind: string | undefined }) {
  const known = kind === undefined ? undefined : knownKind(kind);
  const list = useList(soldCards(kind));
  return (
    <div className={shared.page}>
      <Title order={1} className={shared.title}>
        어떤 카드를 주문할까요?
      </Title>
      <ListFrame
        list={list}
        waiting={<CardGridSkeleton />}
        failure="카드를 불러오지 못했습니다"
        empty={<NoCards create={known ? addressOf(known, "create") : "/create"} />}
        place="middle"
      >
        {(cards) => (
          <ul className={styles.list}>
            {cards.map((card) => (
              <CardRow key={card.id} card={card} />
            ))}
          </ul>
        )}
      </ListFrame>
      <div className={styles.foot}>
        <Button component={Link} to="/setting#orders" variant="subtle">
          주문 내역 보기
        </Button>
      </div>
    </div>
  );
}

function NoCards({ create }: { create: string }) {
  return (
    <PageNote
      title="주문할 카드가 아직 없습니다"
      words="카드를 먼저 만들어 보세요. 만드는 동안은 비용이 들지 않습니다."
    >
      <Button component={Link} to={create} size="lg">
        카드 만들기
      </Button>
    </PageNote>
  );
}

function CardRow({ card }: { card: OwnCard }) {
  const [now] = useState(() => new Date());
  const kind = knownKind(card.kind);
  if (!kind) return null;
  const { word, detail } = cardStatus(card, now);
  return (
    <li>
      <Link to={checkoutAddress(card.id)} className={styles.row}>
        <CardThumbnail card={card} kind={kind} />
        <span>
          <span className={shared.small}>{card.label}</span>
          <span className={shared.name}>{card.title || webWords.untitled}</span>
          <span className={shared.small}>
            {word} · <span className={styles.whole}>{detail}</span>
          </span>
        </span>
        <IconChevronRight size={20} stroke={1.6} aria-hidden />
      </Link>
    </li>
  );
}
