import type { ReactNode } from "react";
import type { Entry, Guest, OwnEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { Confirm } from "#cards/parts/guest-entry/confirm.tsx";
import form from "#cards/parts/guest-entry/form.module.css";
import { EntryForm } from "#cards/parts/guest-entry/form.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import { reportAddress } from "#cards/parts/report-address.ts";
import { EntryPasswordField } from "./fields.tsx";
import styles from "./viewer.module.css";
import type { GuestbookWords } from "./words.ts";

/** Which of the ways is open. */
export type Open = "change" | "remove" | "both" | null;

type Props = {
  /** Of which section, so that what is typed is kept apart. */
  section: string;
  entry: Entry;
  isOwn: boolean;
  card: CardFacts;
  say: GuestbookWords;
  open: Open;
  setOpen(open: Open): void;
  /** What can be changed, and what stands in it now. */
  fields: ReactNode;
  start: TypedEntry;
  contentOf(typed: TypedEntry): Record<string, unknown>;
  onChanged(entry: OwnEntry): void;
  onRemoved(id: string): void;
};

/** The ways to change or delete what somebody wrote: for who wrote it here at once, else by its password. */
export function Manage(props: Props) {
  const { section, entry, isOwn, card, say, open, setOpen, fields, start, contentOf } = props;
  const { onChanged, onRemoved } = props;
  const { id, shown } = entry;
  const name = textOf(shown, "name");
  const all = entryWords[card.language];

  async function change({ guest, typed }: { guest: Guest; typed: TypedEntry }) {
    const { password } = typed;
    onChanged(await guest.change({ id, content: contentOf(typed), ...(password && { password }) }));
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
      <EntryForm
        card={card}
        name={`${section}.${id}`}
        start={start}
        label={say.sendChange}
        send={change}
        beside={close}
      >
        {() => (
          <>
            {fields}
            {!isOwn && <EntryPasswordField say={say} hint={say.passwordAsk} required />}
          </>
        )}
      </EntryForm>
    );
  }
  if (open === "remove") {
    return (
      <EntryForm
        card={card}
        name={`${section}.${id}.remove`}
        label={all.remove}
        send={({ guest, typed }) => remove(guest, typed.password)}
        beside={close}
      >
        {() => <EntryPasswordField say={say} hint={say.passwordAsk} required />}
      </EntryForm>
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
          {card.id !== null && (
            <a
              href={reportAddress({ card: card.id, entry: id })}
              rel="nofollow"
              className={form.quiet}
              aria-label={say.of(name, all.report)}
            >
              {all.report}
            </a>
          )}
          {close}
        </>
      )}
    </div>
  );
}
