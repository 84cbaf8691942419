import type { CSSProperties } from "react";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import type { DrawnEntry } from "#cards/parts/guest-entry/wall-entry.tsx";
import { notePapers, paperOf, stickerOf } from "./papers.ts";
import { StickerDrawing } from "./sticker-drawing.tsx";
import styles from "./viewer.module.css";

/** One note on the board, hung a little askew, with its sticker. */
export function BoardNote({ entry: { shown }, isOpen, mark, reply, children }: DrawnEntry) {
  const { colour } = notePapers[paperOf(textOf(shown, "paper"))];
  return (
    <li className={styles.note} data-open={isOpen} style={{ "--note": colour } as CSSProperties}>
      <span className={styles.sticker}>
        <StickerDrawing name={stickerOf(textOf(shown, "sticker"))} />
      </span>
      {mark}
      <p className={styles.message}>{textOf(shown, "message")}</p>
      <p className={styles.name}>{textOf(shown, "name")}</p>
      {reply && <p className={styles.reply}>{reply}</p>}
      {children}
    </li>
  );
}
