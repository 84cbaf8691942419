import type { ComponentType, ReactNode } from "react";
import type { Entry, Guest } from "#cards/engine/guest.ts";
import action from "#cards/parts/action.module.css";
import { Heading } from "#cards/parts/heading.tsx";
import { Blocked } from "./blocked.tsx";
import { EntryForm } from "./form.tsx";
import type { TypedEntry } from "./kept.ts";
import { MoreEntries } from "./more-entries.tsx";
import { EntryNote } from "./note.tsx";
import { EntryPasswordField } from "./password-field.tsx";
import { textsOf } from "./text-of.ts";
import { Unread } from "./unread.tsx";
import styles from "./wall.module.css";
import { type DrawnEntry, WallEntry, type WallEntryProps } from "./wall-entry.tsx";

type Props = Omit<WallEntryProps, "entry"> & {
  eyebrow?: string | undefined;
  content: { title?: string; prompt: string };
  /** Said before somebody sends. */
  aside?: string | false | null | undefined;
  layout: string;
  list: string | undefined;
  Drawn: ComponentType<DrawnEntry>;
  /** Nobody reads an entry before then but who wrote it. */
  seal?: { until: Date; mark: string } | null;
  /** What stands over an entry, where it is something of this wall's own. */
  markOf?(entry: Entry): string;
  /** Between the form and what was left. */
  children?: ReactNode;
};

/** Where guests write and read what others wrote, whatever the occasion calls it. */
export function Wall(props: Props) {
  const { wall, card, say, content, names, aside, layout, seal, markOf } = props;
  const { section, left, fresh } = wall;
  const { language } = card;
  const apart = wall.own.flatMap((own) => {
    const mark = seal?.mark ?? wall.markOf(own);
    return mark ? [drawn({ ...own, shown: own.content, pinned: false, reply: null }, mark)] : [];
  });

  async function send({ guest, typed, key }: { guest: Guest; typed: TypedEntry; key: string }) {
    const { password, website = "" } = typed;
    const entry = await guest.leave({
      section,
      content: textsOf(typed, names),
      key,
      website,
      ...(password && { password }),
      ...(seal && { sealedUntil: seal.until.toISOString() }),
    });
    await wall.added(entry);
  }

  function drawn(entry: Entry, mark: string) {
    return <WallEntry key={entry.id} {...props} entry={entry} mark={mark} />;
  }

  function listed(entries: readonly ReactNode[]) {
    return (
      <ul className={props.list} data-layout={layout} data-few={entries.length < 3}>
        {entries}
      </ul>
    );
  }

  return (
    <div ref={wall.place}>
      <Heading eyebrow={props.eyebrow}>{content.title || say.title}</Heading>
      {content.prompt && <p className={styles.prompt}>{content.prompt}</p>}
      <details ref={wall.writing} className={styles.writing}>
        <summary className={`${action.action} ${styles.write}`}>{say.write}</summary>
        <EntryForm card={card} name={section} label={say.send} send={send}>
          {() => (
            <>
              {props.fields}
              <EntryPasswordField say={say} />
              {aside && <p className={styles.aside}>{aside}</p>}
            </>
          )}
        </EntryForm>
      </details>
      <EntryNote>{wall.note}</EntryNote>
      {props.children}
      {apart.length > 0 && listed(apart)}
      {fresh > 0 && (
        <button type="button" className={`${action.action} ${styles.fresh}`} onClick={wall.reload}>
          {say.fresh(fresh)}
        </button>
      )}
      {left && left.entries.length > 0 && (
        <>
          <p className={styles.count} data-layout={layout}>
            {say.count(left.count)}
          </p>
          {listed(
            left.entries.map((entry) => drawn(entry, markOf?.(entry) || (entry.pinned ? say.pinned : ""))),
          )}
          <MoreEntries wall={wall} language={language} />
        </>
      )}
      {wall.isEmpty && apart.length === 0 && !seal && <p className={styles.first}>{say.first}</p>}
      <Blocked left={left} language={language} />
      {wall.failed && <Unread language={language} onAgain={left ? wall.more : wall.reload} />}
    </div>
  );
}
