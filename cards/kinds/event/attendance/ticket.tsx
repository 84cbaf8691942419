import { useEffect, useState } from "react";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { SeatBars } from "#cards/kinds/event/parts/bars.tsx";
import { ownLink } from "#cards/parts/own-link.ts";
import { dateInFigures } from "#domain/day-words.ts";
import { ticketCode } from "#domain/ticket-code.ts";
import styles from "./ticket.module.css";
import type { AttendanceWords } from "./words.ts";

type Props = {
  id: string;
  holder: string;
  party: number;
  session: string;
  when: CardFacts["when"];
  place: string;
  isUsed: boolean;
  card: CardFacts;
  say: AttendanceWords;
};

/** What a guest shows at the door: a code for a camera, and one to read aloud. */
export function TicketView({ id, holder, party, session, when, place, isUsed, card, say }: Props) {
  const code = ticketCode(id);
  const day = when ?? card.when;
  const venue = place || card.place?.name;
  return (
    <article className={styles.ticket} data-used={isUsed} aria-label={say.ticket}>
      <header className={styles.head}>
        <p className={styles.title}>{card.title}</p>
        {session && <p className={styles.session}>{session}</p>}
        {day && <p className={styles.day}>{dateInFigures(day)}</p>}
        {venue && <p className={styles.venue}>{venue}</p>}
      </header>
      <div className={styles.stub}>
        <Qr address={ownLink(card.address, { id, section: "attendance" })} label={say.qr} />
        <div className={styles.beside}>
          <p>
            <span>{holder}</span>
            <span>{say.people(party)}</span>
          </p>
          <p className={styles.code}>
            <span>{say.code}</span>
            <b>{code}</b>
          </p>
        </div>
      </div>
      <SeatBars seed={id} />
      {isUsed && <p className={styles.used}>{say.came}</p>}
    </article>
  );
}

/** Comes when there is a ticket; the code beside it is enough without it. */
function Qr({ address, label }: { address: string; label: string }) {
  const [drawn, setDrawn] = useState<{ side: number; path: string } | null>(null);
  useEffect(() => {
    let left = false;
    import("#cards/parts/qr-code.ts").then(
      ({ drawQrCode }) => !left && setDrawn(drawQrCode(address)),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [address]);
  return (
    <div className={styles.qr}>
      {drawn && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawn.side} ${drawn.side}`}>
          <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
}
