import { Button } from "@mantine/core";
import IconMessageCircleFilled from "@tabler/icons-react/dist/esm/icons/IconMessageCircleFilled.mjs";
import { useEffect, useState } from "react";
import { called } from "#cards/called.ts";
import type { Kind } from "#cards/kind.ts";
import { readSettings } from "#web/settings.ts";
import styles from "./share-sheet.module.css";

type Props = {
  kind: Kind;
  message: { title: string; description: string; picture: string | null; address: string };
};

/** Sends a card by KakaoTalk, where the operator has a key for it. */
export function KakaoButton({ kind, message }: Props) {
  const key = useKakaoKey();
  const [failed, setFailed] = useState(false);
  if (!key) return null;

  // The script is on its way while the finger still rests: a browser opens an app only soon after a tap.
  const prepare = () =>
    import("#cards/sections/share/kakao.ts").then(({ loadKakao }) => loadKakao(key)).catch(() => undefined);

  async function send(kakaoKey: string) {
    try {
      const { sendByKakao } = await import("#cards/sections/share/kakao.ts");
      await sendByKakao(kakaoKey, { ...message, button: `${called(kind)} 열기` });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button
        className={styles.kakao}
        leftSection={<IconMessageCircleFilled size={20} aria-hidden />}
        onPointerDown={() => void prepare()}
        onClick={() => void send(key)}
      >
        카카오톡으로 보내기
      </Button>
      <p role="status" className={styles.failed}>
        {failed && "카카오톡을 열지 못했습니다. 주소를 복사해 보내 주세요."}
      </p>
    </>
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
