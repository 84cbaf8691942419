import { useRef, useState } from "react";
import type { Entry, Guest, OwnEntry } from "#cards/engine/guest.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
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
import { EntryPasswordField, WordsFields } from "./fields.tsx";
import type { guestbook } from "./section.ts";
import styles from "./viewer.module.css";
import { type GuestbookWords, words } from "./words.ts";
import { Written } from "./written.tsx";

type Content = ContentOf<typeof guestbook>;

export function GuestbookViewer(props: ViewerProps<Content>) {
  return <GuestbookPages {...props} section="guestbook" eyebrow="Guestbook" words={words} />;
}

type BookProps = ViewerProps<Pick<Content, "title" | "prompt" | "approveFirst" | "layout">> & {
  section: string;
  eyebrow?: string;
  words: Record<CardFacts["language"], GuestbookWords>;
  /** Stands in the empty field, for who looks for words. */
  example?: string | undefined;
};

/** Where guests write, whatever the occasion calls it. */
export function GuestbookPages({ section, eyebrow, words, example, content, card }: BookProps) {
  const place = useRef<HTMLDivElement>(null);
  const writing = useRef<HTMLDetailsElement>(null);
  const near = useNear(place);
  const { own, setOwn } = useOwn(section, near);
  const { left, failed, busy, reload, more, patch, fresh } = useEntries({ section, near });
  const [note, setNote] = useState("");
  const say = words[card.language];
  const all = entryWords[card.language];
  const mine = own ?? [];
  const unseen = mine.filter(({ state }) => state === "pending" || state === "blocked");

  async function send({ guest, typed, key }: { guest: Guest; typed: TypedEntry; key: string }) {
    const { name, message, password, website = "" } = typed;
    const entry = await guest.leave({
      section,
      content: { name, message },
      key,
      website,
      ...(password && { password }),
    });
    setOwn((known) => [entry, ...(known ?? []).filter(({ id }) => id !== entry.id)]);
    setNote(entry.state === "pending" ? say.approveFirst : say.sent);
    if (writing.current) writing.current.open = false;
    await reload();
  }

  function changed(entry: OwnEntry) {
    setOwn((known) => (known ?? []).map((each) => (each.id === entry.id ? entry : each)));
    patch(entry.id, entry.state === "accepted" ? entry.content : null);
    setNote(entry.state === "pending" ? say.approveFirst : say.changed);
  }

  function removed(id: string) {
    setOwn((known) => (known ?? []).filter((entry) => entry.id !== id));
    patch(id, null);
    setNote(all.removed);
  }

  const shared = { card, say, onChanged: changed, onRemoved: removed };
  return (
    <div ref={place}>
      <Heading {...(eyebrow && { eyebrow })}>{content.title || say.title}</Heading>
      {content.prompt && <p className={frame.prompt}>{content.prompt}</p>}
      <details ref={writing} className={frame.writing}>
        <summary className={`${action.action} ${frame.write}`}>{say.write}</summary>
        <EntryForm card={card} name={section} label={say.send} send={send}>
          {() => (
            <>
              <WordsFields say={say} example={example} />
              <EntryPasswordField say={say} hint={say.passwordHint} />
              {content.approveFirst && <p className={frame.aside}>{say.approveFirst}</p>}
            </>
          )}
        </EntryForm>
      </details>
      <EntryNote>{note}</EntryNote>
      {unseen.length > 0 && (
        <ul className={styles.entries} data-layout={content.layout}>
          {unseen.map((entry) => (
            <Written
              key={entry.id}
              {...shared}
              entry={asShown(entry)}
              isOwn
              mark={entry.state === "blocked" ? all.isBlocked : all.pending}
            />
          ))}
        </ul>
      )}
      {fresh > 0 && (
        <button type="button" className={`${action.action} ${frame.fresh}`} onClick={reload}>
          {say.fresh(fresh)}
        </button>
      )}
      {left && left.entries.length > 0 ? (
        <>
          <p className={styles.count}>{say.count(left.count)}</p>
          <ul className={styles.entries} data-layout={content.layout}>
            {left.entries.map((entry) => (
              <Written
                key={entry.id}
                {...shared}
                entry={entry}
                isOwn={mine.some(({ id }) => id === entry.id)}
              />
            ))}
          </ul>
          {left.next && (
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
        unseen.length === 0 &&
        !left?.blocked && <p className={frame.first}>{say.first}</p>
      )}
      <Blocked left={left} language={card.language} />
      {failed && <Unread language={card.language} onAgain={left ? more : reload} />}
    </div>
  );
}

function asShown({ id, content, createdAt }: OwnEntry): Entry {
  return { id, shown: content, pinned: false, reply: null, createdAt };
}
