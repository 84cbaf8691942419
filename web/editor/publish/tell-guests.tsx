import { Button, Stack } from "@mantine/core";
import { called } from "#cards/engine/called.ts";
import { factsOf } from "#cards/engine/facts-of.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import { sharedAddress } from "#cards/sections/share/address.ts";
import { smsLink, withCheckLines } from "#cards/sections/share/message.ts";
import { useContent, useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { CopyMessage } from "#web/my-cards/copy-message.tsx";
import IconMessage from "~icons/tabler/message";
import IconShare2 from "~icons/tabler/share-2";
import styles from "./publish.module.css";

type Props = { changes: readonly string[]; onDone(): void };

/** After something changed that guests act upon: the words to tell them, for who has sent the card already. */
export function TellGuests({ changes, onDone }: Props) {
  const { kind } = useOpenCard();
  const card = useEditorCard();
  const title = useContent((content) => factsOf(kind, content).title);
  const address = new URL(pageOf(kind, card), location.origin).href;
  const shared = sharedAddress({ address, version: card.liveVersion ?? undefined });
  const language = useContent((content) => content.language);
  const lines = [title, ...changes, "", shared].join("\n");
  const message = withCheckLines(lines, { checkNumber: card.checkNumber, language, address });
  return (
    <Stack gap="sm">
      <p className={styles.early}>
        이미 {josa(called(kind), "을/를")} 열어 보신 분이 다시 여시면 바뀐 내용을 화면에서 한 번 알려
        드립니다. 다시 열지 않으실 분께는 아래 글을 보내 주세요.
      </p>
      <CopyMessage message={message} />
      {"share" in navigator && (
        <Button
          variant="default"
          leftSection={<IconShare2 size={20} stroke={1.6} aria-hidden />}
          // Who closes the sheet of the device has not met an error.
          onClick={() => void navigator.share({ text: message }).catch(() => undefined)}
        >
          다른 앱으로 보내기
        </Button>
      )}
      <Button
        component="a"
        href={smsLink(message)}
        variant="default"
        leftSection={<IconMessage size={20} stroke={1.6} aria-hidden />}
      >
        문자로 보내기
      </Button>
      <Button variant="subtle" onClick={onDone}>
        나중에 알리기
      </Button>
    </Stack>
  );
}
