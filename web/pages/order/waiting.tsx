import { Button, Loader } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { inWon } from "#domain/money.ts";
import { ask } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { ConfirmPaymentDocument, MyOrderDocument } from "#web/graphql/graphql.ts";
import styles from "#web/orders/order.module.css";
import { OrderPaper } from "#web/orders/order-paper.tsx";
import type { Try } from "#web/orders/order-storage.ts";
import type { ShownOrder } from "#web/orders/order-words.ts";

/** Often enough for who waits, and rarely enough for who is asked. */
const ASK_AGAIN_MS = 3_000;

/** A definite "no": everything else may still become a yes. */
const NO = new Set(["PAYMENT_DECLINED", "PAYMENT_AMOUNT", "CONFLICT", "NOT_FOUND", "INVALID", "FORBIDDEN"]);

type Props = {
  order: ShownOrder;
  /** What the buyer agreed to on this device; without it only the server is asked. */
  trying: Try | null;
  onSettled(order: ShownOrder): void;
  onRefused(sentence: string): void;
};

/** Between the buyer's yes and the provider's: it asks until it knows, and takes no silence for a no. */
export function WaitingOrder({ order, trying, onSettled, onRefused }: Props) {
  const isLong = useAsking({ order, trying, onSettled, onRefused });
  return (
    <OrderPaper
      order={{ ...order, isUncertain: true }}
      title={isLong ? "결제 결과를 기다리고 있습니다" : "결제를 확인하고 있습니다"}
      lead={
        isLong
          ? "답이 조금 늦어지고 있습니다. 다시 결제하지 말고 그대로 기다려 주세요. 이 창을 닫으셔도 괜찮습니다. 결과는 메일로도 알려 드립니다."
          : "잠시만 기다려 주세요."
      }
    >
      <p className={styles.waiting} role="status">
        <Loader size="sm" aria-hidden /> {inWon(order.total)} 결제를 확인하는 중입니다
      </p>
      {isLong && (
        <Button component={Link} to="/my-mobile-card" variant="default">
          내 카드로 가기
        </Button>
      )}
    </OrderPaper>
  );
}

/** Asks now and every few seconds; answers whether it takes longer than it should. */
function useAsking({ order, trying, onSettled, onRefused }: Props): boolean {
  const [isLong, setIsLong] = useState(trying === null);
  const told = useRef({ onSettled, onRefused });
  told.current = { onSettled, onRefused };
  const { id } = order;
  const reference = trying?.reference;
  const amount = trying?.amount;

  useEffect(() => {
    let gone = false;
    let later: ReturnType<typeof setTimeout>;

    async function known(): Promise<ShownOrder> {
      if (reference === undefined || amount === undefined)
        return (await ask(MyOrderDocument, { id })).myOrder;
      return (await ask(ConfirmPaymentDocument, { order: id, reference, amount })).confirmPayment;
    }

    async function asking() {
      try {
        const now = await known();
        if (gone) return;
        if (now.state !== "PENDING" || !now.isUncertain) return told.current.onSettled(now);
      } catch (error) {
        if (gone) return;
        if (error instanceof ApiRefusal && NO.has(error.code)) return told.current.onRefused(error.message);
      }
      setIsLong(true);
      later = setTimeout(asking, ASK_AGAIN_MS);
    }

    void asking();
    return () => {
      gone = true;
      clearTimeout(later);
    };
  }, [id, reference, amount]);

  return isLong;
}
