import { useEffect, useRef } from "react";
import type { OwnEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { Confirm } from "#cards/parts/guest-entry/confirm.tsx";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import type { EntryAct } from "#cards/parts/guest-entry/use-act.ts";
import type { AttendanceContent } from "./section.ts";
import { offeredSessions, sessionWhen } from "./sessions.ts";
import { TicketView } from "./ticket.tsx";
import { useCame } from "./use-came.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

type Props = {
  content: AttendanceContent;
  entry: OwnEntry;
  card: CardFacts;
  focuses: boolean;
  onChange?(): void;
  onWithdraw: EntryAct;
};

/** What became of an application, and the ways to say otherwise. */
export function Applied({ content, entry, card, focuses, onChange, onWithdraw }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const say = words[card.language];
  const comes = textOf(entry.content, "attending") === "yes";
  const sessions = offeredSessions(content);
  const session = sessions.find(({ id }) => id === textOf(entry.content, "session"));
  const waits = entry.state === "waiting";
  const came = useCame(entry.section, comes && !waits ? entry.id : null);

  useEffect(() => {
    if (focuses) title.current?.focus();
  }, [focuses]);

  return (
    <div className={styles.applied}>
      <h3 ref={title} tabIndex={-1} className={styles.said}>
        {waits ? say.waiting : comes ? say.seated : say.stays}
      </h3>
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
        {onChange && (
          <button type="button" className={action.action} onClick={onChange}>
            {say.change}
          </button>
        )}
        <Confirm
          label={say.withdraw}
          question={say.withdrawAsk}
          yes={say.withdraw}
          card={card}
          act={onWithdraw}
        />
      </div>
    </div>
  );
}
