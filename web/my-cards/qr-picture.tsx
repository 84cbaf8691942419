import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { josa } from "#cards/korean/hangul.ts";
import IconDownload from "~icons/tabler/download";
import styles from "./share-sheet.module.css";

/** The address as a QR code to look at, to press and keep, and to save. */
export function QrPicture({ kind, address, title }: { kind: Kind; address: string; title: string }) {
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
        <p>인쇄물이나 안내판에 넣어 보세요. 휴대폰으로 비추면 {josa(called(kind), "이/가")} 열립니다.</p>
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
