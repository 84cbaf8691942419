import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { datedMomentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import { webWords } from "#web/words.ts";
import styles from "./order.module.css";
import { creditWords, orderStanding, type ShownOrder, wayWords } from "./order-words.ts";
import { Sum } from "./sum.tsx";

type Props = { order: ShownOrder; title: string; lead?: ReactNode; children?: ReactNode };

/** One order on one page: what there is to say, what there is to do, and what was ordered. */
export function OrderPaper({ order, title, lead, children }: Props) {
  return (
    <div className={styles.narrow}>
      <Title order={1} className={styles.said}>
        {title}
      </Title>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      <Ordered order={order} />
    </div>
  );
}

function Ordered({ order }: { order: ShownOrder }) {
  const { word, tone } = orderStanding(order);
  const { name, number, card, listPrice, credit, discount, total, coupon, placedAt } = order;
  return (
    <section className={styles.summary} aria-labelledby="ordered">
      <h2 id="ordered" className={styles.heading}>
        주문 내용{" "}
        <span className={styles.state} data-tone={tone}>
          {word}
        </span>
      </h2>
      <p className={styles.product}>{name}</p>
      <p className={styles.small}>{card ? card.title || webWords.untitled : "지금은 없는 카드"}</p>
      <dl className={styles.sums}>
        <Sum label="정가" amount={inWon(listPrice)} />
        {credit > 0 && <Sum label={creditWords(order)} amount={`−${inWon(credit)}`} />}
        {discount > 0 && <Sum label={`쿠폰 ${coupon ?? ""}`} amount={`−${inWon(discount)}`} />}
        <Sum label="결제 금액" amount={<strong>{inWon(total)}</strong>} isTotal />
      </dl>
      <dl className={styles.period}>
        <dt>주문 번호</dt>
        <dd>{number}</dd>
        <dt>주문 일시</dt>
        <dd>{datedMomentWords(placedAt)}</dd>
        <dt>결제 방법</dt>
        <dd>{wayWords(order)}</dd>
      </dl>
    </section>
  );
}
