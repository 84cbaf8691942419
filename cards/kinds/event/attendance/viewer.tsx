import { use, useEffect, useState } from "react";
import { GuestContext, type OwnEntry } from "#cards/engine/guest.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import type { SeatsLeft } from "#cards/parts/guest-entry/seats.ts";
import { ownIn } from "#cards/parts/own-link.ts";
import { Attending, useAttending } from "#cards/sections/rsvp/attending.tsx";
import { applicationFrom, attendanceSeats, seatsOfApplication } from "./application.ts";
import { Applied } from "./applied.tsx";
import { LinkedTicket } from "./linked-ticket.tsx";
import { AttendanceQuestions, hasBegun } from "./questions.tsx";
import type { AttendanceContent, attendance } from "./section.ts";
import { SessionList } from "./session-list.tsx";
import { capacityOf, offeredSessions, seatSorts } from "./sessions.ts";
import { words } from "./words.ts";

const SECTION = "attendance";

export function AttendanceViewer({ content, card }: ViewerProps<ContentOf<typeof attendance>>) {
  const say = words[card.language];
  const sessions = offeredSessions(content);
  const attending = useAttending({
    section: SECTION,
    content,
    card,
    contentOf: applicationFrom,
    // Also where the maker sets none: a plan has an end.
    isCounted: true,
    all: allSeats(content),
    hasSessions: sessions.length > 0,
    wanted: (typed) => attendanceSeats(content, typed),
    held: (entry) => seatsOfApplication(entry.content),
  });
  const { answer, takes, left, seatWords } = attending;
  const { own, entry } = answer;
  const linked = useLinked();
  useLine(answer);

  return (
    <Attending
      attending={attending}
      eyebrow="Attend"
      title={content.title || card.titles?.attendance || say.title}
      say={say}
      preview={{ attending: "yes", session: sessions[0]?.id ?? "" }}
      isBegun={(typed) => hasBegun(content, typed)}
      label={(typed) => (!entry && typed.attending === "no" ? say.sendNo : undefined)}
      above={
        linked !== null && own !== null && entry?.id !== linked && <LinkedTicket id={linked} card={card} />
      }
      said={(applied) => (
        <Applied content={content} entry={applied} answer={answer} card={card} takes={takes} />
      )}
      below={!takes && !entry && sessions.length > 0 && <SessionList sessions={sessions} />}
    >
      {(typed) => (
        <AttendanceQuestions content={content} typed={typed} left={left} count={seatWords} say={say} />
      )}
    </Attending>
  );
}

/** How many there are. */
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
