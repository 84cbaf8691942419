import { useState } from "react";
import type { Entry, OwnEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { WordsFields } from "./fields.tsx";
import { Manage, type Open } from "./manage.tsx";
import styles from "./viewer.module.css";
import type { GuestbookWords } from "./words.ts";

type Props = {
  entry: Entry;
  isOwn: boolean;
  /** Why nobody else sees it. */
  mark?: string;
  card: CardFacts;
  say: GuestbookWords;
  onChanged(entry: OwnEntry): void;
  onRemoved(id: string): void;
};

/** One entry: what somebody wrote, and for who wrote it the way to change it. */
export function Written(props: Props) {
  const { entry, say } = props;
  const mark = props.mark ?? (entry.pinned ? say.pinned : "");
  const [open, setOpen] = useState<Open>(null);
  const day = koreanDay(new Date(entry.createdAt));
  return (
    <li className={styles.entry} data-open={open !== null} data-pinned={entry.pinned}>
      {mark && <p className={styles.mark}>{mark}</p>}
      <p className={styles.message}>{textOf(entry.shown, "message")}</p>
      <p className={styles.by}>
        <span className={styles.name}>{textOf(entry.shown, "name")}</span>
        <time dateTime={day}>{day.replaceAll("-", ". ")}</time>
      </p>
      {entry.reply && (
        <p className={styles.reply}>
          <span className={styles.mark}>{say.reply}</span>
          {entry.reply}
        </p>
      )}
      <Manage
        {...props}
        section="guestbook"
        open={open}
        setOpen={setOpen}
        fields={<WordsFields say={say} />}
        start={{ name: textOf(entry.shown, "name"), message: textOf(entry.shown, "message") }}
        contentOf={({ name, message }) => ({ name, message })}
      />
    </li>
  );
}
