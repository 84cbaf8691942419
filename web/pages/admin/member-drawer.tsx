import { Skeleton } from "@mantine/core";
import { Link } from "react-router";
import { momentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import {
  type AccountFieldsFragment,
  AdminAuditDocument,
  AdminOpenMemberDocument,
  type AdminOpenMemberMutation,
} from "#web/graphql/graphql.ts";
import { invalidate } from "#web/queries/api-query.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { ViewerDrawer } from "#web/shell/viewer-drawer.tsx";
import { webWords } from "#web/words.ts";
import styles from "./admin.module.css";
import { cardStateWords, orderStateWords } from "./admin-words.ts";
import { State } from "./list.tsx";
import { MemberActs } from "./member-acts.tsx";
import { Trail } from "./trail.tsx";
import { useOpened } from "./use-opened.ts";

type Opened = AdminOpenMemberMutation["adminOpenMember"];
type Props = {
  id: string | null;
  onClose(): void;
  onChanged(account: AccountFieldsFragment): void;
  tell(toast: ToastWords): void;
};

/** One account beside the list, with what it owns. */
export function MemberDrawer({ id, onClose, onChanged, tell }: Props) {
  const load = useOpened(AdminOpenMemberDocument, id);
  const opened = load.data?.adminOpenMember;

  function changed(account: AccountFieldsFragment) {
    if (opened) load.put({ adminOpenMember: { ...opened, ...account } });
    void invalidate(AdminAuditDocument);
    onChanged(account);
  }

  return (
    <ViewerDrawer opened={id !== null} onClose={onClose} title={opened?.email ?? "회원"}>
      <LoadFrame load={load} waiting={<Skeleton height={320} radius="md" />}>
        {({ adminOpenMember: opened }) => (
          <>
            <dl className={styles.facts}>
              <dt>가입한 때</dt>
              <dd>{momentWords(opened.createdAt)}</dd>
              <dt>권한</dt>
              <dd>{opened.isAdmin ? "관리자" : "회원"}</dd>
              <dt>로그인</dt>
              <dd>{opened.isEnabled ? "할 수 있음" : "막혀 있음"}</dd>
            </dl>
            <MemberActs account={opened} onChanged={changed} tell={tell} />
            <h3 className={styles.part}>카드</h3>
            <Cards cards={opened.cards.cards} />
            <h3 className={styles.part}>주문</h3>
            <Orders orders={opened.orders.orders} />
            <h3 className={styles.part}>관리 기록</h3>
            <Trail noun="member" subject={opened.id} />
          </>
        )}
      </LoadFrame>
    </ViewerDrawer>
  );
}

function Cards({ cards }: { cards: Opened["cards"]["cards"] }) {
  if (cards.length === 0) return <p className={styles.about}>만든 카드가 없습니다.</p>;
  return (
    <ul className={styles.trail}>
      {cards.map(({ id, title, label, state }) => (
        <li key={id}>
          <Link to={`/admin/cards?card=${id}`} className={styles.link}>
            {title || webWords.untitled}
          </Link>{" "}
          <State {...cardStateWords[state]} />
          <p className={styles.about}>{label}</p>
        </li>
      ))}
    </ul>
  );
}

function Orders({ orders }: { orders: Opened["orders"]["orders"] }) {
  if (orders.length === 0) return <p className={styles.about}>주문이 없습니다.</p>;
  return (
    <ul className={styles.trail}>
      {orders.map(({ id, name, number, total, state, placedAt }) => (
        <li key={id}>
          {name} {inWon(total)} <State {...orderStateWords[state]} />
          <p className={styles.about}>
            {number} · {momentWords(placedAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}
