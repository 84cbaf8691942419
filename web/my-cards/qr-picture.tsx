import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { josa } from "#cards/korean/hangul.ts";
import { lastDayWords } from "#domain/moment-words.ts";
import IconDownload from "~icons/tabler/download";
import styles from "./share-sheet.module.css";

type Props = {
  kind: Kind;
  address: string;
  title: string;
  /** What is printed outlives the page: null where that has no end. */
  expiresAt: string | null;
};

/** The address as a QR code to look at, to press and keep, and to save. */
export function QrPicture({ kind, address, title, expiresAt }: Props) {
  const [png, setPng] = useState<string>();

  useEffect(() => {
    let gone = false;
    import("#cards/parts/qr-code.ts").then(
      ({ qrCodePng }) => !gone && setPng(qrCodePng(address)),
      // Without it the other ways remain.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [address]);

  if (!png) return null;
  return (
    <div className={styles.qr}>
      <img src={png} alt={`이 ${called(kind)}의 QR 코드`} width={1024} height={1024} />
      <div>
        <p>
          {kind.isSolemn ? "안내판이나 인쇄물에 쓰실 수 있습니다. " : "인쇄물이나 안내판에 넣어 보세요. "}
          휴대폰으로 비추면 {josa(called(kind), "이/가")} 열립니다.
          {expiresAt && ` ${lastDayWords(expiresAt)}까지 열려 있으니, 인쇄하기 전에 기간을 살펴 주세요.`}
        </p>
        <Button
          component="a"
          href={png}
          download={`${title} QR.png`}
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
        >
          QR 그림 저장
        </Button>
      </div>
    </div>
  );
}
