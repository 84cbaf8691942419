import { type ReactNode, useRef } from "react";
import type { OwnEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { AnswerForm } from "#cards/parts/guest-entry/one-answer.tsx";
import type { SeatsLeft } from "#cards/parts/guest-entry/seats.ts";
import { SeatsLine, SeatsNote } from "#cards/parts/guest-entry/seats-line.tsx";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOneAnswer } from "#cards/parts/guest-entry/use-one-answer.ts";
import { useSeats } from "#cards/parts/guest-entry/use-seats.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { isRsvpOver } from "./asked.ts";
import styles from "./attending.module.css";

type Asked = {
  section: string;
  content: { taking: boolean; text: string; deadline: string; capacity: number | null; waitingList: boolean };
  card: CardFacts;
  contentOf(typed: TypedEntry): Record<string, unknown>;
  /** Whether there is an end to the seats that guests are to hear of. */
  isCounted: boolean;
  /** How many there are, by their sort. */
  all: SeatsLeft;
  /** Whether a guest chooses between several sorts, called sessions. */
  hasSessions: boolean;
  /** How many seats what stands in the fields asks for, and how many an answer holds. */
  wanted(typed: TypedEntry): number;
  held(entry: OwnEntry): number;
};

/** Who comes, until when and as long as there are seats: what an answer and an application have in common. */
export function useAttending(asked: Asked) {
  const { section, content, card, contentOf, isCounted, all, hasSessions, wanted, held } = asked;
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const answer = useOneAnswer({ section, near, contentOf });
  const isOver = isRsvpOver(content, card.today);
  const takes = content.taking && !isOver;
  const seats = useSeats(section, near && takes && isCounted);
  // In a preview nobody has a seat yet.
  const left = seats?.left ?? (card.id === null ? all : null);
  const shared = { hasWaitingList: content.waitingList, language: card.language };
  const { entry } = answer;

  /** What would come of these fields; undefined where nobody counts, and until it is known. */
  function seatsTold(typed: TypedEntry) {
    const sort = hasSessions ? (typed.session ?? "") : "";
    const stays = entry && textOf(entry.content, "session") === sort;
    return seats?.parts.tellSeats({
      ...shared,
      left: left?.[sort],
      wanted: wanted(typed),
      own: entry && { state: entry.state, seats: held(entry), stays: stays ?? false },
      saysFull: !entry && !hasSessions,
    });
  }

  const whole = { ...shared, left: left?.[""], isCounted: content.capacity !== null };
  const line = hasSessions ? null : (seats?.parts.seatsLine(whole) ?? "");
  const seatWords = seats?.parts.seatWords[card.language];
  return { place, answer, content, card, isOver, takes, left, seatWords, line, seatsTold };
}

type Props = {
  attending: ReturnType<typeof useAttending>;
  eyebrow: string;
  title: string;
  say: {
    until(date: string): string;
    over(date: string): string;
    send: string;
    sendChange: string;
    cancel: string;
  };
  /** What a maker sees: every question, where a guest sees the first and then what follows from it. */
  preview: TypedEntry;
  /** Whether the first question is answered. */
  isBegun(typed: TypedEntry): boolean;
  label?(typed: TypedEntry): string | undefined;
  /** What a guest said, once they have. */
  said(entry: OwnEntry): ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  children(typed: TypedEntry): ReactNode;
};

export function Attending({ attending, eyebrow, title, say, preview, ...drawn }: Props) {
  const { place, answer, content, card, isOver, takes, line, seatsTold } = attending;
  const { text, deadline, capacity } = content;
  const { isBegun, label, said, above, below, children } = drawn;
  const { entry, isChanging, told } = answer;
  return (
    <div ref={place}>
      <Heading eyebrow={eyebrow}>{title}</Heading>
      {text && !isOver && <p className={styles.text}>{text}</p>}
      {isOver && content.taking && <p className={styles.text}>{say.over(deadline)}</p>}
      {takes && deadline && !entry && <p className={styles.until}>{say.until(deadline)}</p>}
      {takes && !entry && line !== null && (line || capacity !== null) && <SeatsLine>{line}</SeatsLine>}
      {above}
      {entry && !isChanging && said(entry)}
      {takes && (!entry || isChanging) && (
        <AnswerForm
          answer={answer}
          card={card}
          say={say}
          preview={preview}
          label={(typed) => seatsTold(typed)?.label ?? label?.(typed)}
          isBegun={(typed) => isBegun(typed) && seatsTold(typed)?.outlook !== "refused"}
        >
          {(typed) => (
            <>
              {children(typed)}
              <SeatsNote>{(isBegun(typed) && seatsTold(typed)?.sentence) || ""}</SeatsNote>
            </>
          )}
        </AnswerForm>
      )}
      {below}
      <EntryNote>{told === "withdrawn" ? entryWords[card.language].removed : ""}</EntryNote>
    </div>
  );
}
