import type { Guest } from "#cards/engine/guest.ts";
import { reportAddress } from "#cards/parts/report-address.ts";
import { Confirm } from "./confirm.tsx";
import form from "./form.module.css";
import { EntryForm } from "./form.tsx";
import type { TypedEntry } from "./kept.ts";
import { EntryPasswordField } from "./password-field.tsx";
import { textsOf } from "./text-of.ts";
import styles from "./wall.module.css";
import type { WallEntryProps } from "./wall-entry.tsx";
import { entryWords } from "./words.ts";

/** Which of the ways is open. */
export type Open = "change" | "remove" | "both" | null;

type Props = WallEntryProps & { open: Open; setOpen(open: Open): void };

/** The ways to change or delete what somebody wrote: for who wrote it here at once, else by its password. */
export function Manage({ wall, card, say, fields, names, entry: { id, shown }, open, setOpen }: Props) {
  const isOwn = wall.own.some((own) => own.id === id);
  const all = entryWords[card.language];
  const start = textsOf(shown, names);
  const named = (act: string) => say.of(start.name ?? "", act);

  async function send({ guest, typed }: { guest: Guest; typed: TypedEntry }) {
    const { password } = typed;
    const which = { id, ...(password && { password }) };
    if (open === "remove") return wall.withdraw(guest, which);
    wall.changed(await guest.change({ ...which, content: textsOf(typed, names) }), say.changed);
    setOpen(null);
  }

  function way(to: Open, label: string, name?: string) {
    return (
      <button type="button" className={form.quiet} aria-label={name} onClick={() => setOpen(to)}>
        {label}
      </button>
    );
  }

  const close = way(null, all.close);
  if (open === "change" || open === "remove") {
    const changes = open === "change";
    return (
      <EntryForm
        card={card}
        name={`${wall.section}.${id}.${open}`}
        start={start}
        label={changes ? say.sendChange : all.remove}
        send={send}
        beside={close}
      >
        {() => (
          <>
            {changes && fields}
            {!isOwn && <EntryPasswordField say={say} required />}
          </>
        )}
      </EntryForm>
    );
  }
  if (!isOwn && !open) {
    return (
      <button
        type="button"
        className={styles.manage}
        aria-label={named(say.manage)}
        onClick={() => setOpen("both")}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" stroke="currentColor">
          <path d="M5 12h.01m7 0h.01m7 0h.01" strokeWidth="3" strokeLinecap="round" />
        </svg>
      </button>
    );
  }
  return (
    <div className={styles.ways}>
      {way("change", say.change, named(say.change))}
      {isOwn ? (
        <Confirm
          label={all.remove}
          name={named(all.remove)}
          question={all.removeAsk}
          yes={all.remove}
          card={card}
          act={(guest) => wall.withdraw(guest, { id })}
        />
      ) : (
        <>
          {way("remove", all.remove, named(all.remove))}
          {card.id !== null && (
            <a
              href={reportAddress({ card: card.id, entry: id })}
              rel="nofollow"
              className={form.quiet}
              aria-label={named(all.report)}
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
