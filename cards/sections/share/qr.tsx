import { useState } from "react";
import action from "#cards/parts/action.module.css";

import styles from "./viewer.module.css";
import type { ShareWords } from "./words.ts";

type Drawn = { side: number; path: string; png(): string };

/** The card's address as a QR code, drawn when asked for, and as a picture to keep. */
export function Qr({ address, title, say }: { address: string; title: string; say: ShareWords }) {
  const [drawn, setDrawn] = useState<Drawn | "failed" | null>(null);
  const [png, setPng] = useState<string | null>(null);

  async function draw() {
    try {
      const { drawQrCode, qrCodePng } = await import("#cards/parts/qr-code.ts");
      setDrawn({ ...drawQrCode(address), png: () => qrCodePng(address) });
    } catch {
      setDrawn("failed");
    }
  }

  if (drawn === null || drawn === "failed") {
    return (
      <>
        <button type="button" className={action.action} onClick={draw}>
          {say.qr}
        </button>
        <p role="status" className={styles.status}>
          {drawn === "failed" && say.qrFailed}
        </p>
      </>
    );
  }

  function keep() {
    if (drawn === null || drawn === "failed") return;
    const picture = png ?? drawn.png();
    setPng(picture);
    const link = document.createElement("a");
    link.href = picture;
    link.download = `${title || "card"} QR.png`;
    link.click();
  }

  return (
    <div className={styles.qr}>
      {png ? (
        // Some in-app browsers save nothing; a picture can still be pressed and kept.
        <img className={styles.code} src={png} alt={say.qrOf} width={1024} height={1024} />
      ) : (
        <svg
          className={styles.code}
          role="img"
          aria-label={say.qrOf}
          viewBox={`0 0 ${drawn.side} ${drawn.side}`}
        >
          <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
      <button type="button" className={action.action} onClick={keep}>
        {say.qrKeep}
      </button>
      <p role="status" className={styles.status}>
        {png && say.qrByHand}
      </p>
    </div>
  );
}
