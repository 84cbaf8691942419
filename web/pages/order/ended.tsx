import { Button, Stack } from "@mantine/core";
import { Link } from "react-router";
import { checkoutAddress, receiptAddress } from "#domain/addresses.ts";
import { inWon } from "#domain/money.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { OrderPaper } from "#web/orders/order-paper.tsx";
import type { ShownOrder } from "#web/orders/order-words.ts";

/** An order that is over; the card may be ordered again. */
export function EndedOrder({ order }: { order: ShownOrder }) {
  const { title, lead } = said(order);
  const kind = knownKind(order.kind);
  return (
    <OrderPaper order={order} title={title} lead={lead}>
      <Stack gap="xs">
        {kind && order.card && (
          <Button size="lg" component={Link} to={checkoutAddress(order.card.id)}>
            다시 주문하기
          </Button>
        )}
        {order.receipt && (
          <Button component={Link} to={receiptAddress(order.id)} variant="default">
            영수증 보기
          </Button>
        )}
        <Button component={Link} to="/setting#orders" variant="subtle">
          주문 내역 보기
        </Button>
      </Stack>
    </OrderPaper>
  );
}

function said({ state, total, way }: ShownOrder): { title: string; lead: string } {
  if (state === "REFUNDED") {
    const back = way === "none" ? "" : ` ${inWon(total)}을 모두 돌려 드렸습니다.`;
    return { title: "환불을 마쳤습니다", lead: `카드는 그대로 있습니다.${back}` };
  }
  if (state === "CANCELLED") {
    return { title: "주문을 취소했습니다", lead: "결제된 금액은 없습니다. 카드는 그대로 있습니다." };
  }
  return {
    title: "결제 기한이 지났습니다",
    lead: "결제된 금액은 없습니다. 카드는 그대로 있으니 언제든 다시 주문하실 수 있습니다.",
  };
}
