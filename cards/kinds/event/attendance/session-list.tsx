import { type ReactNode, use, useState } from "react";
import form from "#cards/parts/guest-entry/form.module.css";
import { FormContext } from "#cards/parts/guest-entry/form-context.ts";
import type { SeatsLeft, SeatWords } from "#cards/parts/guest-entry/seats.ts";
import { WEEKDAYS_EN } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";
import type { Session } from "./section.ts";
import styles from "./viewer.module.css";
import type { AttendanceWords } from "./words.ts";

type ChoiceProps = {
  sessions: readonly Session[];
  left: SeatsLeft | null;
  /** Undefined until it is loaded, with what is left. */
  count: SeatWords | undefined;
  hasWaitingList: boolean;
  say: AttendanceWords;
};

/** Every session is a ticket one could tear off. */
export function SessionChoice({ sessions, left, count, hasWaitingList, say }: ChoiceProps) {
  const { id, typed, problems } = use(FormContext);
  const [begun] = useState(typed.session ?? "");
  const problem = problems.session;
  return (
    <fieldset className={styles.choice} aria-describedby={problem ? `${id}session-problem` : undefined}>
      <legend className={form.label}>{say.session}</legend>
      <div className={styles.sessions}>
        {sessions.map((session) => {
          const seats = left?.[session.id];
          const isFull = seats === 0;
          return (
            <label key={session.id} className={styles.session}>
              <input
                type="radio"
                name="session"
                value={session.id}
                defaultChecked={session.id === begun}
                // Who has a seat here may stay, whatever became of the others.
                disabled={isFull && !hasWaitingList && session.id !== begun}
                required
                aria-invalid={problem ? true : undefined}
              />
              <SessionStub session={session}>
                {(seats !== undefined || session.capacity !== null) && (
                  <span className={styles.left} data-full={isFull}>
                    {isFull ? (hasWaitingList ? say.waitHere : count?.full) : seats && count?.left(seats)}
                    {/* Its line is kept until it is known. */}
                    {"\u00a0"}
                  </span>
                )}
              </SessionStub>
            </label>
          );
        })}
      </div>
      {problem && (
        <p id={`${id}session-problem`} className={form.mistake}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** The same to be read only. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <SessionStub session={session} />
        </li>
      ))}
    </ul>
  );
}

function SessionStub({ session, children }: { session: Session; children?: ReactNode }) {
  const { name, date, time, place } = session;
  const day = readDay(date);
  return (
    <span className={styles.stub}>
      <span className={styles.when}>
        {day && (
          <b>
            {day.month}.{day.day}
          </b>
        )}
        {day && <span>{WEEKDAYS_EN[day.weekday]}</span>}
        {time && <span>{time}</span>}
      </span>
      <span className={styles.what}>
        {name && <b>{name}</b>}
        {place && <span>{place}</span>}
        {children}
      </span>
    </span>
  );
}
