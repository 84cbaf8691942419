import { Button, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { josa } from "#cards/korean/hangul.ts";
import { copy } from "#cards/parts/copy.ts";
import { momentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import shared from "#web/orders/order.module.css";
import { OrderPaper } from "#web/orders/order-paper.tsx";
import type { ShownOrder } from "#web/orders/order-words.ts";
import IconCopy from "~icons/tabler/copy";
import { CancelOrder } from "./cancel-order.tsx";
import styles from "./order.module.css";

type Props = { order: ShownOrder; onChange(order: ShownOrder): void };

/** Where the money goes, how much of it, in whose name and until when. */
export function Transfer({ order, onChange }: Props) {
  const { account, total, depositor, payBy } = order;
  return (
    <OrderPaper
      order={order}
      title="입금을 기다리고 있습니다"
      lead={
        <>
          <b>{momentWords(payBy)}</b>까지 아래 계좌로 보내 주세요. 입금을 확인하면 바로 카드에 반영하고 메일로
          알려 드립니다.
        </>
      }
    >
      {account && (
        <section className={styles.account} aria-label="입금하실 계좌">
          <p className={shared.small}>
            {account.bank} · 예금주 {account.holder}
          </p>
          <Copied label="계좌번호" text={account.number} />
          <Copied label="보내실 금액" text={inWon(total)} copies={String(total)} />
          <p className={shared.small}>
            보내시는 분 이름을 <b>{depositor}</b> 그대로 적어 주세요. 이름이 다르면 확인이 늦어질 수 있습니다.
          </p>
        </section>
      )}
      <p className={shared.small}>
        이 창을 닫으셔도 괜찮습니다. 계좌는 <Link to="/setting#orders">주문 내역</Link>에서 언제든 다시 보실
        수 있습니다.
      </p>
      <CancelOrder order={order} onChange={onChange} />
    </OrderPaper>
  );
}

/** By the clipboard, else by a hidden field, else by hand: then it stands there selected. */
function Copied({ label, text, copies = text }: { label: string; text: string; copies?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  async function copyText() {
    const copied = await copy(copies);
    if (!copied) field.current?.select();
    setSaid(copied ? `${josa(label, "을/를")} 복사했습니다.` : "길게 눌러 복사해 주세요.");
  }

  return (
    <div className={styles.copied}>
      <TextInput
        ref={field}
        label={label}
        value={text}
        readOnly
        size="lg"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={<IconCopy size={20} stroke={1.6} aria-hidden />}
        aria-label={`${label} 복사`}
        onClick={() => void copyText()}
      >
        복사
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
