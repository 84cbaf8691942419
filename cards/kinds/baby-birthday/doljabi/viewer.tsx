import { useRef, useState } from "react";
import type { Guest, OwnEntry } from "#cards/engine/guest.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Confirm } from "#cards/parts/guest-entry/confirm.tsx";
import { EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import form from "#cards/parts/guest-entry/form.module.css";
import { EntryForm } from "#cards/parts/guest-entry/form.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { Unread } from "#cards/parts/guest-entry/unread.tsx";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOwn } from "#cards/parts/guest-entry/use-own.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { closesAt } from "./closing.ts";
import { barsOf } from "./poll.ts";
import type { DoljabiContent } from "./section.ts";
import { ThingChoice } from "./thing-choice.tsx";
import { ThingPicture } from "./thing-picture.tsx";
import { laidOut } from "./things.ts";
import { useHasCome } from "./use-has-come.ts";
import { usePoll } from "./use-poll.tsx";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

const SECTION = "doljabi";

/** What a form begins with, from what was left before. */
function typedFrom({ content }: OwnEntry): TypedEntry {
  return Object.fromEntries(["thing", "name", "digits"].map((field) => [field, textOf(content, field)]));
}

export function DoljabiViewer({ content, card }: ViewerProps<DoljabiContent>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { own: mine, setOwn } = useOwn(SECTION, near);
  const { poll, failed, reload } = usePoll(SECTION, near);
  const [changing, setChanging] = useState(false);
  const isOver = useHasCome(closesAt(content), card.now);
  const say = words[card.language];
  const own = mine?.[0];
  const things = laidOut(content.things);
  const taken = things.find(({ id }) => id === poll?.draw.answer);
  const takes = !isOver && !taken;
  const { bars, total } = barsOf(content.things, poll?.tally ?? {});
  const chosen = own ? textOf(own.content, "thing") : null;

  async function send({ guest, typed, key }: { guest: Guest; typed: TypedEntry; key: string }) {
    const guess = { thing: typed.thing, name: typed.name, digits: typed.digits ?? "" };
    const left = own
      ? await guest.change({ id: own.id, content: guess })
      : await guest.leave({ section: SECTION, content: guess, key });
    setOwn([left]);
    setChanging(false);
    await reload();
    place.current?.scrollIntoView({ block: "start" });
  }

  async function withdraw(guest: Guest) {
    if (!own) return;
    await guest.withdraw({ id: own.id });
    setOwn([]);
    await reload();
  }

  const asks = takes && (!own || changing);
  return (
    <div ref={place} className={styles.doljabi}>
      <Heading eyebrow="Doljabi">{content.title || say.title}</Heading>
      {content.text.trim() && takes && <p className={styles.text}>{content.text}</p>}
      {content.prize.trim() && takes && <p className={styles.prize}>{content.prize}</p>}
      {taken && poll ? (
        <poll.Result thing={taken} draw={poll.draw} own={own} prize={content.prize} say={say} />
      ) : (
        <Standing content={content} isOver={isOver} say={say} />
      )}
      {asks && (
        <EntryForm
          key={own?.id ?? "new"}
          card={card}
          name={own ? `${SECTION}.${own.id}` : SECTION}
          {...(own && { start: typedFrom(own) })}
          label={own ? say.sendChange : say.send}
          send={send}
          beside={
            own && (
              <button type="button" className={form.quiet} onClick={() => setChanging(false)}>
                {say.cancel}
              </button>
            )
          }
        >
          {() => (
            <>
              <ThingChoice things={things} legend={say.legend} />
              <NameField required />
              {content.prize.trim() && <p className={form.hint}>{say.oneEach}</p>}
              <EntryTextField
                name="digits"
                label={say.digits}
                hint={say.digitsHint}
                mistake={say.digitsMistake}
                max={4}
                least={4}
                type="tel"
              />
            </>
          )}
        </EntryForm>
      )}
      {!asks && !poll && <Table things={things} />}
      {own && !asks && !taken && (
        <p className={styles.chosen} role="status">
          {say.chosen(textOf(own.content, "name"), things.find(({ id }) => id === chosen)?.name ?? "")}
        </p>
      )}
      {poll && !asks && <poll.Bars bars={bars} marked={taken?.id ?? chosen} words={say.votes} />}
      {poll && !taken && (
        <p className={styles.total} role="status">
          {total > 0 ? say.others(total) : takes ? say.first : ""} {asks && total > 0 && !own && say.after}
        </p>
      )}
      {failed && <Unread language={card.language} onAgain={reload} />}
      {own && takes && !changing && (
        <div className={styles.acts}>
          <button type="button" className={form.quiet} onClick={() => setChanging(true)}>
            {say.change}
          </button>
          <Confirm
            label={say.withdraw}
            question={say.withdrawAsk}
            yes={say.withdraw}
            card={card}
            act={withdraw}
          />
        </div>
      )}
      {poll && <poll.Fairness draw={poll.draw} ownId={own?.id} language={card.language} />}
    </div>
  );
}

type StandingProps = { content: DoljabiContent; isOver: boolean; say: (typeof words)["ko"] };

/** Until when guesses are taken, or that they are not any more. */
function Standing({ content: { closesDate, closesTime }, isOver, say }: StandingProps) {
  if (isOver) return <p className={styles.text}>{say.over}</p>;
  return closesDate ? <p className={styles.until}>{say.until(closesDate, closesTime)}</p> : null;
}

/** The table as it lies there when nothing can be taken from it. */
function Table({ things }: { things: DoljabiContent["things"] }) {
  return (
    <ul className={styles.things}>
      {things.map((thing) => (
        <li key={thing.id} className={styles.lying}>
          <ThingPicture thing={thing} />
          <b>{thing.name}</b>
          {thing.meaning.trim() && <small>{thing.meaning}</small>}
        </li>
      ))}
    </ul>
  );
}
