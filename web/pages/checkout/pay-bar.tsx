import { Button } from "@mantine/core";
import { inWon } from "#domain/money.ts";
import styles from "./checkout.module.css";
import type { CheckoutWay } from "./use-checkout.ts";
import type { ShownQuote } from "./use-quote.ts";

type Props = {
  quote: ShownQuote | null;
  way: CheckoutWay | null;
  busy: boolean;
  agreedBefore: number | null;
  /** Whether the sums did not come. */
  isQuoteMissing: boolean;
  onAgain(): void;
  onPlace(): void;
};

/** The total and the one button. A sum that changed since it was seen is asked about again. */
export function PayBar({ quote, way, busy, agreedBefore, isQuoteMissing, onAgain, onPlace }: Props) {
  return (
    <div className={styles.bar}>
      {quote && agreedBefore !== null && (
        <p role="alert" className={styles.changed}>
          그사이 금액이 바뀌었습니다. <s>{inWon(agreedBefore)}</s> → <b>{inWon(quote.total)}</b>
          <br />
          아직 주문하지 않았습니다. 새 금액으로 하시겠어요?
        </p>
      )}
      <div className={styles.barLine}>
        <p className={styles.total} aria-live="polite">
          <small>결제하실 금액</small>
          <b>{quote ? inWon(quote.total) : "–"}</b>
        </p>
        {isQuoteMissing ? (
          <Button size="lg" onClick={onAgain}>
            다시 계산하기
          </Button>
        ) : (
          <Button size="lg" loading={busy} onClick={onPlace}>
            {buttonWords({ quote, way, isAskedAgain: agreedBefore !== null })}
          </Button>
        )}
      </div>
    </div>
  );
}

type Said = { quote: ShownQuote | null; way: CheckoutWay | null; isAskedAgain: boolean };

function buttonWords({ quote, way, isAskedAgain }: Said): string {
  if (isAskedAgain) return "새 금액으로 주문";
  if (quote?.total === 0) return "0원으로 주문하기";
  return way && !way.isByHand ? "결제하기" : "주문하기";
}
