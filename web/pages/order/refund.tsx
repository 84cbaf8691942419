import { Button, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { banks } from "#cards/sections/accounts/banks.ts";
import { lastDayWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import { refundAccount } from "#domain/order.ts";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { RefundOrderDocument } from "#web/graphql/graphql.ts";
import styles from "#web/orders/order.module.css";
import { daysLeftWords, refundableWords, type ShownOrder } from "#web/orders/order-words.ts";
import { Sheet } from "#web/shell/sheet.tsx";

type Props = { order: ShownOrder; onChange(order: ShownOrder): void };

/** Until when the money can be had back and how; or why not. */
export function Refund({ order, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const [now] = useState(() => new Date());
  const { until, problem } = order.refund;
  if (problem || !until) return <p className={styles.small}>{problem}</p>;
  return (
    <>
      <Button variant="subtle" onClick={() => setOpened(true)}>
        환불 신청
      </Button>
      <p className={styles.small}>
        {refundableWords(order.kind)} {lastDayWords(until)}까지 ({daysLeftWords(until, now)}) 전액 환불해
        드립니다.
      </p>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="환불을 신청할까요?">
        <RefundForm order={order} onChange={onChange} />
      </Sheet>
    </>
  );
}

const nothing = z.object({ bank: z.string(), number: z.string(), holder: z.string() });
const bankLabels = Object.values(banks).map(({ label }) => label);

function RefundForm({ order, onChange }: Props) {
  const isByHand = order.way === "transfer";
  const { input, submit, busy, problem } = useValidatedForm({
    schema: isByHand ? refundAccount : nothing,
    initial: { bank: "", number: "", holder: order.depositor ?? "" },
    async act(account) {
      const { refundOrder } = await ask(RefundOrderDocument, {
        id: order.id,
        account: isByHand ? account : null,
      });
      onChange(refundOrder);
    },
    keep: { as: `goi.refund.${order.id}`, fields: ["bank", "number", "holder"] },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <p style={{ margin: 0 }}>
          {order.total > 0 && <b>{inWon(order.total)}을 모두 돌려 드립니다. </b>}
          카드는 그대로 남고, 주문하신 기간과 요금제만 사라집니다.
          {order.coupon && " 쓰신 쿠폰은 다시 쓰실 수 있습니다."}
        </p>
        {isByHand && (
          <>
            <NativeSelect label="은행" data={["", ...bankLabels]} {...input("bank")} />
            <TextInput
              label="계좌번호"
              placeholder="110-123-456789"
              inputMode="numeric"
              autoComplete="off"
              {...input("number")}
            />
            <TextInput label="예금주" placeholder="김고이" autoComplete="name" {...input("holder")} />
            <p className={styles.small}>
              보내 드린 뒤에는 계좌 정보를 지웁니다. 영업일 3일 안에 보내 드립니다.
            </p>
          </>
        )}
        <Problem sentence={problem} />
        <Button type="submit" loading={busy}>
          환불 신청하기
        </Button>
      </Stack>
    </form>
  );
}
