import { Button, SegmentedControl } from "@mantine/core";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { momentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import { type AdminOrderFieldsFragment, AdminOrdersDocument, type OrderWait } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import IconDownload from "~icons/tabler/download";
import styles from "./admin.module.css";
import { orderStateWords } from "./admin-words.ts";
import { DownloadSheet } from "./download-sheet.tsx";
import { List, State } from "./list.tsx";
import { OrderActs } from "./order-acts.tsx";
import { PageTop } from "./page-top.tsx";

const views = [
  { value: "transfer", label: "입금 대기", waits: "TRANSFER", empty: "입금을 기다리는 주문이 없습니다." },
  { value: "refund", label: "환불 대기", waits: "REFUND", empty: "돌려드릴 주문이 없습니다." },
  { value: "all", label: "전체", waits: null, empty: "아직 들어온 주문이 없습니다." },
] as const satisfies { value: string; label: string; waits: OrderWait | null; empty: string }[];

export function meta() {
  return [{ title: "주문 관리 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Orders that wait for an admin first, and all others. */
export default function AdminOrdersPage() {
  const [params, setParams] = useSearchParams();
  const view = views.find(({ value }) => value === params.get("view")) ?? views[0];
  const { waits } = view;
  const [toast, setToast] = useState<ToastWords | null>(null);
  const [isDownloading, setDownloading] = useState(false);
  const gone = useCallback(() => setToast(null), []);
  const list = useList({
    query: (after?: string) => apiQuery(AdminOrdersDocument, { first: 30, after, waits }),
    page: ({ adminOrders: { orders, next } }) => ({ rows: orders, next }),
  });

  function changed(order: AdminOrderFieldsFragment, sentence: string) {
    if (waits) list.take(order.id);
    else list.put(order);
    setToast({ sentence });
  }

  return (
    <>
      <PageTop title="주문" lead="입금을 확인하고, 환불을 보내는 곳입니다.">
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
          onClick={() => setDownloading(true)}
        >
          엑셀 파일
        </Button>
      </PageTop>
      <SegmentedControl
        fullWidth
        mb="lg"
        size="md"
        aria-label="어떤 주문을 볼지"
        data={views.map(({ value, label }) => ({ value, label }))}
        value={view.value}
        onChange={(value) => setParams({ view: value }, { replace: true })}
      />
      <List list={list} empty={view.empty}>
        {(order) => <OrderRow order={order} onChanged={changed} tell={setToast} />}
      </List>
      <DownloadSheet opened={isDownloading} onClose={() => setDownloading(false)} />
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

type RowProps = {
  order: AdminOrderFieldsFragment;
  onChanged(order: AdminOrderFieldsFragment, sentence: string): void;
  tell(toast: ToastWords): void;
};

function OrderRow({ order, ...acts }: RowProps) {
  const isAsked = order.state === "PAID" && order.refundAskedAt !== null;
  const { word, tone } = isAsked
    ? { word: "환불 대기", tone: "waits" as const }
    : orderStateWords[order.state];
  return (
    <div className={styles.row} data-wide>
      <span className={styles.name}>
        {order.depositor ?? order.name}
        <span>{inWon(order.total)}</span>
        <State word={word} tone={tone} />
      </span>
      <span className={styles.about}>
        {order.depositor && `${order.name} · `}
        {order.number}
        {order.coupon && ` · 쿠폰 ${order.coupon}`}
      </span>
      <span className={styles.about}>
        {momentWords(order.placedAt)} 주문
        {order.state === "PENDING" && ` · ${momentWords(order.payBy)}까지`}
      </span>
      <OrderActs order={order} {...acts} />
    </div>
  );
}
