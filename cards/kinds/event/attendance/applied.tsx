import type { OwnEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { AnswerActs, AnswerSaid } from "#cards/parts/guest-entry/one-answer.tsx";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import type { OneAnswer } from "#cards/parts/guest-entry/use-one-answer.ts";
import type { AttendanceContent } from "./section.ts";
import { offeredSessions, sessionWhen } from "./sessions.ts";
import { TicketView } from "./ticket.tsx";
import { useCame } from "./use-came.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

type Props = {
  content: AttendanceContent;
  entry: OwnEntry;
  answer: OneAnswer;
  card: CardFacts;
  /** Whether it may still be changed. */
  takes: boolean;
};

/** What became of an application, and the ways to say otherwise. */
export function Applied({ content, entry, answer, card, takes }: Props) {
  const say = words[card.language];
  const comes = textOf(entry.content, "attending") === "yes";
  const sessions = offeredSessions(content);
  const session = sessions.find(({ id }) => id === textOf(entry.content, "session"));
  const waits = entry.state === "waiting";
  const came = useCame(entry.section, comes && !waits ? entry.id : null);

  return (
    <div className={styles.applied}>
      <AnswerSaid answer={answer} className={styles.said}>
        {waits ? say.waiting : comes ? say.seated : say.stays}
      </AnswerSaid>
      {waits && entry.place != null && <p className={styles.place}>{say.waitingAt(entry.place)}</p>}
      <p className={styles.text}>
        {waits ? say.waitingText : !comes ? say.staysText : came ? say.cameText : say.seatedText}
      </p>
      {comes && sessions.length > 0 && !session && (
        <p className={styles.moved} role="alert">
          {say.moved}
        </p>
      )}
      {comes && !waits && (
        <TicketView
          id={entry.id}
          holder={textOf(entry.content, "name")}
          party={Number(entry.content.party) || 1}
          session={session?.name ?? ""}
          when={session ? sessionWhen(session) : null}
          place={session?.place ?? ""}
          isUsed={came}
          card={card}
          say={say}
        />
      )}
      <div className={styles.acts}>
        <AnswerActs answer={answer} card={card} say={say} {...(!takes && { change: null })} />
      </div>
    </div>
  );
}
