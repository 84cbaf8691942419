import { Button, Group } from "@mantine/core";
import { useState } from "react";
import {
  type AccountFieldsFragment,
  AdminDisableMemberDocument,
  AdminEnableMemberDocument,
  AdminSetAdminDocument,
} from "#web/graphql/graphql.ts";
import { askProved } from "#web/session/proof.ts";
import { useUser } from "#web/session/session.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./admin.module.css";
import { type Reasoned, ReasonSheet } from "./reason-sheet.tsx";

type Props = {
  account: AccountFieldsFragment;
  onChanged(account: AccountFieldsFragment): void;
  tell(toast: ToastWords): void;
};

/** What an admin may do with somebody else's account. */
export function MemberActs({ account, onChanged, tell }: Props) {
  const user = useUser();
  const [asked, setAsked] = useState<Reasoned | null>(null);
  const { id, isAdmin, isEnabled } = account;
  if (user?.id === id) return <p className={styles.about}>지금 로그인하신 계정입니다.</p>;

  const done = (changed: AccountFieldsFragment, sentence: string) => {
    onChanged(changed);
    tell({ sentence });
  };
  const group: Reasoned = {
    title: isAdmin ? "관리자에서 제외" : "관리자로 지정",
    lead: isAdmin
      ? "1분 안에 관리 화면을 쓸 수 없게 됩니다."
      : "모든 카드와 주문, 회원을 볼 수 있게 됩니다. 꼭 필요한 분께만 주세요.",
    example: isAdmin ? "예: 담당이 바뀌었습니다" : "예: 고객 응대를 맡았습니다",
    confirm: isAdmin ? "제외하기" : "지정하기",
    isGrave: true,
    async act({ reason }) {
      const asked = { id, isAdmin: !isAdmin, reason };
      const { adminSetAdmin } = await askProved(AdminSetAdminDocument, asked);
      done(adminSetAdmin, isAdmin ? "관리자에서 제외했습니다." : "관리자로 지정했습니다.");
    },
  };
  const signIn: Reasoned = {
    title: isEnabled ? "로그인 막기" : "로그인 허용",
    lead: isEnabled
      ? "모든 기기에서 바로 로그아웃됩니다. 보낸 카드는 그대로 열립니다."
      : "다시 로그인할 수 있게 됩니다.",
    example: isEnabled ? "예: 계정 도용이 의심됩니다" : "예: 본인 확인을 마쳤습니다",
    confirm: isEnabled ? "막기" : "허용하기",
    isGrave: isEnabled,
    async act({ reason }) {
      if (isEnabled) {
        const { adminDisableMember } = await askProved(AdminDisableMemberDocument, { id, reason });
        return done(adminDisableMember, "로그인을 막았습니다.");
      }
      const { adminEnableMember } = await askProved(AdminEnableMemberDocument, { id, reason });
      done(adminEnableMember, "다시 로그인할 수 있습니다.");
    },
  };
  return (
    <>
      <Group gap="xs" grow>
        <Button variant="default" onClick={() => setAsked(group)}>
          {group.title}
        </Button>
        <Button variant="default" onClick={() => setAsked(signIn)} {...(isEnabled && { c: "red.9" })}>
          {signIn.title}
        </Button>
      </Group>
      <ReasonSheet asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
