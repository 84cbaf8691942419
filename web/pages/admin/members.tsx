import { useCallback, useState } from "react";
import { momentWords } from "#domain/moment-words.ts";
import {
  type AccountFieldsFragment,
  AdminMembersDocument,
  type AdminMembersQuery,
} from "#web/graphql/graphql.ts";
import { apiQuery, type Query } from "#web/queries/api-query.ts";
import { useList } from "#web/queries/use-list.ts";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./admin.module.css";
import { AdminSearchField } from "./filters.tsx";
import { List, State } from "./list.tsx";
import { MemberDrawer } from "./member-drawer.tsx";
import { PageTop } from "./page-top.tsx";
import { useParam } from "./use-param.ts";
import { useDebouncedTyped } from "./use-typed.ts";

/** As the server asks for. */
const LEAST_LETTERS = 2;

const nobody: Query<AdminMembersQuery> = {
  queryKey: ["nobody"],
  queryFn: async () => ({ adminMembers: [] }),
};

export function meta() {
  return [{ title: "회원 관리 · 고이" }, { name: "robots", content: "noindex" }];
}

/** Somebody's account, found by its address. Nobody leafs through all of them. */
export default function AdminMembersPage() {
  const { search: email, field } = useDebouncedTyped();
  const [opened, open] = useParam("member");
  const [toast, setToast] = useState<ToastWords | null>(null);
  const gone = useCallback(() => setToast(null), []);
  const isAsked = email.length >= LEAST_LETTERS;
  const list = useList({
    query: () => (isAsked ? apiQuery(AdminMembersDocument, { email }) : nobody),
    page: ({ adminMembers }) => ({ rows: adminMembers, next: null }),
  });
  return (
    <>
      <PageTop title="회원" lead="이메일의 앞부분으로 찾습니다. 열어 본 기록이 남습니다." />
      <search className={styles.filters}>
        <AdminSearchField
          label="이메일"
          placeholder="예: minsu@"
          inputMode="email"
          autoCapitalize="off"
          {...field}
        />
      </search>
      <List
        list={list}
        empty={
          isAsked
            ? "이 이메일로 시작하는 회원이 없습니다."
            : "찾으시는 분의 이메일을 두 글자 이상 적어 주세요."
        }
      >
        {(account) => <AccountRow account={account} onOpen={() => open(account.id)} />}
      </List>
      <MemberDrawer
        id={opened}
        onClose={() => open(null)}
        onChanged={(account) => list.put(account)}
        tell={setToast}
      />
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

function AccountRow({ account, onOpen }: { account: AccountFieldsFragment; onOpen(): void }) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.name}>
        {account.email}
        {account.isAdmin && <State word="관리자" tone="good" />}
        {!account.isEnabled && <State word="로그인 막힘" tone="bad" />}
        {!account.isConfirmed && <State word="이메일 확인 전" tone="waits" />}
      </span>
      <span className={styles.about}>{momentWords(account.createdAt)} 가입</span>
    </button>
  );
}
