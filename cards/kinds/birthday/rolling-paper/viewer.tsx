import { useRef, useState } from "react";
import type { Entry, Guest, OwnEntry } from "#cards/engine/guest.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { revealAt } from "#cards/kinds/birthday/waiting/reveal.ts";
import action from "#cards/parts/action.module.css";
import { Blocked } from "#cards/parts/guest-entry/blocked.tsx";
import { EntryForm } from "#cards/parts/guest-entry/form.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { Unread } from "#cards/parts/guest-entry/unread.tsx";
import { useEntries } from "#cards/parts/guest-entry/use-entries.ts";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOwn } from "#cards/parts/guest-entry/use-own.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import frame from "#cards/parts/guest-entry/writing.module.css";
import { Heading } from "#cards/parts/heading.tsx";
import { EntryPasswordField } from "#cards/sections/guestbook/fields.tsx";
import { cardMomentWords } from "#domain/moment-words.ts";
import { NoteFields } from "./fields.tsx";
import { BoardNote, noteOf } from "./note.tsx";
import { OpenedEarly } from "./opened-early.tsx";
import { SealedBox } from "./sealed-box.tsx";
import type { rollingPaper } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

const SECTION = "rolling-paper";

export function RollingPaperViewer({ content, card }: ViewerProps<ContentOf<typeof rollingPaper>>) {
  const place = useRef<HTMLDivElement>(null);
  const writing = useRef<HTMLDetailsElement>(null);
  const near = useNear(place);
  const { own, setOwn } = useOwn(SECTION, near);
  const { left, failed, busy, reload, more, patch, fresh } = useEntries({ section: SECTION, near });
  const [note, setNote] = useState("");
  const say = words[card.language];
  const all = entryWords[card.language];
  const mine = own ?? [];
  const sealedUntil = sealOf({ content, card, told: left?.sealedUntil });

  async function send({ guest, typed, key }: { guest: Guest; typed: TypedEntry; key: string }) {
    const { password, website = "" } = typed;
    const entry = await guest.leave({
      section: SECTION,
      content: noteOf(typed),
      key,
      website,
      ...(password && { password }),
      ...(sealedUntil && { sealedUntil: sealedUntil.toISOString() }),
    });
    setOwn((known) => [entry, ...(known ?? []).filter(({ id }) => id !== entry.id)]);
    setNote(say.sent);
    if (writing.current) writing.current.open = false;
    await reload();
  }

  function changed(entry: OwnEntry) {
    setOwn((known) => (known ?? []).map((each) => (each.id === entry.id ? entry : each)));
    patch(entry.id, entry.state === "accepted" ? entry.content : null);
    setNote(say.changed);
  }

  function removed(id: string) {
    setOwn((known) => (known ?? []).filter((entry) => entry.id !== id));
    patch(id, null);
    setNote(all.removed);
    if (sealedUntil) void reload();
  }

  const shared = { card, say, onChanged: changed, onRemoved: removed };
  const hidden = mine.filter(({ state }) => state === "blocked");
  const notes = sealedUntil ? mine.map(asShown) : [...hidden.map(asShown), ...(left?.entries ?? [])];
  const opening = left?.openedEarly ?? null;
  const isOwn = (id: string) => mine.some((own) => own.id === id);
  const markOf = ({ id, pinned, createdAt }: Entry) => {
    if (sealedUntil) return say.onlyMine;
    if (hidden.some((own) => own.id === id)) return all.isBlocked;
    if (opening && isOwn(id) && createdAt <= opening.decidedAt) return say.mineOpened;
    return pinned ? say.pinned : "";
  };
  return (
    <div ref={place}>
      <Heading eyebrow="With love from">{content.title || say.title}</Heading>
      {content.prompt && <p className={frame.prompt}>{content.prompt}</p>}
      <details ref={writing} className={frame.writing}>
        <summary className={`${action.action} ${frame.write}`}>{say.write}</summary>
        <EntryForm card={card} name={SECTION} label={say.send} send={send}>
          {() => (
            <>
              <NoteFields say={say} language={card.language} />
              <EntryPasswordField say={say} hint={say.passwordHint} />
              {sealedUntil && <p className={frame.aside}>{say.sealing}</p>}
            </>
          )}
        </EntryForm>
      </details>
      <EntryNote>{note}</EntryNote>
      {opening && <OpenedEarly opening={opening} say={say} language={card.language} />}
      {sealedUntil && (
        <SealedBox
          words={left ? say.sealed(left.count) : say.sealed(0)}
          opens={say.opens(cardMomentWords(sealedUntil, card.language))}
        />
      )}
      {fresh > 0 && (
        <button type="button" className={`${action.action} ${frame.fresh}`} onClick={reload}>
          {say.fresh(fresh)}
        </button>
      )}
      {notes.length > 0 ? (
        <>
          {left && !sealedUntil && <p className={styles.count}>{say.count(left.count)}</p>}
          <ul className={styles.board} data-few={notes.length < 3}>
            {notes.map((entry) => (
              <BoardNote
                key={entry.id}
                {...shared}
                entry={entry}
                isOwn={isOwn(entry.id)}
                mark={markOf(entry)}
              />
            ))}
          </ul>
          {left?.next && (
            <button
              type="button"
              className={`${action.action} ${styles.more}`}
              data-busy={busy}
              onClick={more}
            >
              {all.more}
            </button>
          )}
        </>
      ) : (
        (left || card.id === null) &&
        !sealedUntil &&
        !left?.blocked && <p className={frame.first}>{say.first}</p>
      )}
      <Blocked left={left} language={card.language} />
      {failed && <Unread language={card.language} onAgain={left ? more : reload} />}
    </div>
  );
}

type Sealing = Pick<ViewerProps<ContentOf<typeof rollingPaper>>, "content" | "card"> & {
  told: string | null | undefined;
};

/** As the server tells it; until it was asked, as far as the page itself knows. */
function sealOf({ content, card, told }: Sealing): Date | null {
  if (told !== undefined) return told === null ? null : new Date(told);
  const chosen = content.sealed ? revealAt({ date: content.opensDate, time: content.opensTime }) : null;
  return chosen && new Date(card.now) < chosen ? chosen : null;
}

function asShown({ id, content, createdAt }: OwnEntry): Entry {
  return { id, shown: content, pinned: false, reply: null, createdAt };
}
