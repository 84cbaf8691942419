import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { CardFacts } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import styles from "./save-picture.module.css";
import { words } from "./words.ts";

type Props = { card: CardFacts; addressee: string };

/** Browsers inside an app that hand on no file: there a picture is saved by holding it. */
const NO_DOWNLOADS = /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|Line\/|DaumApps|; wv\)/i;

/** The letter as a picture of the server's: a plain link, so that it is kept wherever links are. */
export function SavePicture({ card, addressee }: Props) {
  const [shown, setShown] = useState(false);
  const say = words[card.language];
  const to = addressee && `&to=${encodeURIComponent(addressee)}`;
  const address = `${card.address}.keepsake.png?v=${card.version ?? 0}${to}`;

  function tapped(event: MouseEvent) {
    if (!NO_DOWNLOADS.test(navigator.userAgent)) return;
    event.preventDefault();
    setShown(true);
  }

  return (
    <p className={styles.save}>
      <a href={address} download={say.saveName} className={action.action} onClick={tapped}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" className={styles.icon}>
          <path d="M4 5.5h16v13H4zM4 15.5l5-4.5 4 3.5 3-2.5 4 3.5M15.5 9.5h.1" />
        </svg>
        {say.save}
      </a>
      {shown && <Held address={address} say={say} onClose={() => setShown(false)} />}
    </p>
  );
}

type HeldProps = { address: string; say: (typeof words)["ko"]; onClose(): void };

/** The picture itself, to be held until the app offers to save it. */
function Held({ address, say, onClose }: HeldProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<"coming" | "there" | "failed">("coming");
  useEffect(() => sheet.current?.showModal(), []);
  const said = { coming: say.coming, there: say.saveBy, failed: say.failed }[state];
  return (
    <dialog ref={sheet} className={styles.held} onClose={onClose} aria-label={say.save}>
      <span role="status" className={styles.heldWords}>
        {said}
      </span>
      {state !== "failed" && (
        <img
          src={address}
          alt={say.picture}
          className={styles.heldPicture}
          onLoad={() => setState("there")}
          onError={() => setState("failed")}
        />
      )}
      <button type="button" className={action.action} onClick={() => sheet.current?.close()}>
        {say.close}
      </button>
    </dialog>
  );
}
