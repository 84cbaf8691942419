import { type ChangeEvent, useState } from "react";
import styles from "./check-in.module.css";
import { pictureIn } from "./picture.ts";

const UNOPENED = "열 수 없는 사진입니다. 다른 사진을 고르거나, 입장 번호로 찾아 주세요.";
const NO_CODE = "사진에서 QR 코드를 찾지 못했습니다. 코드가 크게 나오도록 다시 찍어 주세요.";
const UNREAD = "이 기기에서 QR을 읽지 못하고 있습니다. 입장 번호나 이름으로 찾아 주세요.";

type Props = { read(picture: ImageData): Promise<string | null>; onSeen(code: string): void };

/** A ticket from a photo, where the camera is refused or the browser shows none. */
export function TicketPhoto({ read, onSeen }: Props) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  async function chosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // The same photo may be chosen again.
    currentTarget.value = "";
    if (!file) return;
    setBusy(true);
    setProblem(await told(file));
    setBusy(false);
  }

  /** Why it could not be read; nothing where it could. */
  async function told(file: File): Promise<string> {
    const picture = await pictureIn(file).catch(() => null);
    if (!picture) return UNOPENED;
    try {
      const code = await read(picture);
      if (code) onSeen(code);
      return code ? "" : NO_CODE;
    } catch {
      return UNREAD;
    }
  }

  return (
    <>
      <label className={styles.photo} aria-busy={busy}>
        <input type="file" accept="image/*" onChange={(event) => void chosen(event)} />
        {busy ? "읽는 중입니다…" : "사진으로 읽기"}
      </label>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
