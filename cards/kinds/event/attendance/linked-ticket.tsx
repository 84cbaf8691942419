import { use, useEffect, useRef, useState } from "react";
import { GuestContext, GuestRefusal, type GuestTicket } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { TicketView } from "./ticket.tsx";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

type Props = { id: string; card: CardFacts };

/** A ticket that a letter led to, on a device that did not apply. */
export function LinkedTicket({ id, card }: Props) {
  const guest = use(GuestContext);
  const place = useRef<HTMLDivElement>(null);
  const [ticket, setTicket] = useState<GuestTicket | null>(null);
  const [problem, setProblem] = useState("");
  const say = words[card.language];

  useEffect(() => {
    if (!guest) return;
    let left = false;
    guest.ticket(id).then(
      (found) => !left && setTicket(found),
      (error) => {
        const isGone = error instanceof GuestRefusal && error.code === "NOT_FOUND";
        if (!left) setProblem(isGone ? words[card.language].missing : String(error.message));
      },
    );
    return () => {
      left = true;
    };
  }, [guest, id, card.language]);

  // What stood above it when the link was followed has moved since.
  useEffect(() => {
    if (ticket) place.current?.scrollIntoView({ block: "center" });
  }, [ticket]);

  if (!ticket) return <EntryNote urgent>{problem}</EntryNote>;
  const waits = ticket.state === "waiting";
  return (
    <div ref={place} className={styles.applied}>
      <h3 className={styles.said}>{waits ? say.waiting : say.ticket}</h3>
      {waits && ticket.place !== null && <p className={styles.place}>{say.waitingAt(ticket.place)}</p>}
      {!waits && (
        <TicketView
          {...ticket}
          when={ticket.date ? { date: ticket.date, time: ticket.time } : null}
          place={ticket.venue}
          isUsed={ticket.checkedInAt !== null}
          card={card}
          say={say}
        />
      )}
      <p className={styles.text}>{say.elsewhere}</p>
    </div>
  );
}
