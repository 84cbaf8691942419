import { Count, EntryChoice, EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import type { SeatsLeft, SeatWords } from "#cards/parts/guest-entry/seats.ts";
import { AskedMessage, AskedPhone, AskedQuestions } from "#cards/sections/rsvp/asked-fields.tsx";
import { applicationFields } from "./entry-fields.ts";
import type { AttendanceContent } from "./section.ts";
import { SessionChoice } from "./session-list.tsx";
import { offeredSessions } from "./sessions.ts";
import type { AttendanceWords } from "./words.ts";

type Props = {
  content: AttendanceContent;
  typed: TypedEntry;
  left: SeatsLeft | null;
  count: SeatWords | undefined;
  say: AttendanceWords;
};

/** One question first; what else is asked follows from its answer. */
export function AttendanceQuestions({ content, typed, left, count, say }: Props) {
  const { asks, waitingList } = content;
  const sessions = offeredSessions(content);
  const comes = !asks.absence || typed.attending === "yes";
  const isReady = hasBegun(content, typed);
  return (
    <>
      {asks.absence && (
        <EntryChoice
          name="attending"
          field={applicationFields.attending}
          legend={say.attending}
          labels={say}
        />
      )}
      {comes && sessions.length > 0 && (
        <SessionChoice sessions={sessions} left={left} count={count} hasWaitingList={waitingList} say={say} />
      )}
      {isReady && (
        <>
          <NameField field={applicationFields.name} />
          {comes && asks.count && <Count name="party" field={applicationFields.party} label={say.party} />}
          {comes && asks.phone && <AskedPhone say={say} />}
          {comes && <AskedQuestions questions={content.questions} />}
          <EntryTextField
            name="email"
            field={applicationFields.email}
            label={say.email}
            hint={say.emailHint}
            mistake={say.emailWrong}
            autoComplete="email"
          />
          {asks.message && <AskedMessage say={say} />}
        </>
      )}
    </>
  );
}

/** Whether the first question is answered. */
export function hasBegun(content: AttendanceContent, typed: TypedEntry): boolean {
  if (content.asks.absence && typed.attending !== "yes") return typed.attending === "no";
  return offeredSessions(content).length === 0 || Boolean(typed.session);
}
