import { Button, Loader, Stack } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { orderAddress } from "#domain/addresses.ts";
import { inWon } from "#domain/money.ts";
import { ask } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { OpenPaymentDocument } from "#web/graphql/graphql.ts";
import styles from "#web/orders/order.module.css";
import { OrderPaper } from "#web/orders/order-paper.tsx";
import type { ShownOrder } from "#web/orders/order-words.ts";
import { failureWords } from "#web/orders/payment-failure-words.ts";
import { openToss, tossOpening } from "./toss.ts";

/** Leads to Toss's own page as soon as its script is there. */
export function TossPayment({ order }: { order: ShownOrder }) {
  const [problem, setProblem] = useState<string>();
  const begun = useRef(false);
  const { id } = order;

  const open = useCallback(async () => {
    setProblem(undefined);
    try {
      const { openPayment } = await ask(OpenPaymentDocument, { order: id });
      const back = new URL(orderAddress(id), location.origin).href;
      // Whoever comes back by the browser's own button finds the order, and is not sent away again.
      history.replaceState(history.state, "", back);
      await openToss(tossOpening.parse(openPayment), back);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }, [id]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void open();
  }, [open]);

  useEffect(() => {
    // A page that the browser kept as it was when it left.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  return (
    <OrderPaper
      order={order}
      title={problem ? "결제 화면을 열지 못했습니다" : "결제 화면으로 가고 있습니다"}
      lead={problem ?? "토스페이먼츠의 안전한 결제 화면이 곧 열립니다."}
    >
      {problem ? (
        <Stack gap="xs">
          <Button size="lg" onClick={() => void open()}>
            {inWon(order.total)} 다시 결제하기
          </Button>
          <Button component={Link} to={orderAddress(order.id)} variant="subtle" replace>
            결제하지 않고 돌아가기
          </Button>
        </Stack>
      ) : (
        <p className={styles.waiting} role="status">
          <Loader size="sm" aria-hidden /> 잠시만 기다려 주세요
        </p>
      )}
    </OrderPaper>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof ApiRefusal) return error.message;
  if (error instanceof Error && "code" in error) return failureWords(String(error.code));
  return "인터넷 연결을 확인하고 다시 해 주세요. 빠져나간 금액은 없습니다.";
}
