import { Button, Input } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { OfferedBlock } from "#cards/engine/editor.ts";
import IconBuilding from "~icons/tabler/building";
import IconLink from "~icons/tabler/link";
import IconLinkOff from "~icons/tabler/link-off";
import { BlockFinder } from "./block-finder.tsx";
import styles from "./follow.module.css";
import type { FormFollowing } from "./use-following.ts";

type Props = {
  form: FormFollowing;
  /** What sort of place it is: 식장. */
  what: string;
  /** Why it cannot be followed. */
  problem: string | undefined;
  /** All that a block says, for who thinks about taking it. */
  preview(block: OfferedBlock): ReactNode;
};

/** Where a section takes up what somebody else keeps, and lets go of it again. */
export function FollowBlock({ form, what, problem, preview }: Props) {
  const [finding, setFinding] = useState<boolean>();
  return (
    <>
      <Standing form={form} what={what} find={() => setFinding(true)} />
      {problem && <Input.Error>{problem}</Input.Error>}
      {finding !== undefined && (
        <BlockFinder
          opened={finding}
          close={() => setFinding(false)}
          what={what}
          preview={preview}
          take={(block) => {
            form.adopt(block);
            setFinding(false);
          }}
        />
      )}
    </>
  );
}

function Standing({ form, what, find }: Pick<Props, "form" | "what"> & { find(): void }) {
  const { following, block } = form;
  if (!following) {
    return (
      <div className={styles.standing}>
        <p className={styles.about}>
          {what}에서 직접 관리하는 정보를 가져오면, 주소나 오시는 길이 바뀌었을 때 여기에도 저절로 반영됩니다.
        </p>
        <div className={styles.acts}>
          <Button
            variant="default"
            type="button"
            leftSection={<IconBuilding size={18} aria-hidden />}
            onClick={find}
          >
            {what} 정보 가져오기
          </Button>
        </div>
      </div>
    );
  }
  // Until somebody answered, it is followed as far as anybody knows.
  const isAlone = block !== undefined && block.keeper === null;
  return (
    <div className={styles.standing} data-alone={isAlone}>
      <p className={styles.title} role="status">
        {isAlone ? (
          <>
            <IconLinkOff size={20} stroke={1.6} aria-hidden />
            <span>이제 {what}에서 관리하지 않는 정보입니다.</span>
          </>
        ) : (
          <>
            <IconLink size={20} stroke={1.6} aria-hidden />
            <span>{block?.keeper ? `${block.keeper}의` : what} 정보를 그대로 쓰고 있습니다.</span>
          </>
        )}
      </p>
      <p className={styles.about}>
        {isAlone
          ? "마지막으로 알려 준 내용을 카드에 그대로 두었습니다. 바뀐 것이 있으면 직접 고쳐 주세요."
          : `${what}에서 고치면 손님이 보는 카드에도 바로 고쳐집니다. 직접 고치신 것은 그대로 둡니다.`}
      </p>
      <div className={styles.acts}>
        <Button variant="default" type="button" onClick={find}>
          다른 {what} 찾기
        </Button>
        <Button variant="subtle" color="dark" type="button" onClick={form.letGo}>
          {isAlone ? "우리 내용으로 쓰기" : "연결 끊기"}
        </Button>
      </div>
    </div>
  );
}
