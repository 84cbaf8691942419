import { Button } from "@mantine/core";
import { useState } from "react";
import { inWon } from "#domain/money.ts";
import { orderLeads } from "#domain/order.ts";
import {
  AdminCancelOrderDocument,
  type AdminOrderFieldsFragment,
  AdminReadRefundAccountDocument,
  AdminRefundOrderDocument,
} from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { askProved } from "#web/session/proof.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./admin.module.css";
import { type Reasoned, ReasonSheet } from "./reason-sheet.tsx";
import { TransferSheet } from "./transfer-sheet.tsx";

type Props = {
  order: AdminOrderFieldsFragment;
  onChanged(order: AdminOrderFieldsFragment, sentence: string): void;
  tell(toast: ToastWords): void;
};

/** What an admin does about one order, by what it waits for. */
export function OrderActs({ order, onChanged, tell }: Props) {
  const [asked, setAsked] = useState<Reasoned | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [account, setAccount] = useState<string>();
  const isTransfer = order.way === "transfer";
  const state = order.state.toLowerCase() as Lowercase<typeof order.state>;

  const readAccount = useAction(async () => {
    const { adminReadRefundAccount: to } = await askProved(AdminReadRefundAccountDocument, {
      order: order.id,
    });
    setAccount(`${to.bank} ${to.number} ${to.holder}`);
  }, tell);

  const cancel: Reasoned = {
    title: "주문 취소",
    lead: `${order.number} 주문을 취소합니다. 쓰신 쿠폰은 다시 쓸 수 있게 됩니다.`,
    example: "예: 입금하지 않겠다고 하셨습니다",
    confirm: "주문 취소하기",
    isGrave: true,
    async act({ reason }) {
      const { adminCancelOrder } = await askProved(AdminCancelOrderDocument, { order: order.id, reason });
      onChanged(adminCancelOrder, "주문을 취소했습니다.");
    },
  };
  const refund: Reasoned = {
    title: "환불하기",
    lead: isTransfer
      ? `${inWon(order.total)}을 계좌로 보내신 뒤에 눌러 주세요. 보냈다고 기록하고 메일로 알려 드립니다.`
      : `${inWon(order.total)}을 결제하신 방법 그대로 돌려드립니다. 되돌릴 수 없습니다.`,
    example: "예: 행사가 취소되었습니다",
    confirm: isTransfer ? "보냈습니다" : "환불하기",
    isGrave: true,
    async act({ reason }) {
      const { adminRefundOrder } = await askProved(AdminRefundOrderDocument, { order: order.id, reason });
      onChanged(adminRefundOrder, "환불했습니다.");
    },
  };

  return (
    <div className={styles.acts}>
      {orderLeads(state, "pay") && isTransfer && (
        <>
          <Button variant="light" onClick={() => setConfirming(true)}>
            입금 확인
          </Button>
          <Button variant="subtle" onClick={() => setAsked(cancel)}>
            취소
          </Button>
        </>
      )}
      {orderLeads(state, "refund") && (
        <>
          {isTransfer && order.refundAskedAt && !account && (
            <Button variant="default" loading={readAccount.busy} onClick={() => void readAccount.run()}>
              계좌 보기
            </Button>
          )}
          {account && <strong>{account}</strong>}
          <Button variant={order.refundAskedAt ? "light" : "subtle"} onClick={() => setAsked(refund)}>
            환불
          </Button>
        </>
      )}
      <ReasonSheet asked={asked} onClose={() => setAsked(null)} />
      <TransferSheet
        order={order}
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirmed={(paid) => onChanged(paid, "입금을 확인했습니다. 주문하신 분께 메일로 알려 드립니다.")}
      />
    </div>
  );
}
