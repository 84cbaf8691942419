import { useRef } from "react";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import form from "#cards/parts/guest-entry/form.module.css";
import { AnswerActs, AnswerForm } from "#cards/parts/guest-entry/one-answer.tsx";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { entryFrom } from "#cards/parts/guest-entry/typed.ts";
import { Unread } from "#cards/parts/guest-entry/unread.tsx";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOneAnswer } from "#cards/parts/guest-entry/use-one-answer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { closesAt } from "./closing.ts";
import { guessFields } from "./entry-fields.ts";
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

export function DoljabiViewer({ content, card }: ViewerProps<DoljabiContent>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { poll, failed, reload } = usePoll(SECTION, near);
  const fields = guessFields(content);
  const answer = useOneAnswer({
    section: SECTION,
    near,
    contentOf: (typed) => entryFrom(fields, typed),
    async onTold(told) {
      await reload();
      if (told === "answered") place.current?.scrollIntoView({ block: "start" });
    },
  });
  const isOver = useHasCome(closesAt(content), card.now);
  const { entry: own, isChanging } = answer;
  const say = words[card.language];
  const things = laidOut(content.things);
  const taken = things.find(({ id }) => id === poll?.draw.answer);
  const takes = !isOver && !taken;
  const { bars, total } = barsOf(content.things, poll?.tally ?? {});
  const chosen = own ? textOf(own.content, "thing") : null;
  const asks = takes && (!own || isChanging);
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
        <AnswerForm answer={answer} card={card} say={say}>
          {() => (
            <>
              <ThingChoice things={things} legend={say.legend} />
              <NameField field={fields.name} />
              {content.prize.trim() && <p className={form.hint}>{say.oneEach}</p>}
              <EntryTextField
                name="digits"
                field={fields.digits}
                label={say.digits}
                hint={say.digitsHint}
                mistake={say.digitsMistake}
              />
            </>
          )}
        </AnswerForm>
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
      {own && takes && !isChanging && (
        <div className={styles.acts}>
          <AnswerActs answer={answer} card={card} say={say} change={form.quiet} />
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
