import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { addressOf } from "#cards/kinds/kinds.ts";
import type { CardFieldsFragment } from "#web/graphql/graphql.ts";
import { cardStatus } from "#web/my-cards/card-status.ts";
import type { KnownKind } from "#web/my-cards/known-kind.ts";
import { CardThumbnail } from "#web/my-cards/thumbnail.tsx";
import shared from "#web/orders/order.module.css";
import { webWords } from "#web/words.ts";
import styles from "./checkout.module.css";

/** The card that is paid for. */
export function ChosenCard({ card, kind }: { card: CardFieldsFragment; kind: KnownKind }) {
  const [now] = useState(() => new Date());
  const { word, detail } = cardStatus(card, now);
  return (
    <section className={styles.chosen} aria-label="주문하실 카드">
      <CardThumbnail card={card} kind={kind} />
      <div>
        <p className={shared.small}>{card.label}</p>
        <p className={shared.name}>{card.title || webWords.untitled}</p>
        <p className={shared.small}>
          {word} · {detail}
        </p>
        <Button component={Link} to={addressOf(kind, "order")} variant="subtle" className={styles.other}>
          다른 카드 고르기
        </Button>
      </div>
    </section>
  );
}
