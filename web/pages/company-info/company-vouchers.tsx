import { Button, Loader } from "@mantine/core";
import { useState } from "react";
import { lastDayWords, momentWords } from "#domain/moment-words.ts";
import {
  CompanyVouchersDocument,
  type CompanyVouchersQuery,
  type HeldVoucherFieldsFragment,
} from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { More } from "#web/queries/more.tsx";
import { useList } from "#web/queries/use-list.ts";
import { Part } from "#web/shell/page-part.tsx";
import { Sheet } from "#web/shell/sheet.tsx";
import { HandVoucher } from "./hand-voucher.tsx";
import styles from "./handed-cards.module.css";

type Voucher = HeldVoucherFieldsFragment;

const AT_ONCE = 20;

const vouchersToHand = {
  query: (after?: string) => apiQuery(CompanyVouchersDocument, { first: AT_ONCE, after }),
  page({ companyVouchers: { vouchers, all, used, next } }: CompanyVouchersQuery) {
    return { rows: vouchers, all, used, next };
  },
};

/** Vouchers that the company bought for its customers. Who has none sees nothing of it. */
export function CompanyVouchers() {
  const list = useList(vouchersToHand);
  const { page, problem } = list;
  const [handing, setHanding] = useState<Voucher | null>(null);
  if (page?.all === 0) return null;

  function close() {
    setHanding(null);
    void list.reload();
  }

  return (
    <Part
      title="고객에게 드릴 이용권"
      about="고객의 이름과 전화번호 끝 네 자리를 적어 링크로 드립니다. 누구의 계정에서 쓰였는지는 보이지 않습니다."
    >
      {!page && !problem && <Loader size="sm" aria-label="이용권을 불러오고 있습니다" />}
      {page && (
        <>
          <p className={styles.none}>
            모두 {page.all.toLocaleString("ko")}장 가운데 {page.used.toLocaleString("ko")}장을 고객이
            받았습니다.
          </p>
          <ul className={styles.list}>
            {page.rows.map((voucher) => (
              <Row key={voucher.id} voucher={voucher} onHand={() => setHanding(voucher)} />
            ))}
          </ul>
        </>
      )}
      <More list={list} />
      <Sheet opened={handing !== null} onClose={close} title="이용권 드리기">
        {handing && <HandVoucher voucher={handing} />}
      </Sheet>
    </Part>
  );
}

function Row({ voucher, onHand }: { voucher: Voucher; onHand(): void }) {
  const { label, holder, state, handedAt, expiresAt } = voucher;
  const { word, tone } = standingOf(voucher);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{label}</b>
        <span className={styles.quiet}>
          {handedAt && holder
            ? `${holder} 님께 ${momentWords(handedAt)}에 드림`
            : `${lastDayWords(expiresAt)}까지`}
        </span>
      </div>
      <span className={styles.state} data-state={tone}>
        {word}
      </span>
      {state === "OPEN" && (
        <Button
          variant="default"
          aria-label={`${label} ${handedAt ? "다시 드리기" : "드리기"}`}
          onClick={onHand}
        >
          {handedAt ? "다시 드리기" : "드리기"}
        </Button>
      )}
    </li>
  );
}

function standingOf({ state, handedAt }: Voucher): { word: string; tone?: "TAKEN" | "WAITING" } {
  if (state === "USED") return { word: "고객이 받음", tone: "TAKEN" };
  if (state === "CANCELLED") return { word: "취소" };
  if (state === "EXPIRED") return { word: "기한 지남" };
  return handedAt ? { word: "기다리는 중", tone: "WAITING" } : { word: "드리기 전" };
}
