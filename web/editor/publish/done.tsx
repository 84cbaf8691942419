import { Button, Stack } from "@mantine/core";
import { Link } from "react-router";
import { called } from "#cards/engine/called.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import { checkoutAddress } from "#domain/addresses.ts";
import { lastDayWords } from "#domain/moment-words.ts";
import { useContent, useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { ShareWays } from "#web/my-cards/share-sheet.tsx";
import IconExternalLink from "~icons/tabler/external-link";
import styles from "./publish.module.css";

/** The card stands at its address: every way to send it, and until when it stands. */
export function PublishDone() {
  const { kind } = useOpenCard();
  const card = useEditorCard();
  const content = useContent((all) => all);
  const address = new URL(pageOf(kind, card), location.origin).href;
  return (
    <Stack gap="md">
      <p className={styles.terms}>
        {card.expiresAt && <b>{lastDayWords(card.expiresAt)}까지 열려 있습니다. </b>}
        {!card.expiresAt && <b>닫으실 때까지 기한 없이 열려 있습니다. </b>}
        {card.isTrial
          ? `무료로 써 보시는 ${josa(called(kind), "이라/라")} 아래에 작은 고이 표시가 붙습니다. 주문하시면 표시가 사라지고 기간이 늘어납니다.`
          : card.expiresAt && "그 뒤에도 내용은 1년 동안 보관해 드립니다."}
      </p>
      {card.isTrial && (
        <Button component={Link} to={checkoutAddress(card.id)} variant="default">
          주문하고 표시 없애기
        </Button>
      )}
      <ShareWays card={card} kind={kind} content={content} />
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener"
        variant="subtle"
        leftSection={<IconExternalLink size={20} stroke={1.6} aria-hidden />}
      >
        {called(kind)} 열어 보기
      </Button>
    </Stack>
  );
}
