import { useState } from "react";
import { isOver } from "#domain/card-life.ts";
import { lastDayWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import type { CardFieldsFragment } from "#web/graphql/graphql.ts";
import styles from "#web/orders/order.module.css";
import { creditWords, refundableWords } from "#web/orders/order-words.ts";
import { Sum } from "#web/orders/sum.tsx";
import type { ShownQuote } from "./use-quote.ts";

/** What is to be paid and what comes of it, before it is. */
export function Summary({ card, quote }: { card: CardFieldsFragment; quote: ShownQuote }) {
  const { name, listPrice, credit, discount, total, couponLabel, purpose, voucher } = quote;
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary" className={styles.heading}>
        주문 내용
      </h2>
      <p className={styles.product}>{name}</p>
      <dl className={styles.sums}>
        <Sum label="정가" amount={inWon(listPrice)} />
        {credit > 0 && (
          <Sum
            label={creditWords({ purpose, isPaidInShop: voucher !== null })}
            amount={`−${inWon(credit)}`}
          />
        )}
        {discount > 0 && <Sum label={`쿠폰 · ${couponLabel}`} amount={`−${inWon(discount)}`} />}
        <Sum label="결제하실 금액" amount={<strong>{inWon(total)}</strong>} isTotal />
      </dl>
      <h3 className={styles.question}>언제까지 열려 있나요?</h3>
      <dl className={styles.period}>
        <dt>지금</dt>
        <dd>{useNowWords(card)}</dd>
        <dt>주문하시면</dt>
        <dd>
          <b>{quote.openUntil ? `${lastDayWords(quote.openUntil)}까지` : "닫으실 때까지 기한 없이"}</b>
          {!card.publishedAt && quote.openUntil && " (오늘 공개하신다면)"}
        </dd>
        {quote.planUntil && (
          <>
            <dt>요금제</dt>
            <dd>
              <b>{lastDayWords(quote.planUntil)}까지</b>
              {!card.publishedAt && " (오늘 공개하신다면)"}, 그 뒤에는 무료로 이어집니다
            </dd>
          </>
        )}
      </dl>
      <p className={styles.small}>
        부가세가 포함된 금액입니다.{" "}
        {card.publishedAt
          ? "이미 공개하신 카드라 결제하신 뒤에는 환불되지 않습니다."
          : `${refundableWords(card.kind)} 결제하신 뒤 7일까지 전액 환불해 드립니다.`}
      </p>
    </section>
  );
}

function useNowWords(card: CardFieldsFragment): string {
  const [now] = useState(() => new Date());
  const { publishedAt, expiresAt, isTrial } = card;
  if (!publishedAt) return "아직 공개하지 않았습니다";
  if (!expiresAt) return "닫으실 때까지 기한 없이";
  if (isOver(card, now)) return `${lastDayWords(expiresAt)}에 끝났습니다`;
  return `${lastDayWords(expiresAt)}까지${isTrial ? " (무료 체험)" : ""}`;
}
