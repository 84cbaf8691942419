import { useState } from "react";
import type { Entry, Guest, OwnEntry } from "#cards/guest.ts";
import { Confirm } from "#cards/parts/leaving/confirm.tsx";
import form from "#cards/parts/leaving/form.module.css";
import { LeavingForm } from "#cards/parts/leaving/form.tsx";
import type { Typed } from "#cards/parts/leaving/kept.ts";
import { textOf } from "#cards/parts/leaving/text-of.ts";
import { leavingWords } from "#cards/parts/leaving/words.ts";
import type { CardFacts } from "#cards/viewer.ts";
import { todayInKorea } from "#cards/when.ts";
import { PasswordField, WordsFields } from "./fields.tsx";
import styles from "./viewer.module.css";
import type { GuestbookWords } from "./words.ts";

type Props = {
  entry: Entry;
  isOwn: boolean;
  isPending?: boolean;
  card: CardFacts;
  say: GuestbookWords;
  onChanged(entry: OwnEntry): void;
  onRemoved(id: string): void;
};

/** One entry: what somebody wrote, and for who wrote it the way to change it. */
export function Written(props: Props) {
  const { entry, isPending = false, card, say } = props;
  const [open, setOpen] = useState<"change" | "remove" | "both" | null>(null);
  const day = todayInKorea(new Date(entry.createdAt));
  return (
    <li className={styles.entry} data-open={open !== null} data-pinned={entry.pinned}>
      {(isPending || entry.pinned) && (
        <p className={styles.mark}>{isPending ? leavingWords[card.language].pending : say.pinned}</p>
      )}
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
      <Manage {...props} open={open} setOpen={setOpen} />
    </li>
  );
}

type Open = "change" | "remove" | "both" | null;
type ManageProps = Props & { open: Open; setOpen(open: Open): void };

function Manage({ entry, isOwn, card, say, open, setOpen, onChanged, onRemoved }: ManageProps) {
  const { id, shown } = entry;
  const name = textOf(shown, "name");
  const all = leavingWords[card.language];

  async function change({ guest, typed }: { guest: Guest; typed: Typed }) {
    const { name, message, password } = typed;
    onChanged(await guest.change({ id, content: { name, message }, ...(password && { password }) }));
    setOpen(null);
  }

  async function remove(guest: Guest, password?: string) {
    await guest.withdraw({ id, ...(password && { password }) });
    onRemoved(id);
  }

  const close = (
    <button type="button" className={form.quiet} onClick={() => setOpen(null)}>
      {all.close}
    </button>
  );
  if (open === "change") {
    return (
      <LeavingForm
        card={card}
        name={`written.${id}`}
        start={{ name, message: textOf(shown, "message") }}
        label={say.sendChange}
        send={change}
        beside={close}
      >
        {() => (
          <>
            <WordsFields say={say} />
            {!isOwn && <PasswordField say={say} hint={say.passwordAsk} required />}
          </>
        )}
      </LeavingForm>
    );
  }
  if (open === "remove") {
    return (
      <LeavingForm
        card={card}
        name={`written.${id}.remove`}
        label={all.remove}
        send={({ guest, typed }) => remove(guest, typed.password)}
        beside={close}
      >
        {() => <PasswordField say={say} hint={say.passwordAsk} required />}
      </LeavingForm>
    );
  }
  if (!isOwn && open === null) {
    return (
      <button
        type="button"
        className={styles.manage}
        aria-label={say.of(name, say.manage)}
        onClick={() => setOpen("both")}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor">
          <path d="M5 10.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm7 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm7 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z" />
        </svg>
      </button>
    );
  }
  return (
    <div className={styles.ways}>
      <button
        type="button"
        className={form.quiet}
        aria-label={say.of(name, say.change)}
        onClick={() => setOpen("change")}
      >
        {say.change}
      </button>
      {isOwn ? (
        <Confirm
          label={all.remove}
          name={say.of(name, all.remove)}
          question={all.removeAsk}
          yes={all.remove}
          card={card}
          act={(guest) => remove(guest)}
        />
      ) : (
        <>
          <button
            type="button"
            className={form.quiet}
            aria-label={say.of(name, all.remove)}
            onClick={() => setOpen("remove")}
          >
            {all.remove}
          </button>
          {close}
        </>
      )}
    </div>
  );
}
