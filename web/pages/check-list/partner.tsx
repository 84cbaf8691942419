import { Button, Group, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { copy } from "#cards/parts/copy.ts";
import { ask } from "#web/api.ts";
import {
  InviteToWeddingPlanDocument,
  PartFromWeddingPlanDocument,
  WithdrawWeddingInvitationDocument,
} from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import IconCopy from "~icons/tabler/copy";
import IconShare2 from "~icons/tabler/share-2";
import { invitationLink } from "./invitation-link.ts";
import type { WeddingPlanView } from "./optimistic-plan.ts";
import styles from "./partner.module.css";
import type { OpenPlan } from "./use-plan.ts";

type Props = { open: OpenPlan; tell(toast: ToastWords): void; onOther(plan: WeddingPlanView | null): void };

/** With whom: by a link that is good for one person. */
export function Together({ open, tell, onOther }: Props) {
  const { plan, put } = open;
  const { run: during, busy } = useAction((act: () => Promise<void>) => act(), tell);
  const variables = { plan: plan.id };

  const invite = () =>
    during(async () => put((await ask(InviteToWeddingPlanDocument, variables)).inviteToWeddingPlan));
  const withdraw = () =>
    during(async () => {
      put((await ask(WithdrawWeddingInvitationDocument, variables)).withdrawWeddingInvitation);
      tell({ sentence: "초대를 취소했습니다. 보내신 링크는 이제 열리지 않습니다." });
    });
  const part = () =>
    during(async () => {
      const { partFromWeddingPlan } = await ask(PartFromWeddingPlanDocument, variables);
      if (partFromWeddingPlan?.id === plan.id) put(partFromWeddingPlan);
      else onOther(partFromWeddingPlan);
    });

  if (plan.companion) return <Two plan={plan} busy={busy} part={part} />;
  return (
    <section className={styles.together}>
      <h2>둘이 함께 쓰기</h2>
      <p>
        링크를 받은 분이 로그인하고 ‘함께 준비하기’를 누르면, 두 분이 같은 목록을 보고 고칩니다. 한 목록은 두
        분까지 쓸 수 있습니다.
      </p>
      {plan.invitation === null ? (
        <Button loading={busy} onClick={() => void invite()}>
          초대 링크 만들기
        </Button>
      ) : (
        <Invitation link={invitationLink(plan.invitation)} busy={busy} withdraw={withdraw} />
      )}
    </section>
  );
}

type InvitationProps = { link: string; busy: boolean; withdraw(): Promise<void> };

function Invitation({ link, busy, withdraw }: InvitationProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  async function copyLink() {
    const copied = await copy(link);
    if (!copied) field.current?.select();
    setSaid(copied ? "링크를 복사했습니다." : "위 링크를 길게 눌러 복사해 주세요.");
  }

  return (
    <>
      <TextInput
        ref={field}
        label="초대 링크"
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        description="이 링크를 가진 분은 목록을 모두 볼 수 있습니다. 함께 준비하실 분께만 보내 주세요."
      />
      <Group gap="sm">
        <Button leftSection={<IconCopy size={20} stroke={1.6} aria-hidden />} onClick={() => void copyLink()}>
          링크 복사
        </Button>
        {"share" in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare2 size={20} stroke={1.6} aria-hidden />}
            // Who closes the sheet of the device has not met an error.
            onClick={() =>
              void navigator.share({ title: "결혼 준비 체크리스트", url: link }).catch(() => undefined)
            }
          >
            다른 앱으로 보내기
          </Button>
        )}
        <Button variant="subtle" color="red.9" loading={busy} onClick={() => void withdraw()}>
          초대 취소하기
        </Button>
      </Group>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}

function Two({ plan, busy, part }: { plan: WeddingPlanView; busy: boolean; part(): Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const other = plan.companion?.email ?? "상대";
  return (
    <section className={styles.together}>
      <h2>두 분이 함께 쓰고 있습니다</h2>
      <p>
        <b>{other}</b> 님과 같은 목록을 보고 고칩니다. 한 분이 바꾸면 다른 분의 화면에도 곧 보입니다. 한
        목록은 두 분까지 쓸 수 있습니다.
      </p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {plan.isOwner ? "함께 쓰기 끝내기" : "이 목록에서 나가기"}
      </Button>
      <Sheet
        opened={asking}
        onClose={() => setAsking(false)}
        title={plan.isOwner ? "함께 쓰기를 끝낼까요?" : "이 목록에서 나갈까요?"}
      >
        <p className={styles.asked}>
          {plan.isOwner
            ? `${other} 님은 더는 이 목록을 볼 수 없습니다. 적어 두신 것은 모두 그대로 있습니다.`
            : `목록은 ${other} 님에게 그대로 남습니다. 다시 들어오려면 새 초대가 필요합니다.`}
        </p>
        <Group grow mt="lg">
          <Button variant="default" onClick={() => setAsking(false)}>
            그대로 두기
          </Button>
          <Button
            color="red.7"
            loading={busy}
            onClick={() => {
              setAsking(false);
              void part();
            }}
          >
            {plan.isOwner ? "끝내기" : "나가기"}
          </Button>
        </Group>
      </Sheet>
    </section>
  );
}
