import { useMemo } from "react";
import { drawQrCode } from "#cards/parts/qr-code.ts";
import styles from "./presentation.module.css";

/** How the hall comes to the card. */
export function Invitation({ address }: { address: string }) {
  const { side, path } = useMemo(() => drawQrCode(`${address}#doljabi`), [address]);
  return (
    <aside className={styles.invitation}>
      <svg role="img" aria-label="카드로 가는 QR 코드" viewBox={`0 0 ${side} ${side}`}>
        <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>카메라로 비추면 바로 맞힐 수 있습니다</p>
    </aside>
  );
}
