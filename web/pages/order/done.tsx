import { Button, Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { planNamed } from "#cards/engine/plan.ts";
import { addressOf } from "#cards/kinds/kinds.ts";
import { receiptAddress } from "#domain/addresses.ts";
import { lastDayWords } from "#domain/moment-words.ts";
import { ask } from "#web/api.ts";
import { CardPrintsDocument } from "#web/graphql/graphql.ts";
import { allowedActions } from "#web/my-cards/card-status.ts";
import { contentQuery } from "#web/my-cards/content-query.ts";
import { type KnownKind, knownKind } from "#web/my-cards/known-kind.ts";
import { ShareWays } from "#web/my-cards/share-sheet.tsx";
import shared from "#web/orders/order.module.css";
import { OrderPaper } from "#web/orders/order-paper.tsx";
import type { ShownOrder } from "#web/orders/order-words.ts";
import { useLoad } from "#web/queries/use-load.ts";
import IconReceipt from "~icons/tabler/receipt";
import styles from "./order.module.css";
import { Refund } from "./refund.tsx";

type Card = NonNullable<ShownOrder["card"]>;
type Props = { order: ShownOrder; onChange(order: ShownOrder): void };

/** It is paid: the card with every way to send it, or the step that is left before that. */
export function OrderDone({ order, onChange }: Props) {
  const { card, refundAskedAt } = order;
  const kind = knownKind(order.kind);
  if (refundAskedAt) {
    return (
      <OrderPaper
        order={order}
        title="환불을 준비하고 있습니다"
        lead="알려 주신 계좌로 영업일 3일 안에 보내 드리고, 보낸 뒤 메일로 알려 드립니다."
      />
    );
  }
  return (
    <OrderPaper
      order={order}
      title={order.total > 0 ? "결제가 끝났습니다" : "주문이 끝났습니다"}
      lead="고맙습니다. 소중한 소식을 끝까지 고이 지키겠습니다."
    >
      {card && kind && <Next card={card} kind={kind} purpose={order.purpose} />}
      {card && kind && <PrintsLeft card={card} kind={kind} />}
      {kind && <IncludedCards order={order} kind={kind} />}
      <Stack gap="xs">
        <Button
          component={Link}
          to={receiptAddress(order.id)}
          variant="default"
          leftSection={<IconReceipt size={20} stroke={1.6} aria-hidden />}
        >
          영수증 보기
        </Button>
        <Refund order={order} onChange={onChange} />
      </Stack>
    </OrderPaper>
  );
}

/** What can be printed without our mark now, where that is what was bought. */
function PrintsLeft({ card, kind }: { card: Card; kind: KnownKind }) {
  const [left, setLeft] = useState<number | null>(null);
  const isSold = (kind as Kind).plans.some(({ prints }) => prints !== undefined);
  useEffect(() => {
    let isGone = false;
    // The card's own page says it as well.
    if (isSold) {
      ask(CardPrintsDocument, { id: card.id }).then(
        ({ cardPrints }) => !isGone && setLeft(cardPrints?.left ?? null),
        () => undefined,
      );
    }
    return () => {
      isGone = true;
    };
  }, [card.id, isSold]);
  if (left === null) return null;
  return (
    <p className={styles.gift}>
      표시 없는 인쇄 파일을 <b>{left}장</b> 받으실 수 있습니다.{" "}
      <Link to={addressOf(kind, "edit", card.id)}>내려받으러 가기</Link>
    </p>
  );
}

/** A further card that costs nothing with this order. */
function IncludedCards({ order, kind }: { order: ShownOrder; kind: Kind }) {
  const includes = planNamed(kind, order.plan)?.includes;
  const other = includes && knownKind(includes.kind);
  if (!other || order.brings === 0) return null;
  return (
    <p className={styles.gift}>
      {other.label} {order.brings}장을 무료로 주문하실 수 있습니다.{" "}
      <Link to={addressOf(other, "create")}>{other.label} 만들기</Link>
    </p>
  );
}

/** What comes next for the card. */
function Next({ card, kind, purpose }: { card: Card; kind: KnownKind; purpose: ShownOrder["purpose"] }) {
  const [now] = useState(() => new Date());
  const until = card.expiresAt ? `${lastDayWords(card.expiresAt)}까지` : "닫으실 때까지 기한 없이";
  const isShared = allowedActions(card, now).share;
  const { data: content } = useLoad(isShared ? contentQuery({ card, kind }) : null);
  if (isShared) {
    return (
      <section className={styles.next} aria-label={`${called(kind)} 보내기`}>
        <p className={shared.lead}>
          {purpose === "FIRST" && "고이 표시가 사라졌고, "}
          <b>{until}</b> 열려 있습니다.
          {card.planUntil &&
            ` 요금제는 ${lastDayWords(card.planUntil)}까지이고, 그 뒤에는 무료로 이어집니다.`}
        </p>
        <ShareWays card={card} kind={kind} content={content} />
      </section>
    );
  }
  return (
    <section className={styles.next} aria-label="다음 할 일">
      <p className={shared.lead}>
        {card.publishedAt
          ? `지금은 닫혀 있는 ${called(kind)}입니다. 다시 여시면 손님이 볼 수 있습니다.`
          : "이제 공개하기만 하면 됩니다. 공개하시는 날부터 기간을 셉니다."}
      </p>
      <Button size="lg" fullWidth component={Link} to={addressOf(kind, "edit", card.id)}>
        {called(kind)}
        {card.publishedAt ? "로 가기" : " 발행하기"}
      </Button>
    </section>
  );
}
