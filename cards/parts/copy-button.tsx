import { useEffect, useRef, useState } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import action from "./action.module.css";
import { copy } from "./copy.ts";
import styles from "./copy-button.module.css";

const words = {
  ko: { copied: "복사했습니다", byHand: "아래 글을 길게 눌러 복사해 주세요.", close: "닫기" },
  en: { copied: "Copied", byHand: "Press and hold the text below to copy it.", close: "Close" },
};

type Props = { text: string; label: string; language?: CardContent["language"] };

/** Copies a text and says so. Where nothing may be copied, shows the text selected, to be copied by hand. */
export function CopyButton({ text, label, language = "ko" }: Props) {
  const [state, setState] = useState<"ready" | "copied" | "by-hand">("ready");
  const said = words[language];

  useEffect(() => {
    if (state !== "copied") return;
    const rest = setTimeout(() => setState("ready"), 3000);
    return () => clearTimeout(rest);
  }, [state]);

  async function tapped() {
    setState((await copy(text)) ? "copied" : "by-hand");
  }

  return (
    <span className={styles.copy}>
      <button type="button" className={action.action} onClick={tapped} aria-label={label}>
        <span className={styles.label} data-now={state !== "copied"}>
          {label}
        </span>
        <span className={styles.label} data-now={state === "copied"}>
          {said.copied}
        </span>
      </button>
      <span role="status" className={styles.status}>
        {state === "copied" && said.copied}
      </span>
      {state === "by-hand" && <ByHand text={text} said={said} onClose={() => setState("ready")} />}
    </span>
  );
}

type ByHandProps = { text: string; said: (typeof words)["ko"]; onClose: () => void };

function ByHand({ text, said, onClose }: ByHandProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    sheet.current?.showModal();
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <dialog ref={sheet} className={styles.sheet} onClose={onClose} aria-label={said.byHand}>
      <p className={styles.byHand}>{said.byHand}</p>
      <textarea ref={field} className={styles.text} value={text} rows={3} readOnly />
      <button type="button" className={action.action} onClick={() => sheet.current?.close()}>
        {said.close}
      </button>
    </dialog>
  );
}
