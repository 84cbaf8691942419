import { Button, Skeleton } from "@mantine/core";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { inWon } from "#domain/money.ts";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import { MyOrdersDocument } from "#web/graphql/graphql.ts";
import { momentWords } from "#web/moment-words.ts";
import { words } from "#web/words.ts";
import styles from "./order.module.css";
import { orderAt } from "./order-address.ts";
import { type Order, orderStanding } from "./order-words.ts";

/** A screen's worth; who ordered more asks for more. */
const AT_ONCE = 5;

type Page = { orders: Order[]; next: string | null };

/** All that somebody ordered, the last first, each with the way to it. */
export function History() {
  const [page, setPage] = useState<Page | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function more(before: Page | null) {
    setBusy(true);
    setProblem(undefined);
    try {
      const { myOrders } = await ask(MyOrdersDocument, { first: AT_ONCE, after: before?.next ?? null });
      setPage({ orders: [...(before?.orders ?? []), ...myOrders.orders], next: myOrders.next });
    } catch (error) {
      setProblem(explain(error).sentence);
    } finally {
      setBusy(false);
    }
  }

  const [begin] = useState(() => () => more(null));
  useEffect(() => void begin(), [begin]);

  if (!page && !problem) return <Skeleton height={72} radius={12} />;
  return (
    <>
      {page?.orders.length === 0 && <p className={styles.small}>아직 주문하신 것이 없습니다.</p>}
      <ul className={styles.history}>
        {page?.orders.map((order) => (
          <HistoryRow key={order.id} order={order} />
        ))}
      </ul>
      <Problem sentence={problem} />
      {(problem || page?.next) && (
        <Button variant="default" loading={busy} onClick={() => void more(page)}>
          {problem ? "다시 불러오기" : "더 보기"}
        </Button>
      )}
    </>
  );
}

function HistoryRow({ order }: { order: Order }) {
  const { word, tone } = orderStanding(order);
  return (
    <li>
      <Link to={orderAt(order)} className={styles.historyRow}>
        <span>
          <span className={styles.historyTop}>
            <b>{order.name}</b>
            <span className={styles.state} data-tone={tone}>
              {word}
            </span>
          </span>
          <span className={styles.small}>
            {order.card ? order.card.title || words.untitled : "지금은 없는 카드"}
          </span>
          <span className={styles.small}>
            {momentWords(order.placedAt)} · {inWon(order.total)}
          </span>
        </span>
        <IconChevronRight size={20} stroke={1.6} aria-hidden />
      </Link>
    </li>
  );
}
