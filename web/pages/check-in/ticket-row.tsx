import styles from "./check-in.module.css";
import { clock } from "./clock.ts";
import type { CheckInTicket } from "./optimistic-check-ins.ts";

type Props = { ticket: CheckInTicket; letIn?(): void; undo?(): void };

/** One ticket and the one thing to do with it. */
export function TicketRow({ ticket, letIn, undo }: Props) {
  const { holder, party, session, code, checkedInAt, door } = ticket;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <b>{holder}</b>
        <span>{[`${party}명`, session, code].filter(Boolean).join(" · ")}</span>
        {checkedInAt && <span className={styles.came}>{`${clock(checkedInAt)} ${door ?? ""}`}</span>}
      </div>
      {letIn && !checkedInAt && (
        <button type="button" className={styles.in} onClick={letIn} aria-label={`${holder} 님 입장`}>
          입장
        </button>
      )}
      {letIn && checkedInAt && <span className={styles.done}>입장함</span>}
      {undo && (
        <button
          type="button"
          className={styles.quiet}
          onClick={undo}
          aria-label={`${holder} 님 입장 되돌리기`}
        >
          되돌리기
        </button>
      )}
    </li>
  );
}
