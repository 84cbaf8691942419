import { Skeleton } from "@mantine/core";
import { Link } from "react-router";
import { orderAddress } from "#domain/addresses.ts";
import { datedMomentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import { ask } from "#web/api.ts";
import { MyOrdersDocument } from "#web/graphql/graphql.ts";
import { More } from "#web/lists/more.tsx";
import { useList } from "#web/lists/use-list.ts";
import shared from "#web/orders/order.module.css";
import { orderStanding, type ShownOrder } from "#web/orders/order-words.ts";
import { webWords } from "#web/words.ts";
import IconChevronRight from "~icons/tabler/chevron-right";
import styles from "./order-history.module.css";

/** A screen's worth; who ordered more asks for more. */
const AT_ONCE = 5;

async function load(after?: string) {
  const { orders, next } = (await ask(MyOrdersDocument, { first: AT_ONCE, after })).myOrders;
  return { rows: orders, next };
}

/** All that somebody ordered, the last first, each with the way to it. */
export function OrderHistory() {
  const list = useList(load);
  const { rows, problem } = list;
  if (!rows && !problem) return <Skeleton height={72} radius="var(--radius-m)" />;
  return (
    <>
      {rows?.length === 0 && <p className={shared.small}>아직 주문하신 것이 없습니다.</p>}
      <ul className={styles.history}>
        {rows?.map((order) => (
          <HistoryRow key={order.id} order={order} />
        ))}
      </ul>
      <More list={list} />
    </>
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
