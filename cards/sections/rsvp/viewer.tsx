import { useRef, useState } from "react";
import type { Guest, OwnEntry } from "#cards/engine/guest.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import form from "#cards/parts/guest-entry/form.module.css";
import { EntryForm } from "#cards/parts/guest-entry/form.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { SeatsLine, SeatsNote } from "#cards/parts/guest-entry/seats-line.tsx";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOwn } from "#cards/parts/guest-entry/use-own.ts";
import { useSeats } from "#cards/parts/guest-entry/use-seats.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { answerFrom, rsvpSeats, typedFrom } from "./answer.ts";
import { AnsweredRsvp } from "./answered.tsx";
import { isRsvpOver } from "./asked.ts";
import { RsvpQuestions } from "./questions.tsx";
import type { rsvp } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

/** A maker at work sees every question; a guest sees the first, and then what follows from it. */
const asIfComing: TypedEntry = { attending: "yes" };

export function RsvpViewer({ content, card }: ViewerProps<ContentOf<typeof rsvp>>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { own, setOwn } = useOwn("rsvp", near);
  const [changing, setChanging] = useState(false);
  const [withdrawn, setWithdrawn] = useState(false);
  // Whoever has just answered is led to what they said.
  const [answeredNow, setAnsweredNow] = useState(false);
  const say = words[card.language];
  const over = isRsvpOver(content, card.today);
  const answer = own?.[0];
  const { capacity, waitingList } = content;
  const isCounted = capacity !== null;
  const seats = useSeats("rsvp", near && isCounted && !over);
  // In a preview nobody has a seat yet.
  const left = seats?.left?.[""] ?? (card.id === null && capacity !== null ? capacity : undefined);
  const shared = { left, hasWaitingList: waitingList, language: card.language };

  /** What would come of these fields; undefined where nobody counts. */
  function told(typed: TypedEntry) {
    const own = answer && {
      state: answer.state,
      seats: rsvpSeats(content, typedFrom(answer.content)),
      stays: true,
    };
    return seats?.parts.tellSeats({
      ...shared,
      wanted: rsvpSeats(content, typed),
      own,
      saysFull: !answer,
    });
  }

  function taken(entry: OwnEntry) {
    setOwn([entry]);
    setChanging(false);
    setAnsweredNow(true);
    setWithdrawn(false);
  }

  async function withdraw(guest: Guest, { id }: OwnEntry) {
    await guest.withdraw({ id });
    setOwn([]);
    setWithdrawn(true);
  }

  async function send({ guest, typed, key }: { guest: Guest; typed: TypedEntry; key: string }) {
    const entry = answerFrom(content, typed);
    taken(
      answer
        ? await guest.change({ id: answer.id, content: entry })
        : await guest.leave({ section: "rsvp", content: entry, key }),
    );
  }

  return (
    <div ref={place}>
      <Heading eyebrow="R.S.V.P.">{content.title || say.title}</Heading>
      {content.text && !over && <p className={styles.text}>{content.text}</p>}
      {over && <p className={styles.text}>{say.over(content.deadline)}</p>}
      {content.deadline && !over && !answer && <p className={styles.until}>{say.until(content.deadline)}</p>}
      {isCounted && !over && !answer && (
        <SeatsLine>{seats?.parts.seatsLine({ ...shared, isCounted }) ?? ""}</SeatsLine>
      )}
      {answer && !changing ? (
        <AnsweredRsvp
          content={content}
          entry={answer}
          card={card}
          focuses={answeredNow}
          {...(!over && { onChange: () => setChanging(true) })}
          onWithdraw={(guest) => withdraw(guest, answer)}
        />
      ) : (
        !over && (
          <EntryForm
            key={answer?.id ?? "new"}
            card={card}
            name={answer ? `rsvp.${answer.id}` : "rsvp"}
            {...(answer && { start: typedFrom(answer.content) })}
            {...(card.id === null && { start: asIfComing })}
            label={(typed) => told(typed)?.label ?? (answer ? say.sendChange : say.send)}
            send={send}
            isBegun={(typed) => typed.attending !== undefined && told(typed)?.outlook !== "refused"}
            beside={
              answer && (
                <button type="button" className={form.quiet} onClick={() => setChanging(false)}>
                  {say.cancel}
                </button>
              )
            }
          >
            {(typed) => (
              <>
                <RsvpQuestions content={content} typed={typed} say={say} />
                <SeatsNote>{told(typed)?.sentence ?? ""}</SeatsNote>
              </>
            )}
          </EntryForm>
        )
      )}
      <EntryNote>{withdrawn ? entryWords[card.language].removed : ""}</EntryNote>
    </div>
  );
}
