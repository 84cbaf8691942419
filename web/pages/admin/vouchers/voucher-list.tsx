import { Button } from "@mantine/core";
import { lastDayWords, momentWords } from "#domain/moment-words.ts";
import type { VoucherState } from "#web/graphql/graphql.ts";
import styles from "../admin.module.css";
import { AdminSearchField, FilterChoice } from "../filters.tsx";
import { List, State } from "../list.tsx";
import type { useVouchers, Voucher } from "./use-vouchers.ts";

export type VoucherAct = "cancel" | "renew";

const states: Record<VoucherState, { word: string; tone?: "good" | "bad" | "waits" }> = {
  OPEN: { word: "받기 전", tone: "waits" },
  USED: { word: "받음", tone: "good" },
  CANCELLED: { word: "취소", tone: "bad" },
  EXPIRED: { word: "기간 지남" },
};
const choices = Object.entries(states).map(([value, { word }]) => ({ value, label: word }));

type Props = { vouchers: ReturnType<typeof useVouchers>; onAct(act: VoucherAct, voucher: Voucher): void };

/** All that was registered, by state or by number. */
export function VoucherList({ vouchers: { list, wanted, field, setState }, onAct }: Props) {
  return (
    <>
      <search className={styles.filters}>
        <AdminSearchField
          label="상품주문번호나 주문번호"
          placeholder="번호 전체, 예: 2026111512345678"
          inputMode="numeric"
          {...field}
        />
        <FilterChoice label="상태" data={choices} value={wanted.state} onChange={setState} />
      </search>
      <List
        list={list}
        empty={
          wanted.number || wanted.state
            ? "찾으시는 이용권이 없습니다. 번호는 전체를 적어 주세요."
            : "아직 등록한 이용권이 없습니다. 위에서 등록해 보세요."
        }
      >
        {(voucher) => <Row voucher={voucher} onAct={onAct} />}
      </List>
    </>
  );
}

function Row({ voucher, onAct }: { voucher: Voucher; onAct: Props["onAct"] }) {
  const { productOrder, orderNumber, piece, holder, digits, company, state } = voucher;
  const canChange = state === "OPEN" || state === "EXPIRED";
  const called = `${productOrder} ${piece}번째`;
  return (
    <div className={styles.row} data-wide>
      <span className={styles.name}>
        {holder ?? (company ? "업체가 보유" : "지움")}
        {digits && <span>{digits}</span>}
        <State {...states[state]} />
      </span>
      <span>
        {voucher.label} · {sinceWords(voucher)}
      </span>
      <span className={styles.about}>
        {productOrder}
        {piece > 1 && ` (${piece})`}
        {orderNumber !== productOrder && ` · 주문 ${orderNumber}`} · {momentWords(voucher.createdAt)} 등록
      </span>
      {canChange && (
        <div className={styles.acts}>
          {holder && (
            <Button
              variant="default"
              aria-label={`${called} 새 링크`}
              onClick={() => onAct("renew", voucher)}
            >
              새 링크
            </Button>
          )}
          <Button
            variant="subtle"
            c="red.9"
            aria-label={`${called} 취소`}
            onClick={() => onAct("cancel", voucher)}
          >
            취소
          </Button>
        </div>
      )}
    </div>
  );
}

function sinceWords({ state, isSpent, claimedAt, cancelledAt, expiresAt }: Voucher): string {
  if (state === "USED") return `${momentWords(claimedAt ?? "")} 받음${isSpent ? ", 주문에 씀" : ""}`;
  if (state === "CANCELLED") return `${momentWords(cancelledAt ?? "")} 취소`;
  return `${lastDayWords(expiresAt)}까지`;
}
