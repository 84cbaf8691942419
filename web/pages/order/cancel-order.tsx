import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import { CancelOrderDocument } from "#web/graphql/graphql.ts";
import type { ShownOrder } from "#web/orders/order-words.ts";
import { useAction } from "#web/queries/use-action.ts";
import { Sheet } from "#web/shell/sheet.tsx";

type Props = { order: ShownOrder; onChange(order: ShownOrder): void };

/** Ends an order that is not paid, after a question. */
export function CancelOrder({ order, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const cancel = useAction(async () => {
    const { cancelOrder } = await ask(CancelOrderDocument, { id: order.id });
    setOpened(false);
    onChange(cancelOrder);
  });

  return (
    <>
      <Button variant="subtle" onClick={() => setOpened(true)}>
        주문 취소
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="주문을 취소할까요?">
        <Stack gap="md">
          <p style={{ margin: 0 }}>
            카드는 그대로 있습니다. {order.coupon && "쓰신 쿠폰은 다시 쓰실 수 있습니다. "}
            {order.way === "transfer" && "이미 입금하셨다면 취소하지 말고 조금만 기다려 주세요."}
          </p>
          <Problem sentence={cancel.problem} />
          <Button loading={cancel.busy} onClick={() => void cancel.run()}>
            주문 취소하기
          </Button>
        </Stack>
      </Sheet>
    </>
  );
}
