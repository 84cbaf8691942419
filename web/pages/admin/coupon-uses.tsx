import { momentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import { AdminOrdersDocument, type CouponFieldsFragment } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import { ViewerDrawer } from "#web/shell/viewer-drawer.tsx";
import styles from "./admin.module.css";
import { orderStateWords } from "./admin-words.ts";
import { List, State } from "./list.tsx";

type Props = { coupon: CouponFieldsFragment | null; onClose(): void };

/** The orders that carry a coupon. */
export function CouponUses({ coupon, onClose }: Props) {
  return (
    <ViewerDrawer opened={coupon !== null} onClose={onClose} title={coupon?.code ?? "쿠폰"}>
      {coupon && <Uses coupon={coupon.id} />}
    </ViewerDrawer>
  );
}

function Uses({ coupon }: { coupon: string }) {
  const list = useList({
    query: (after?: string) => apiQuery(AdminOrdersDocument, { first: 30, after, coupon }),
    page: ({ adminOrders: { orders, next } }) => ({ rows: orders, next }),
  });
  return (
    <List list={list} empty="아직 쓰이지 않았습니다.">
      {({ name, number, state, discount, total, placedAt }) => (
        <div className={styles.row}>
          <span className={styles.name}>
            {name} <State {...orderStateWords[state]} />
          </span>
          <span>
            {inWon(discount)} 할인, {inWon(total)} 결제
          </span>
          <span className={styles.about}>
            {number} · {momentWords(placedAt)}
          </span>
        </div>
      )}
    </List>
  );
}
