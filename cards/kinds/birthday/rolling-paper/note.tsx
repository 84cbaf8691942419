import { type CSSProperties, useState } from "react";
import type { Entry, OwnEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { Manage, type Open } from "#cards/sections/guestbook/manage.tsx";
import { NoteFields } from "./fields.tsx";
import { notePapers, paperOf, stickerOf } from "./papers.ts";
import { StickerDrawing } from "./sticker-drawing.tsx";
import styles from "./viewer.module.css";
import type { NoteWords } from "./words.ts";

type Props = {
  entry: Entry;
  isOwn: boolean;
  /** Said over it: that it is pinned, or that nobody else reads it. */
  mark: string;
  card: CardFacts;
  say: NoteWords;
  onChanged(entry: OwnEntry): void;
  onRemoved(id: string): void;
};

/** One note on the board, hung a little askew, with its sticker; and for who wrote it the way to change it. */
export function BoardNote(props: Props) {
  const { entry, mark, card, say } = props;
  const [open, setOpen] = useState<Open>(null);
  const { shown, reply } = entry;
  const [name, message] = [textOf(shown, "name"), textOf(shown, "message")];
  const [paper, sticker] = [paperOf(textOf(shown, "paper")), stickerOf(textOf(shown, "sticker"))];
  return (
    <li
      className={styles.note}
      data-open={open !== null}
      style={{ "--note": notePapers[paper].colour } as CSSProperties}
    >
      <span className={styles.sticker}>
        <StickerDrawing name={sticker} />
      </span>
      {mark && <p className={styles.mark}>{mark}</p>}
      <p className={styles.message}>{message}</p>
      <p className={styles.name}>{name}</p>
      {reply && (
        <p className={styles.reply}>
          <span className={styles.mark}>{say.reply}</span>
          {reply}
        </p>
      )}
      <Manage
        {...props}
        section="rolling-paper"
        open={open}
        setOpen={setOpen}
        fields={<NoteFields say={say} language={card.language} />}
        start={{ name, message, paper, sticker }}
        contentOf={noteOf}
      />
    </li>
  );
}

/** What of a form is the note itself. */
export function noteOf({ name, message, paper, sticker }: Readonly<Record<string, string>>) {
  return { name, message, paper, sticker };
}
