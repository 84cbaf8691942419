import { Skeleton } from "@mantine/core";
import { Link } from "react-router";
import { orderAddress } from "#domain/addresses.ts";
import { datedMomentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import { MyOrdersDocument, type MyOrdersQuery } from "#web/graphql/graphql.ts";
import shared from "#web/orders/order.module.css";
import { orderStanding, type ShownOrder } from "#web/orders/order-words.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { ListFrame } from "#web/queries/load-frame.tsx";
import { useList } from "#web/queries/use-list.ts";
import { webWords } from "#web/words.ts";
import IconChevronRight from "~icons/tabler/chevron-right";
import styles from "./order-history.module.css";

/** A screen's worth; who ordered more asks for more. */
const AT_ONCE = 5;

const myOrders = {
  query: (after?: string) => apiQuery(MyOrdersDocument, { first: AT_ONCE, after }),
  page: ({ myOrders: { orders, next } }: MyOrdersQuery) => ({ rows: orders, next }),
};

/** All that somebody ordered, the last first, each with the way to it. */
export function OrderHistory() {
  return (
    <ListFrame
      list={useList(myOrders)}
      waiting={<Skeleton height={72} radius="var(--radius-m)" />}
      empty={<p className={shared.small}>아직 주문하신 것이 없습니다.</p>}
    >
      {(orders) => (
        <ul className={styles.history}>
          {orders.map((order) => (
            <HistoryRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

function HistoryRow({ order }: { order: ShownOrder }) {
  const { word, tone } = orderStanding(order);
  return (
    <li>
      <Link to={orderAddress(order.id)} className={styles.historyRow}>
        <span>
          <span className={styles.historyTop}>
            <b>{order.name}</b>
            <span className={shared.state} data-tone={tone}>
              {word}
            </span>
          </span>
          <span className={shared.small}>
            {order.card ? order.card.title || webWords.untitled : "지금은 없는 카드"}
          </span>
          <span className={shared.small}>
            {datedMomentWords(order.placedAt)} · {inWon(order.total)}
          </span>
        </span>
        <IconChevronRight size={20} stroke={1.6} aria-hidden />
      </Link>
    </li>
  );
}
