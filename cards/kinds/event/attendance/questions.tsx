import { Count, EntryChoice, EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import type { SeatsLeft, SeatWords } from "#cards/parts/guest-entry/seats.ts";
import { isAsked } from "#cards/sections/rsvp/asked.ts";
import { MESSAGE_MAX } from "#cards/sections/rsvp/limits.ts";
import { OwnQuestion } from "#cards/sections/rsvp/questions.tsx";
import { EMAIL_MAX } from "#domain/limits.ts";
import { PARTY_MOST } from "./limits.ts";
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
          legend={say.attending}
          options={[
            { value: "yes", label: say.yes },
            { value: "no", label: say.no },
          ]}
        />
      )}
      {comes && sessions.length > 0 && (
        <SessionChoice sessions={sessions} left={left} count={count} hasWaitingList={waitingList} say={say} />
      )}
      {isReady && (
        <>
          <NameField required />
          {comes && asks.count && <Count name="party" label={say.party} least={1} most={PARTY_MOST} />}
          {comes && asks.phone && (
            <EntryTextField
              name="phone"
              label={say.phone}
              hint={say.phoneHint}
              mistake={say.phoneShort}
              max={20}
              least={9}
              required
              type="tel"
              autoComplete="tel"
            />
          )}
          {comes &&
            content.questions
              .filter(isAsked)
              .map((question) => <OwnQuestion key={question.id} question={question} />)}
          <EntryTextField
            name="email"
            label={say.email}
            hint={say.emailHint}
            mistake={say.emailWrong}
            max={EMAIL_MAX}
            type="email"
            autoComplete="email"
          />
          {asks.message && <EntryTextField name="message" label={say.message} max={MESSAGE_MAX} rows={3} />}
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
