import { Button, Stack } from "@mantine/core";
import { Link } from "react-router";
import { paymentAddress } from "#domain/addresses.ts";
import { momentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import styles from "#web/orders/order.module.css";
import { OrderPaper } from "#web/orders/order-paper.tsx";
import type { ShownOrder } from "#web/orders/order-words.ts";
import { CancelOrder } from "./cancel-order.tsx";

type Props = {
  order: ShownOrder;
  /** Why the last try took no money. */
  declined: string | null;
  onChange(order: ShownOrder): void;
};

/** An order that nobody paid yet, or that somebody tried to. */
export function Unpaid({ order, declined, onChange }: Props) {
  return (
    <OrderPaper
      order={order}
      title={declined ? "결제되지 않았습니다" : "결제를 기다리고 있습니다"}
      lead={
        declined ? undefined : (
          <>
            <b>{momentWords(order.payBy)}</b>까지 결제하실 수 있습니다. 아직 빠져나간 금액은 없습니다.
          </>
        )
      }
    >
      {declined && (
        <p role="alert" className={styles.lead}>
          {declined}
        </p>
      )}
      <Stack gap="xs">
        <Button
          size="lg"
          component={Link}
          to={paymentAddress(order.id)}
          // Who takes the payment is let into a page of its own only.
          reloadDocument={order.way === "toss"}
        >
          {inWon(order.total)} {declined ? "다시 결제하기" : "결제하기"}
        </Button>
        <CancelOrder order={order} onChange={onChange} />
      </Stack>
    </OrderPaper>
  );
}
