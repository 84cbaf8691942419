import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { KakaoSender } from "#cards/engine/owner-screen.ts";
import { type CheckedAs, checkLine } from "#cards/sections/share/message.ts";
import { readSettings } from "#web/settings.ts";
import IconMessageCircleFilled from "~icons/tabler/message-circle-filled";
import styles from "./share-sheet.module.css";

type Message = { title: string; description: string; picture: string | null; address: string };
type Props = { kind: Kind; message: Message };

/** Sends a card by KakaoTalk, where the operator has a key for it. */
export function KakaoButton({ kind, message }: Props) {
  const kakao = useKakao(kind);
  const [failed, setFailed] = useState(false);
  if (!kakao) return null;
  return (
    <>
      <Button
        className={styles.kakao}
        leftSection={<IconMessageCircleFilled size={20} aria-hidden />}
        onPointerDown={kakao.prepare}
        onClick={() =>
          void kakao.send(message).then(
            () => setFailed(false),
            () => setFailed(true),
          )
        }
      >
        카카오톡으로 보내기
      </Button>
      <p role="status" className={styles.failed}>
        {failed && "카카오톡을 열지 못했습니다. 주소를 복사해 보내 주세요."}
      </p>
    </>
  );
}

/** Undefined where the operator has no key. */
function useKakao(kind: Kind) {
  const key = useKakaoKey();
  if (!key) return undefined;
  return {
    // The script is on its way while the finger still rests: a browser opens an app only soon after a tap.
    prepare() {
      import("#cards/sections/share/kakao.ts").then(({ loadKakao }) => loadKakao(key)).catch(() => undefined);
    },
    async send(message: Message) {
      const { sendByKakao } = await import("#cards/sections/share/kakao.ts");
      await sendByKakao(key, { ...message, button: `${called(kind)} 열기` });
    },
  };
}

type Sent = { kind: Kind; title: string; picture: string | null; checked: CheckedAs };

/** The same for those who are sent a card by name. */
export function useKakaoSender({ kind, title, picture, checked }: Sent): KakaoSender | undefined {
  const kakao = useKakao(kind);
  return (
    kakao && {
      prepare: kakao.prepare,
      send({ greeting, address }) {
        const description = [greeting, checkLine(checked)].filter(Boolean).join("\n");
        return kakao.send({ title, description, picture, address });
      },
    }
  );
}

function useKakaoKey(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    let gone = false;
    readSettings().then(
      ({ kakaoJsKey }) => !gone && setKey(kakaoJsKey),
      // Without it the other ways remain.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return key;
}
