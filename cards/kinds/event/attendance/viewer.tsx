import { use, useEffect, useRef, useState } from "react";
import { type Guest, GuestContext, type OwnEntry } from "#cards/engine/guest.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import form from "#cards/parts/guest-entry/form.module.css";
import { EntryForm } from "#cards/parts/guest-entry/form.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import type { SeatsLeft } from "#cards/parts/guest-entry/seats.ts";
import { SeatsLine, SeatsNote } from "#cards/parts/guest-entry/seats-line.tsx";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOwn } from "#cards/parts/guest-entry/use-own.ts";
import { useSeats } from "#cards/parts/guest-entry/use-seats.ts";
import { entryWords } from "#cards/parts/guest-entry/words.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { ownIn } from "#cards/parts/own-link.ts";
import { typedFrom } from "#cards/sections/rsvp/answer.ts";
import { isRsvpOver } from "#cards/sections/rsvp/asked.ts";
import { applicationFrom, attendanceSeats } from "./application.ts";
import { Applied } from "./applied.tsx";
import { LinkedTicket } from "./linked-ticket.tsx";
import { AttendanceQuestions, hasBegun } from "./questions.tsx";
import type { AttendanceContent, attendance } from "./section.ts";
import { SessionList } from "./session-list.tsx";
import { capacityOf, offeredSessions, seatSorts } from "./sessions.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

const SECTION = "attendance";

export function AttendanceViewer({ content, card }: ViewerProps<ContentOf<typeof attendance>>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { own, setOwn } = useOwn(SECTION, near);
  const seats = useSeats(SECTION, near && content.taking);
  const linked = useLinked();
  const [changing, setChanging] = useState(false);
  const [withdrawn, setWithdrawn] = useState(false);
  // Whoever has just applied is led to what became of it.
  const [appliedNow, setAppliedNow] = useState(false);
  const say = words[card.language];
  const over = isRsvpOver(content, card.today);
  const sessions = offeredSessions(content);
  const entry = own?.[0];
  const takes = content.taking && !over;
  const left = seats?.left ?? (card.id === null ? allSeats(content) : null);
  const shared = { hasWaitingList: content.waitingList, language: card.language };
  useLine({ entry, setOwn });

  function taken(given: OwnEntry) {
    setOwn([given]);
    setChanging(false);
    setAppliedNow(true);
    setWithdrawn(false);
  }

  async function withdraw(guest: Guest, { id }: OwnEntry) {
    await guest.withdraw({ id });
    setOwn([]);
    setWithdrawn(true);
  }

  async function send({ guest, typed, key }: { guest: Guest; typed: TypedEntry; key: string }) {
    const application = applicationFrom(content, typed);
    taken(
      entry
        ? await guest.change({ id: entry.id, content: application })
        : await guest.leave({ section: SECTION, content: application, key }),
    );
  }

  /** What would come of these fields; undefined until it is known. */
  function told(typed: TypedEntry) {
    const sort = sessions.length > 0 ? (typed.session ?? "") : "";
    const own = entry && {
      state: entry.state,
      seats: textOf(entry.content, "attending") === "yes" ? Number(entry.content.party) || 1 : 0,
      stays: textOf(entry.content, "session") === sort,
    };
    return seats?.parts.tellSeats({
      ...shared,
      left: left?.[sort],
      wanted: attendanceSeats(content, typed),
      own,
      saysFull: !entry && sessions.length === 0,
    });
  }

  function labelFor(typed: TypedEntry): string {
    if (entry) return say.sendChange;
    return typed.attending === "no" ? say.sendNo : say.send;
  }

  /** A maker at work sees every question; a guest sees the first, and then what follows from it. */
  const asIfComing: TypedEntry = { attending: "yes", session: sessions[0]?.id ?? "" };
  const whole = { ...shared, left: left?.[""], isCounted: content.capacity !== null };
  const line = sessions.length === 0 ? (seats?.parts.seatsLine(whole) ?? "") : "";
  const isOthers = linked !== null && own !== null && entry?.id !== linked;
  return (
    <div ref={place}>
      <Heading eyebrow="Attend">{content.title || card.titles?.attendance || say.title}</Heading>
      {content.text && !over && <p className={styles.text}>{content.text}</p>}
      {over && content.taking && <p className={styles.text}>{say.over(content.deadline)}</p>}
      {takes && content.deadline && !entry && <p className={styles.until}>{say.until(content.deadline)}</p>}
      {takes && !entry && (line || (sessions.length === 0 && content.capacity !== null)) && (
        <SeatsLine>{line}</SeatsLine>
      )}
      {isOthers && <LinkedTicket id={linked} card={card} />}
      {entry && !changing && (
        <Applied
          content={content}
          entry={entry}
          card={card}
          focuses={appliedNow}
          {...(takes && { onChange: () => setChanging(true) })}
          onWithdraw={(guest) => withdraw(guest, entry)}
        />
      )}
      {takes && (!entry || changing) && (
        <EntryForm
          key={entry?.id ?? "new"}
          card={card}
          name={entry ? `${SECTION}.${entry.id}` : SECTION}
          {...(entry && { start: typedFrom(entry.content) })}
          {...(card.id === null && { start: asIfComing })}
          label={(typed) => told(typed)?.label ?? labelFor(typed)}
          send={send}
          isBegun={(typed) => hasBegun(content, typed) && told(typed)?.outlook !== "refused"}
          beside={
            entry && (
              <button type="button" className={form.quiet} onClick={() => setChanging(false)}>
                {say.cancel}
              </button>
            )
          }
        >
          {(typed) => (
            <>
              <AttendanceQuestions
                content={content}
                typed={typed}
                left={left}
                count={seats?.parts.seatWords[card.language]}
                say={say}
              />
              <SeatsNote>{(hasBegun(content, typed) && told(typed)?.sentence) || ""}</SeatsNote>
            </>
          )}
        </EntryForm>
      )}
      {!takes && !entry && sessions.length > 0 && <SessionList sessions={sessions} />}
      <EntryNote>{withdrawn ? entryWords[card.language].removed : ""}</EntryNote>
    </div>
  );
}

/** In a preview nobody has a seat yet. */
function allSeats(content: AttendanceContent): SeatsLeft {
  return Object.fromEntries(
    seatSorts(content).flatMap((sort) => {
      const capacity = capacityOf(content, sort);
      return capacity === null ? [] : [[sort, capacity]];
    }),
  );
}

/** The entry that the address is about, once the page is hydrated. */
function useLinked(): string | null {
  const guest = use(GuestContext);
  const [linked, setLinked] = useState<string | null>(null);
  useEffect(() => {
    if (guest) setLinked(ownIn(location.href));
  }, [guest]);
  return linked;
}

type Waiting = { entry: OwnEntry | undefined; setOwn(own: readonly OwnEntry[]): void };

/** Who stands in the line sees where, and how it moves. */
function useLine({ entry, setOwn }: Waiting): void {
  const guest = use(GuestContext);
  const waits = entry?.state === "waiting";
  useEffect(() => {
    if (!guest || !waits) return;
    let left = false;
    const read = () =>
      guest.mine(SECTION).then(
        (mine) => !left && mine.length > 0 && setOwn(mine),
        () => undefined,
      );
    read();
    const end = guest.watch(SECTION, read);
    return () => {
      left = true;
      end();
    };
  }, [guest, waits, setOwn]);
}
